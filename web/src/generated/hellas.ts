// Made by tools/wire_types.py from src/pessoi/games/hellas/shown.py: change it there, then `make web/src/generated`.

export type Pair = [number, number];
export type Phase = 'deal' | 'opening' | 'main' | 'reinforcement' | 'expedition' | 'attack' | 'battle' | 'reorganisation' | 'end' | 'over';

/** A player: soldiers and ships are those in reserve. */
export interface Seat {
  /** white, red */
  id: string;
  cities: number;
  temples: number;
  soldiers: number;
  ships: number;
  /** by god: in hand */
  cards: Record<string, number>;
  /** by god: of these, not to be played in this turn */
  locked: Record<string, number>;
  /** by god: drawn and not yet looked at */
  face_down: Record<string, number>;
  /** cards of the hand that the opponent knows; to spectators, those that both players have seen */
  known: string[];
  /** that a reinforcement would have */
  steps: number;
}

/** A tile of the map with its city, as it lies. */
export interface Tile {
  id: string;
  cell: Pair;
  rotation: number;
  /** None: the dolphin tile's */
  owner: number | null;
  soldiers: number;
  ships: number;
  temple: boolean;
  /** six letters L or S, by direction */
  edges: string;
  /** directions */
  harbour: number[];
  /** connected tiles */
  by_land: string[];
  by_sea: string[];
}

/** An empty cell beside the map. */
export interface Place {
  cell: Pair;
  /** ships that count there */
  fleets: Pair;
}

/** The tile stack. */
export interface Stack {
  size: number;
  /** failed tiles under it, first to come first */
  bottom: string[];
  /** the others, whose order nobody knows */
  left: string[];
}

/** A god's cards: how many to draw, and which are discarded. */
export interface Pile {
  pile: number;
  discard: string[];
}

/** A card of the viewer's own hand. */
export interface Card {
  id: string;
  god: string;
  /** may be played in the opponent's turn */
  mark: boolean;
  locked: boolean;
}

/** A cell where the tile in hand fits by its edges. */
export interface Landing {
  cell: Pair;
  rotations: number[];
  fleets: Pair;
  /** to the active player; in the opening all are */
  open: boolean;
}

/** An expedition, or a tile drawn in the opening. */
export interface Expedition {
  /** drawn and not yet placed */
  tile: string | null;
  even_fleet: boolean;
  free_passage: boolean;
  /** granted ones left */
  extra: number;
  cells: Landing[];
}

/** A city that may be attacked now: what it takes, and who could go. */
export interface Goal {
  tile: string;
  defence: number;
  /** strength that wins if everybody comes by land; null if nobody can */
  by_land: number | null;
  /** if anybody comes by sea */
  by_sea: number | null;
  /** soldiers that each city can send */
  senders: Record<string, number>;
  /** soldiers that can be sent in all */
  most: number;
}

/** An attack; with a target, the battle and its count, with the soldiers that are just being asked for. */
export interface Attack {
  target: string | null;
  /** unconnected cities that may still send */
  far: number;
  /** cities that may still send their last soldier */
  levy: number;
  /** granted ones left */
  extra: number;
  /** in this action */
  attacked: string[];
  /** while the target is being chosen */
  goals: Goal[];
  /** soldiers by tile */
  sent?: Record<string, number>;
  by_sea?: boolean;
  attack?: number;
  defence?: number;
  /** in the target */
  soldiers?: number;
  attack_bonus?: number;
  defence_bonus?: number;
  /** ships that count as soldiers */
  ships_defend?: number;
  parity?: boolean;
  margin?: number;
  /** attack strength that wins */
  needed?: number;
  /** seat */
  behind?: number;
}

/** The whole position as a seat, or a spectator, knows it. */
export interface Shown {
  /** the seat in turn */
  active: number;
  /** turns begun, 0 in the opening */
  round: number;
  /** ends a stalemate */
  turn_limit: number;
  phase: Phase;
  /** cities by seat */
  scores: number[];
  /** cities needed at the end of one's own turn */
  to_win: number;
  seats: Seat[];
  /** the dolphin tile first, then ascending (q, r) */
  tiles: Tile[];
  frontier: Place[];
  stack: Stack;
  /** tiles set aside in the opening */
  aside: string[];
  /** by god */
  piles: Record<string, Pile>;
  /** cards on the table, not yet discarded */
  in_play: string[];
  /** empty for spectators */
  mine: Card[];
  expedition: Expedition | null;
  attack: Attack | null;
  /** the cell whose rotation is being chosen */
  turned: Pair | null;
  /** is pending */
  extra_turn: boolean;
  /** a seat, or -1 for a draw */
  winner: number | null;
}
