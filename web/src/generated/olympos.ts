// Made by tools/wire_types.py from src/pessoi/games/olympos/shown.py: change it there, then `make web/src/generated`.


/** What lies in front of a seat. */
export interface Player {
  /** the space of its time token */
  position: number;
  finished: boolean;
  /** the place in the order of play: 0 plays next */
  order: number;
  hourglasses: number;
  stock: number;
  reserve: number;
  /** Territory tokens by resource */
  tokens: Record<string, number>;
  /** by resource */
  cubes: Record<string, number>;
  /** as they count now, with Ares */
  swords: number;
  /** Zeus symbols as they count now, with the Zeus token */
  symbols: number;
  /** Star tokens */
  stars: number;
  zeus_token: boolean;
  /** one-shot stars from Athena */
  athena: number;
  /** marked by that Olympos card, like the next three */
  ares: boolean;
  siren: boolean;
  erinyes: boolean;
  keres: boolean;
  discoveries: string[];
  wonders: string[];
  /** action points off by resource, of Money and Agriculture */
  discounts: Record<string, number>;
  /** Destiny cards in hand */
  cards: number;
  /** face down: the viewer's own, or everybody's at the end */
  prestige: number | null;
  /** on the map */
  settlers: number;
  /** action points payable at most before the cross */
  budget: number;
  /** the score's parts; `prestige` is None where the seat's prestige is */
  parts: Record<string, number | null>;
}

/** Time tokens on one space, bottom first. */
export interface Pile {
  space: number;
  seats: number[];
}

/** A Zeus space with its Olympos cards, and how many of them are revealed. */
export interface ZeusSpace {
  space: number;
  cards: number;
  revealed: number;
}

/** The time track. */
export interface Track {
  start: number;
  last_zeus: number;
  cross: number;
  /** the next space where the seat in turn draws a card */
  next_zeus: number | null;
  piles: Pile[];
  zeus: ZeusSpace[];
  /** by space */
  end_points: Record<string, number>;
}

/** A territory: what is printed on it, then what lies there. */
export interface Territory {
  resource: string;
  star: boolean;
  atlantis: boolean;
  zeus: boolean;
  /** out of play */
  condemned: boolean;
  tribe: boolean;
  /** tokens lie with the controller while there is one */
  star_token: boolean;
  zeus_token: boolean;
  controller: number | 'barbarian' | null;
  /** owners bottom first: a settler's height is its index */
  stack: (number | 'barbarian')[];
}

/** A bonus space of a cell. */
export interface Bonus {
  kind: string;
  grey: boolean;
  open: boolean;
  owner: number | null;
}

/** A cell of the development board; costs are the viewer's, or those of the seat in turn. */
export interface Cell {
  id: string;
  row: string;
  /** from 1 */
  column: number;
  discovery: string | null;
  /** tiles in the pile */
  left: number;
  /** resources of the tiles left (Money, Agriculture) */
  variants: string[];
  /** resources that it names */
  fixed: Record<string, number>;
  /** grey resources, every group of a kind of its own */
  groups: number[];
  owners: number[];
  bonuses: Bonus[];
  ap: number;
  /** resources suffice */
  affordable: boolean;
  owned: boolean;
}

/** A wonder in the game. */
export interface Wonder {
  id: string;
  /** from 1 */
  column: number;
  /** stars */
  needs: number;
  points: number;
  builder: number | null;
  /** that the seat has for it, one-shot stars not counted */
  stars: number;
  ap: number;
}

/** The development board. */
export interface Board {
  /** in use */
  columns: number;
  grey_open: boolean;
  cells: Cell[];
  wonders: Wonder[];
}

export interface OlymposCards {
  /** oldest first */
  revealed: string[];
  latest: string | null;
  /** face down on the track */
  left: number;
}

export interface DestinyCards {
  /** cards left */
  deck: number;
  /** by card */
  discard: Record<string, number>;
}

/** What travelling costs the viewer, or the seat in turn. */
export interface Travel {
  new: number;
  land: number;
  /** None: forbidden */
  sea: number | null;
  /** Cavalry: a whole stretch of land */
  run: number | null;
}

/** A card in the viewer's hand, how many of it, and what it would bring now. */
export interface HandCard {
  card: string;
  count: number;
  gives: number;
}

/** What only the viewer sees. */
export interface Mine {
  hand: HandCard[];
  /** one of these is to be kept */
  drawn: string[];
}

/** A detour: what it costs, and what it leads to on the time track. */
export interface LongWay {
  ap: number;
  /** that pay */
  hourglasses: number;
  /** where the time token will be */
  space: number;
  /** Olympos cards still face down there */
  zeus: number;
  /** seats whose time tokens lie there, bottom first */
  tokens: number[];
  /** the player then plays again */
  again: boolean;
}

/** A destination: what it costs and why, the way there, and what follows. */
export interface Goal {
  to: string;
  /** the sum of the next four */
  ap: number;
  new: number;
  way: number;
  fight: number;
  erinyes: number;
  /** spaces entered */
  route: string[];
  rival: number | 'barbarian' | 'tribe' | null;
  /** that pay */
  hourglasses: number;
  /** where the time token will be */
  space: number;
  /** the player then plays again */
  again: boolean;
  /** cheapest first */
  detours: LongWay[];
}

/** While a settler's destination is asked for, or how long a detour there shall be (then there is only one). */
export interface Choice {
  origin: string;
  /** its height in the stack; None: a new settler */
  index: number | null;
  destinations: Goal[];
}

/** The table as a seat, or a spectator, sees it. */
export interface Shown {
  /** the seat in turn; during set-up, the one that condemns */
  active: number;
  /** turns begun so far; 0 during set-up */
  round: number;
  over: boolean;
  players: number;
  /** by seat as things stand; before the end without prestige, for all alike */
  scores: number[];
  seats: Player[];
  track: Track;
  map: Record<string, Territory>;
  board: Board;
  olympos: OlymposCards;
  destiny: DestinyCards;
  travel: Travel;
  mine: Mine;
  /** the territory or discovery that a question is about */
  about: string | null;
  /** action points of an Expansion before its payment */
  owed: number | null;
  /** of who is asked for it; nobody else is shown it */
  choice: Choice | null;
}
