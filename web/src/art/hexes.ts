// Regions of hexagons as a net of corners: which region lies beside each edge, outlines, borders.

const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;

/** Corners are keyed by whole numbers "x,y": half a cell's width, a quarter of its height. */
export function cornerAt(key: string): [number, number] {
  return key.split(',').map(Number) as [number, number];
}

export class Hexes {
  /** The region at the left of each directed edge. */
  readonly #sides = new Map<string, Map<string, string>>();

  /** Cells by their centres, in the same units as corners, and the region that each belongs to. */
  constructor(cells: Iterable<readonly [x: number, y: number, region: string]>) {
    for (const [x, y, region] of cells) {
      const keys = CORNERS.map(([dx, dy]) => `${x + dx},${y + dy}`);
      keys.forEach((from, i) => {
        if (!this.#sides.has(from)) this.#sides.set(from, new Map());
        this.#sides.get(from)!.set(keys[(i + 1) % 6]!, region);
      });
    }
  }

  corners(): Iterable<string> {
    return this.#sides.keys();
  }

  side(from: string, to: string): string | undefined {
    return this.#sides.get(from)?.get(to);
  }

  /** Every directed edge, the region at its left and the one at its right, if any. */
  *edges(): Generator<[from: string, to: string, left: string, right: string | undefined]> {
    for (const [from, all] of this.#sides)
      for (const [to, region] of all) yield [from, to, region, this.side(to, from)];
  }

  /** The outlines, as rings of corners, of all cells whose region passes the test. */
  rings(test: (region: string) => boolean): string[][] {
    const next = new Map<string, string[]>();
    for (const [from, to, left, right] of this.edges()) {
      if (test(left) && !(right !== undefined && test(right))) next.set(from, [...(next.get(from) ?? []), to]);
    }
    const rings: string[][] = [];
    while (next.size) {
      const start = next.keys().next().value!;
      const ring: string[] = [];
      let at = start;
      do {
        ring.push(at);
        const ways = next.get(at)!;
        const to = ways.shift()!;
        if (!ways.length) next.delete(at);
        at = to;
      } while (at !== start);
      rings.push(ring);
    }
    return rings;
  }

  /** The lines between two regions that pass the test, each pair's edges chained. */
  borders(test: (one: string, other: string) => boolean): string[][] {
    const pairs = new Map<string, Map<string, string>>();
    for (const [from, to, left, right] of this.edges()) {
      if (right === undefined || left >= right || !test(left, right)) continue;
      const pair = `${left} ${right}`;
      if (!pairs.has(pair)) pairs.set(pair, new Map());
      pairs.get(pair)!.set(from, to);
    }
    return [...pairs.values()].flatMap((after) => {
      const ends = new Set(after.values());
      const lines: string[][] = [];
      // Lines begin where no edge ends; what is left after them are rings.
      for (const start of [...after.keys()].sort((a, b) => Number(ends.has(a)) - Number(ends.has(b)))) {
        const line = [start];
        for (let to = after.get(start); to !== undefined; to = after.get(to)) {
          after.delete(line[line.length - 1]!);
          line.push(to);
        }
        if (line.length > 1) lines.push(line);
      }
      return lines;
    });
  }
}
