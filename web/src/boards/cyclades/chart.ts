// The archipelago as paths: coasts, zones and borders, from the cells that the server lists.
import { cornerAt, Hexes } from '../../art/hexes';
import { closedSpline, hash, openSpline, rough, type Point } from '../../art/noise';
import type { MapZone } from './types';

export const SIZE = 33; // from a cell's centre to its corners
const WIDE = SIZE * Math.sqrt(3);
const SHIFT = 3.2;
const RIM = SIZE + 5; // from the outermost cells' centres to the picture's edge
const NAME = 56; // half the length of a tile's name
const BEACH = 6.5; // how far a coast lies outside its cells

export function centre([q, r]: readonly [number, number]): Point {
  return [WIDE * (q + r / 2), SIZE * 1.5 * r];
}

export interface Label {
  tile: string;
  x: number;
  y: number;
}

export interface Chart {
  coast: string;
  outer: string;
  /** The outline of each zone. */
  zones: Map<string, string>;
  seaBorders: string;
  landBorders: string;
  labels: Label[];
  /** Where a land zone meets a sea zone. */
  shore: (land: string, sea: string) => Point | null;
  box: { x: number; y: number; width: number; height: number };
}

/** The net of cells with its corners a little off the grid. */
class Grid extends Hexes {
  readonly info: Map<string, MapZone>;
  readonly #coast = new Map<string, Point>();

  constructor(zones: readonly MapZone[]) {
    super(zones.flatMap((zone) => zone.cells.map(([q, r]) => [2 * q + r, 3 * r, zone.id] as const)));
    this.info = new Map(zones.map((zone) => [zone.id, zone]));
  }

  kind(zone: string): 'land' | 'sea' {
    return this.info.get(zone)!.kind;
  }

  plain(key: string): Point {
    const [x, y] = cornerAt(key);
    return [(x * WIDE) / 2, (y * SIZE) / 2];
  }

  /** A corner, a little off the grid; on the coast if it lies there. */
  at(key: string): Point {
    return this.#coast.get(key) ?? this.off(key);
  }

  off(key: string): Point {
    const [x, y] = this.plain(key);
    return [x + SHIFT * (hash(`${key}x`) * 2 - 1), y + SHIFT * (hash(`${key}y`) * 2 - 1)];
  }

  isCoast(from: string, to: string): boolean {
    const other = this.side(to, from);
    return other === undefined || this.kind(other) === 'sea';
  }

  /** A rough smooth line around a ring, pushed outwards; corners of coasts are remembered. */
  shoreline(ring: readonly string[], out: number, keep: boolean): string {
    const count = ring.length;
    const pushed = ring.map((key, i): Point => {
      const before = this.plain(ring[(i + count - 1) % count]!);
      const after = this.plain(ring[(i + 1) % count]!);
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy) || 1;
      const [x, y] = this.off(key);
      return [x + (dy / length) * out, y - (dx / length) * out];
    });
    const points = pushed.flatMap((p, i) => [
      p,
      ...rough(p, pushed[(i + 1) % count]!, 3, 3, 1.5, `${ring[i]}${ring[(i + 1) % count]}`),
    ]);
    if (keep) {
      ring.forEach((key, i) => {
        const [a, b, c] = [points[(3 * i + points.length - 1) % points.length]!, points[3 * i]!, points[3 * i + 1]!];
        this.#coast.set(key, [(a[0] + 6 * b[0] + c[0]) / 8, (a[1] + 6 * b[1] + c[1]) / 8]);
      });
    }
    return closedSpline(points);
  }

  outline(id: string): string {
    const land = this.kind(id) === 'land';
    return this.rings((zone) => zone === id)
      .map((ring) =>
        closedSpline(
          ring.flatMap((key, i) => {
            const to = ring[(i + 1) % ring.length]!;
            const bay = land && this.isCoast(key, to) ? rough(this.at(key), this.at(to), 3, 3, 5, `${key}${to}`) : [];
            return [this.at(key), ...bay];
          }),
        ),
      )
      .join('');
  }

  /** Lines between two zones of a kind. */
  lines(kind: string): string {
    return this.borders((one, other) => this.kind(one) === kind && this.kind(other) === kind)
      .map((line) => openSpline(line.map((key) => this.at(key))))
      .join('');
  }
}

/** For each tile the sea cell that lies farthest from land, at the rim if possible. */
function labels(zones: readonly MapZone[]): Label[] {
  const lands = zones.filter((zone) => zone.kind === 'land').flatMap((zone) => zone.cells.map(centre));
  const best = new Map<string, Label & { room: number }>();
  const all = zones.flatMap((zone) => zone.cells.map(centre));
  for (const zone of zones.filter((z) => z.kind === 'sea')) {
    const tile = zone.id.slice(0, 3);
    for (const cell of zone.cells) {
      const [x, y] = centre(cell);
      const far = Math.min(...lands.map(([a, b]) => Math.hypot((a - x) * 0.8, b - y)));
      const beside = all.filter(([a, b]) => Math.hypot(a - x, b - y) < WIDE * 1.1).length;
      const room = Math.min(far, WIDE * 1.5) + (7 - beside) * 4;
      if (room > (best.get(tile)?.room ?? 0)) best.set(tile, { tile, x, y, room });
    }
  }
  return [...best.values()];
}

let drawn: { tiles: string; chart: Chart } | undefined;
/** The chart of a map, which never changes during a game: drawn once. */
export function chartOf(map: { tiles: unknown; zones: readonly MapZone[] } | null): Chart {
  const tiles = JSON.stringify(map?.tiles ?? null);
  if (drawn?.tiles !== tiles) drawn = { tiles, chart: drawChart(map?.zones ?? []) };
  return drawn.chart;
}

function drawChart(zones: readonly MapZone[]): Chart {
  const grid = new Grid(zones);
  const islands = new Set(zones.filter((zone) => zone.kind === 'land').map((zone) => zone.island));
  const coast = [...islands]
    .flatMap((island) => grid.rings((id) => grid.kind(id) === 'land' && grid.info.get(id)!.island === island))
    .map((ring) => grid.shoreline(ring, BEACH, true))
    .join('');
  const outer = grid
    .rings(() => true)
    .map((ring) => grid.shoreline(ring, 4, false))
    .join('');
  const shores = new Map<string, Point>();
  for (const [from, to, zone, other] of grid.edges()) {
    if (other === undefined || grid.kind(zone) !== 'land') continue;
    const [a, b] = [grid.at(from), grid.at(to)];
    shores.set(`${zone} ${other}`, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  const points = zones.flatMap((zone) => zone.cells.map(centre));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - RIM, Math.min(...ys) - RIM - 4];
  const [width, height] = [Math.max(...xs) + RIM - x, Math.max(...ys) + RIM + 4 - y];
  return {
    coast,
    outer,
    zones: new Map(zones.map((zone) => [zone.id, grid.outline(zone.id)])),
    seaBorders: grid.lines('sea'),
    landBorders: grid.lines('land'),
    labels: labels(zones).map((label) => ({ ...label, x: Math.max(x + NAME, Math.min(label.x, x + width - NAME)) })),
    shore: (land, sea) => shores.get(`${land} ${sea}`) ?? null,
    box: { x, y, width, height },
  };
}
