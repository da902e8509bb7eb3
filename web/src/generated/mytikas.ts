// Made by tools/wire_types.py from src/pessoi/games/mytikas/shown.py: change it there, then `make web/src/generated`.


/** How near each trigger of the end is. */
export interface End {
  levels_emptied: number;
  levels_to_end: number;
  locks_left: number;
  locks: number;
  most_pieces: number;
  pieces_to_end: number;
  turns: number;
  turns_to_end: number;
  /** a key end-…, or empty */
  triggered: string;
}

export interface Piece {
  seat: number;
  building: string;
  slot: string;
  home: boolean;
}

/** A level of the mountain. */
export interface Level {
  level: number;
  tokens: number;
  tokens_at_start: number;
  pieces: Piece[];
}

/** An action space. */
export interface Space {
  id: string;
  god: string;
  side: 'day' | 'night';
  main: string;
  bonus: string;
  /** whose builder is there */
  builder: number | null;
  /** by a builder */
  barred: boolean;
  /** the active player could go there now */
  open: boolean;
  /** the active player may take the bonus there (a favor or a card), as far as favors go */
  bonus_right: boolean;
}

/** A place for a piece on a player board. */
export interface Slot {
  id: string;
  building: string;
  /** empty under the home city */
  effect: string;
  /** its level, or 0 */
  built: number;
  points: number;
  /** by resource, after rebates */
  cost: Record<string, number>;
  /** by resource */
  printed: Record<string, number>;
  /** levels */
  affordable: number[];
}

/** A player and the player board. */
export interface Seat {
  seat: number;
  color: string;
  /** 1 is the first player; none before the draw */
  order: number | null;
  score: number;
  /** points */
  buildings: number;
  deity_points: number;
  pieces: number;
  pieces_of: number;
  reserve: number;
  /** by god */
  favors: Record<string, number>;
  /** its space */
  builder: string | null;
  /** by level "1" to "4", by resource */
  goods: Record<string, Record<string, number>>;
  /** by resource */
  totals: Record<string, number>;
  locks: number;
  cards: string[];
  slots: Slot[];
}

/** A card that has been seen. */
export interface Deity {
  place: 'seat' | 'river' | 'bottom' | 'dealt';
  seat: number | null;
  offerings: number;
  lock: string | null;
  lock_value: number | null;
  /** its power works for its holder now */
  active: boolean;
  /** in which turn */
  gained: number | null;
  /** points for its holder now */
  worth: number | null;
  /** points by seat if each held it (counting the card itself as theirs where cards count) */
  worth_for: number[];
}

export interface RiverPlace {
  /** none: face down */
  deity: string | null;
  claimed: boolean;
  lock: string | null;
  lock_value: number | null;
  /** the current lock lies here */
  next: boolean;
}

export interface Deck {
  /** face down, the river's excluded */
  cards: number;
  bottom: string[];
  lock: string | null;
  lock_value: number | null;
  next: boolean;
}

export interface Lock {
  id: string;
  value: number;
}

/** What only the viewer sees: nothing in this game. */
export type Private = Record<string, never>;

/** The whole table. */
export interface Shown {
  /** the seat in turn; -1 before the first player is drawn */
  active: number;
  /** turns of the table begun so far, divided by the players, rounded up */
  round: number;
  /** points by seat as things stand */
  scores: number[];
  phase: 'setup' | 'play' | 'over';
  turn: number;
  /** the first player's seat; -1 before the draw */
  first: number;
  draft: boolean;
  /** with two players a builder bars both sides of its god */
  mode: 'whole_god' | 'single_space';
  end: End;
  /** from the foot to the summit */
  mountain: Level[];
  spaces: Space[];
  /** favors left by god */
  stacks: Record<string, number>;
  seats: Seat[];
  deities: Record<string, Deity>;
  /** from the first card towards the deck */
  river: RiverPlace[];
  deck: Deck;
  /** the current one */
  lock: Lock | null;
  /** cards that nobody has seen */
  unseen: string[];
  /** cards whose start power was used in this turn */
  used: string[];
  mine: Private;
}
