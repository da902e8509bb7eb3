// One side of a tile of Cyclades as an owner corrects it: its cells belong to zones, and zones hang together.
export const CELLS = 19;
export const ZONES = ['l1', 'l2', 'l3', 's1', 's2', 's3'] as const;
export type Cell = readonly [q: number, r: number];
export type Kind = 'land' | 'sea';

export interface Zone {
  zone: string;
  kind: Kind;
  cells: number[];
  sites: number;
  cornucopia: number;
  priestess: boolean;
}

export const kindOf = (zone: string): Kind => (zone.startsWith('l') ? 'land' : 'sea');
/** A zone that the side did not have. */
export const fresh = (zone: string): Zone => ({
  zone,
  kind: kindOf(zone),
  cells: [],
  sites: kindOf(zone) === 'land' ? 1 : 0,
  cornucopia: 0,
  priestess: false,
});

export const zoneOf = (zones: readonly Zone[], cell: number) => zones.find(({ cells }) => cells.includes(cell))?.zone;

/** Cells given to a zone; one without cells is gone. */
export function given(zones: readonly Zone[], cells: readonly number[], to: string): Zone[] {
  const all = zones.some(({ zone }) => zone === to) ? zones : [...zones, fresh(to)];
  return all
    .map((found) => {
      const rest = found.cells.filter((cell) => !cells.includes(cell));
      return { ...found, cells: found.zone === to ? [...rest, ...cells] : rest };
    })
    .filter((found) => found.cells.length > 0)
    .sort((a, b) => ZONES.indexOf(a.zone as (typeof ZONES)[number]) - ZONES.indexOf(b.zone as (typeof ZONES)[number]));
}

const isBeside = ([q, r]: Cell, [u, v]: Cell) => {
  const [dq, dr] = [u - q, v - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1;
};

/** The pieces of a set of cells. */
export function pieces(cells: readonly number[], at: readonly Cell[]): number[][] {
  const left = new Set(cells);
  const found: number[][] = [];
  while (left.size) {
    const piece: number[] = [];
    const next = [left.values().next().value!];
    left.delete(next[0]!);
    for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
      piece.push(cell);
      for (const other of left)
        if (isBeside(at[cell]!, at[other]!)) {
          left.delete(other);
          next.push(other);
        }
    }
    found.push(piece);
  }
  return found.sort((a, b) => b.length - a.length);
}

export interface Torn {
  zone: string;
  piece: number[];
  /** Zones of its kind that touch the piece, or that the side has not yet: it can be given to them. */
  takers: string[];
}

/** Pieces of zones that have come apart, the largest of each left out. */
export function torn(zones: readonly Zone[], at: readonly Cell[]): Torn[] {
  return zones.flatMap(({ zone, cells }) =>
    pieces(cells, at)
      .slice(1)
      .map((piece) => ({
        zone,
        piece,
        takers: ZONES.filter((name) => {
          if (name === zone || kindOf(name) !== kindOf(zone)) return false;
          const other = zones.find((found) => found.zone === name);
          return !other || other.cells.some((cell) => piece.some((own) => isBeside(at[own]!, at[cell]!)));
        }),
      })),
  );
}

/** The place a cell comes to when its tile is turned by sixths. */
export function turned(cell: number, rotation: number): number {
  if (cell === 0) return 0;
  return cell <= 6 ? ((cell - 1 + rotation) % 6) + 1 : 7 + ((cell - 7 + 2 * rotation) % 12);
}

export interface Placement {
  tile: string;
  pos: readonly [number, number];
  rotation: number;
}

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Places beside the tiles that lie, where none does. */
export function free(placements: readonly Placement[]): (readonly [number, number])[] {
  const taken = new Set(placements.map(({ pos }) => pos.join()));
  const found = new Map<string, readonly [number, number]>();
  for (const { pos } of placements)
    for (const [u, v] of AROUND) {
      const place = [pos[0] + u, pos[1] + v] as const;
      if (!taken.has(place.join()) && Math.max(...place.map(Math.abs)) <= 8) found.set(place.join(), place);
    }
  return [...found.values()];
}

/** Another tile in a place; if it lay elsewhere, the two change places. */
export function laid(placements: readonly Placement[], n: number, tile: string): Placement[] {
  const before = placements[n]!.tile;
  return placements.map((placed, m) =>
    m === n ? { ...placed, tile } : placed.tile === tile ? { ...placed, tile: before } : placed,
  );
}
