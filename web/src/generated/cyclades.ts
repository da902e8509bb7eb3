// Made by tools/wire_types.py from src/pessoi/games/cyclades/shown.py: change it there, then `make web/src/generated`.

export type Pair = [number, number];
export type Phase = 'setup' | 'init' | 'income' | 'offerings' | 'upkeep' | 'actions' | 'cycle_end';

export interface Seat {
  team: number;
  factions: string[];
}

export interface Team {
  factions: string[];
  metropolises: number;
  gold: number | null;
}

/** A metropolis on a hero's card. */
export interface Holder {
  hero: string;
  bonus: string;
  /** its reduction was used in this cycle */
  spent: boolean;
}

export interface Faction {
  id: string;
  seat: number;
  team: number;
  /** its team's */
  gold: number | null;
  priestesses: number;
  philosophers: number;
  philosophers_needed: number;
  lands: number;
  seas: number;
  income: number;
  metropolises: number;
  /** by base type */
  buildings: Record<string, number>;
  /** reductions on creatures that are left in this cycle */
  temples: number;
  troops_left: number;
  fleets_left: number;
  /** on the map */
  heroes: string[];
  holders: Holder[];
  creatures: string[];
  /** creatures under Heracles */
  trophies: string[];
  god: string | null;
  bid: number;
  acted: boolean;
  silenced: boolean;
  eliminated: boolean;
}

export interface Tile {
  id: string;
  u: number;
  v: number;
  rotation: number;
}

/** A zone as it is printed. */
export interface MapZone {
  id: string;
  kind: 'land' | 'sea';
  /** -1 at sea */
  island: number;
  x: number;
  y: number;
  /** hexes, [q, r] each */
  cells: Pair[];
  sites: number;
  cornucopia: number;
  priestess: boolean;
  near: string[];
}

export interface Map {
  side: 'a' | 'b';
  hex_size: number;
  tiles: Tile[];
  zones: MapZone[];
}

export interface Building {
  type: string;
  /** of a metropolis */
  bonus: string | null;
  /** the sea zone that a port or metropolis opens onto */
  opens: string | null;
  /** the reduction of a temple or metropolis was used in this cycle */
  spent: boolean;
}

/** What stands in a zone. */
export interface Zone {
  owner: string | null;
  troops: number;
  mercenaries: number;
  fleets: number;
  heroes: string[];
  creature: string | null;
  /** by site */
  buildings: (Building | null)[];
  tokens: number;
  gold: number;
  closed: boolean;
  suppressed: boolean;
}

export interface God {
  god: string;
  face_up: boolean;
  faction: string | null;
  bid: number | null;
}

/** A space of the creature track. */
export interface Space {
  cost: number;
  creature: string | null;
  reserved_by: string | null;
  /** for the faction in turn */
  price: number | null;
}

export interface Supply {
  mercenaries: number;
  philosophers: number;
  priestesses: number;
  /** by base type */
  buildings: Record<string, number>;
  /** by bonus */
  tokens: Record<string, number>;
}

/** What the faction in turn has used. */
export interface Turn {
  extra_recruits: number;
  extra_cards: number;
  hired: number;
  peeked: number;
  /** by hero */
  hero_moves: Record<string, number>;
}

/**
 * A side of a combat; die and strength are null before the roll.
 * Units are those that are left; force and strength, once compared, stay as they were compared.
 */
export interface Side {
  faction: string;
  troops: number;
  mercenaries: number;
  fleets: number;
  heroes: string[];
  minotaur: boolean;
  /** fortresses and metropolises */
  walls: number;
  ports: number;
  /** strength without die */
  force: number;
  /** the round has cost it a unit */
  fallen: boolean;
  die: number | null;
  strength: number | null;
}

export interface Battle {
  zone: string;
  round: number;
  attacker: Side;
  defender: Side;
  /** of another round, between rounds: throws the attacker wins, nobody wins, the rest */
  odds: number[] | null;
}

/** What the seat alone knows; nothing for a watcher. */
export interface Mine {
  gold?: number;
  /** the creature that Zeus showed */
  top_card?: string | null;
  /** by the Sphinx */
  drawn?: string[];
}

export interface Shown {
  /** the seat in turn */
  active: number | null;
  /** the cycle */
  round: number;
  /** by seat: metropolises of its team */
  scores: number[];
  mode: string;
  /** metropolises that end the game */
  goal: number;
  phase: Phase;
  /** the one in turn */
  faction: string | null;
  seats: Seat[];
  teams: Team[];
  factions: Faction[];
  /** null while it is being drawn */
  map: Map | null;
  zones: Record<string, Zone>;
  /** by slot, Apollo last */
  gods: God[];
  /** the god that the faction in turn is naming its offering for */
  bidding: string | null;
  /** the offering scale */
  spaces: number[];
  turn_order: string[];
  next_order: (string | null)[];
  creature_track: Space[];
  hero_track: (string | null)[];
  hero_cost: number;
  creature_deck: number;
  creature_discard: string[];
  hero_deck: number;
  hero_discard: string[];
  hero_removed: string[];
  supply: Supply;
  turn: Turn;
  battle: Battle | null;
  mine: Mine;
}
