// The map as paths: the hexes of the data file grown into coasts; neighbours share every point of their border.
import { cornerAt, Hexes } from '../../art/hexes';
import { fixed, hash, type Point } from '../../art/noise';
import type { Space } from './types';

export interface Chart {
  /** The outline of each space. */
  shapes: Map<string, string>;
  land: string;
  landBorders: string;
  seaBorders: string;
  /** Where pieces stand: the roomiest point of each territory, with its distance from the border. */
  slots: Map<string, { x: number; y: number; room: number }>;
}

const WIDE = 1000 / 45; // half a hex's width
const HIGH = 1000 / 70; // a quarter of its height
const RIM = 2; // the grid goes on beyond the frame by so many cells
type Kind = 'coast' | 'land' | 'sea';
const ROUGH: Record<Kind, number> = { coast: 0.13, land: 0.1, sea: 0.03 };

function centre(c: number, r: number): [number, number] {
  return [2 * c + 1 + (r & 1), 2 + 3 * r];
}

/** Every cell's space; those beyond the frame belong to the nearest one inside. */
function spread(spaces: readonly Space[], columns: number, rows: number): [number, number, string][] {
  const inside = spaces.flatMap((space) => space.hexes.map(([c, r]) => ({ c, r, id: space.id, at: centre(c, r) })));
  const taken = new Set(inside.map(({ c, r }) => `${c},${r}`));
  const all = inside.map(({ at, id }): [number, number, string] => [...at, id]);
  for (let r = -RIM; r < rows + RIM; r++) {
    for (let c = -RIM; c < columns + RIM; c++) {
      if (taken.has(`${c},${r}`)) continue;
      const [x, y] = centre(c, r);
      let best = { far: Infinity, id: '' };
      for (const cell of inside) {
        const far = Math.abs(x - cell.at[0]) + Math.abs(y - cell.at[1]) * 0.62;
        if (far < best.far) best = { far, id: cell.id };
      }
      all.push([x, y, best.id]);
    }
  }
  return all;
}

/** The net of cells, smoothed and roughened. */
class Grid extends Hexes {
  readonly #kinds: Map<string, string>;
  readonly #at = new Map<string, Point>();

  constructor(spaces: readonly Space[], columns: number, rows: number) {
    super(spread(spaces, columns, rows));
    this.#kinds = new Map(spaces.map((space) => [space.id, space.kind]));
    for (const corner of this.corners()) {
      const [u, v] = cornerAt(corner);
      this.#at.set(corner, [u * WIDE, v * HIGH]);
    }
    this.#smooth();
  }

  isLand = (id: string): boolean => this.#kinds.get(id) !== 'sea';

  /** What an edge parts, or null inside a space and at the rim. */
  #kindOf(from: string, to: string): Kind | null {
    const [a, b] = [this.side(from, to), this.side(to, from)];
    if (a === undefined || b === undefined || a === b) return null;
    return this.isLand(a) !== this.isLand(b) ? 'coast' : this.isLand(a) ? 'land' : 'sea';
  }

  /** Corners move towards their neighbours on the same line, and back a little (Taubin), so that nothing shrinks. */
  #smooth(): void {
    const beside = new Map<string, { to: string; kind: Kind }[]>();
    for (const [from, to] of this.edges()) {
      const kind = this.#kindOf(from, to);
      if (kind) beside.set(from, [...(beside.get(from) ?? []), { to, kind }]);
    }
    for (const step of [0.55, -0.42, 0.55, -0.42, 0.55, -0.42, 0.3]) {
      const moved: [string, Point][] = [];
      for (const [corner, all] of beside) {
        const coast = all.filter(({ kind }) => kind === 'coast');
        const guides = coast.length === 2 ? coast : all;
        if (guides.length < 2) continue;
        const [x, y] = this.#at.get(corner)!;
        const goals = guides.map(({ to }) => this.#at.get(to)!);
        const mean = (axis: 0 | 1) => goals.reduce((sum, point) => sum + point[axis], 0) / goals.length;
        moved.push([corner, [x + step * (mean(0) - x), y + step * (mean(1) - y)]]);
      }
      for (const [corner, point] of moved) this.#at.set(corner, point);
    }
    for (const corner of beside.keys()) {
      const [x, y] = this.#at.get(corner)!;
      this.#at.set(corner, [x + (hash(`${corner}x`) - 0.5) * 3.6, y + (hash(`${corner}y`) - 0.5) * 3.6]);
    }
  }

  /** From a corner on towards the next one: the same points from both sides. */
  #stretch(from: string, to: string): Point[] {
    const kind = this.#kindOf(from, to);
    const start = this.#at.get(from)!;
    if (!kind) return [start];
    const flip = from > to;
    const [a, b] = flip ? [this.#at.get(to)!, start] : [start, this.#at.get(to)!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const between = (kind === 'coast' ? [1 / 3, 2 / 3] : [1 / 2]).map((t, i): Point => {
      const off = (hash(`${flip ? to : from}${i}${flip ? from : to}`) * 2 - 1) * ROUGH[kind];
      return [a[0] + dx * t - dy * off, a[1] + dy * t + dx * off];
    });
    return [start, ...(flip ? between.reverse() : between)];
  }

  /** The outlines of all cells whose space passes the test. */
  outlines(test: (id: string) => boolean): Point[][] {
    return this.rings(test).map((ring) =>
      ring.flatMap((corner, i) => this.#stretch(corner, ring[(i + 1) % ring.length]!)),
    );
  }

  /** The lines between two lands, or two seas. */
  lines(land: boolean): Point[][] {
    return this.borders((one, other) => this.isLand(one) === land && this.isLand(other) === land).map((line) =>
      line.flatMap((corner, i) =>
        i + 1 < line.length ? this.#stretch(corner, line[i + 1]!) : [this.#at.get(corner)!],
      ),
    );
  }
}

function path(points: readonly Point[], closed: boolean): string {
  return `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}${closed ? 'z' : ''}`;
}

function holds(rings: readonly Point[][], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + ring.length - 1) % ring.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

/** The point farthest from the outline and from the frame. */
function roomiest(rings: readonly Point[][]): { x: number; y: number; room: number } {
  const points = rings.flat();
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best = { x: left + width / 2, y: top + height / 2, room: 0 };
  for (let i = 1; i < 20; i++) {
    for (let j = 1; j < 20; j++) {
      const [x, y] = [left + (width * i) / 20, top + (height * j) / 20];
      if (!holds(rings, x, y)) continue;
      let room = Math.min(x, 1000 - x, y, 1000 - y);
      // Pieces stand side by side: room to the left and right matters more.
      for (const [u, v] of points) room = Math.min(room, Math.hypot((u - x) * 0.85, v - y));
      if (room > best.room) best = { x, y, room };
    }
  }
  return best;
}

export function drawChart(spaces: readonly Space[], columns: number, rows: number): Chart {
  const grid = new Grid(spaces, columns, rows);
  const outlines = new Map(spaces.map((space) => [space.id, grid.outlines((id) => id === space.id)]));
  const join = (lines: Point[][], closed: boolean) => lines.map((line) => path(line, closed)).join('');
  return {
    shapes: new Map([...outlines].map(([id, rings]) => [id, join(rings, true)])),
    land: join(grid.outlines(grid.isLand), true),
    landBorders: join(grid.lines(true), false),
    seaBorders: join(grid.lines(false), false),
    slots: new Map(
      spaces.filter((space) => space.kind === 'land').map((space) => [space.id, roomiest(outlines.get(space.id)!)]),
    ),
  };
}
