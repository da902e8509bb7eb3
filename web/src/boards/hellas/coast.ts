// The coast: the lands of all tiles joined where they meet, and a shore drawn by seeded noise around what is left.
import { closedSpline, hash, polygon, rough, type Point } from '../../art/noise';
import type { Place, Tile, TileFigure } from './types';

export const R = 100;
const SIDE = Math.sqrt(3) / 2;

export type Laid = Pick<Tile, 'id' | 'cell' | 'rotation'>;

export function centre([q, r]: readonly [number, number]): Point {
  return [Math.sqrt(3) * R * (q + r / 2), 1.5 * R * r];
}

/** A point of a tile's own drawing (circumradius 1) where it lies on the map. */
export function onMap(local: Point, tile: Pick<Tile, 'cell' | 'rotation'>): Point {
  const [cx, cy] = centre(tile.cell);
  const angle = (Math.PI / 3) * tile.rotation;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cx + R * (local[0] * cos - local[1] * sin), cy + R * (local[0] * sin + local[1] * cos)];
}

/** The map with the cells around it, in its own units: laying a tile does not change it as long as there is room. */
export function world(
  tiles: readonly Pick<Tile, 'cell'>[],
  frontier: readonly Pick<Place, 'cell'>[],
  least: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const reach = [
    ...tiles.map(({ cell }) => ({ at: centre(cell), x: R * 0.95, y: R * 1.08 })),
    ...frontier.map(({ cell }) => ({ at: centre(cell), x: R * 0.7, y: R * 0.62 })),
  ];
  const [left, right] = [Math.min(...reach.map((p) => p.at[0] - p.x)), Math.max(...reach.map((p) => p.at[0] + p.x))];
  const [top, bottom] = [Math.min(...reach.map((p) => p.at[1] - p.y)), Math.max(...reach.map((p) => p.at[1] + p.y))];
  const [width, height] = [Math.max(least.width, right - left), Math.max(least.height, bottom - top)];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

export function hex(cell: readonly [number, number], size = R): Point[] {
  const [cx, cy] = centre(cell);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return [cx + size * Math.cos(angle), cy + size * Math.sin(angle)] as const;
  });
}

export function hexPath(cell: readonly [number, number], size = R): string {
  return polygon(hex(cell, size));
}

interface Edge {
  from: Point;
  to: Point;
  rim: boolean;
}

const key = ([x, y]: Point) => `${Math.round(x / 2)},${Math.round(y / 2)}`;

export function byId(tiles: readonly TileFigure[]): Record<string, TileFigure> {
  return Object.fromEntries(tiles.map((figure) => [figure.id, figure]));
}

/** Whether an edge of a tile's drawing lies on the tile's rim. */
function onRim(a: Point, b: Point): boolean {
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
  for (let i = 0; i < 6; i++) {
    const angle = (Math.PI / 3) * i;
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    const reach = (p: readonly [number, number]) => p[0] * nx + p[1] * ny;
    if ([a, b, middle].every((p) => reach(p) > SIDE - 0.02)) return true;
  }
  return false;
}

function clockwise(points: readonly Point[]): Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    area += x * ny - nx * y;
  });
  return area > 0 ? [...points] : [...points].reverse();
}

/** The shores of all lands as one path, and the rims behind which land goes on unseen. */
export function coast(tiles: readonly Laid[], figures: Record<string, TileFigure>): { shore: string; rims: string } {
  const edges = new Map<string, Edge>();
  for (const tile of tiles) {
    for (const land of figures[tile.id]!.land_polygons) {
      const points = clockwise(land);
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length]!;
        const [from, to] = [onMap(a, tile), onMap(b, tile)];
        const back = `${key(to)}|${key(from)}`;
        if (edges.has(back)) edges.delete(back);
        else edges.set(`${key(from)}|${key(to)}`, { from, to, rim: onRim(a, b) });
      });
    }
  }
  const starts = new Map<string, Edge[]>();
  for (const edge of edges.values()) starts.set(key(edge.from), [...(starts.get(key(edge.from)) ?? []), edge]);
  let shore = '';
  let rims = '';
  for (const edge of edges.values()) {
    if (edge.rim) rims += polygon([edge.from, edge.to]).replace('Z', '');
  }
  while (starts.size) {
    const loop: Point[] = [];
    let here = starts.keys().next().value as string;
    for (;;) {
      const list = starts.get(here);
      if (!list?.length) break;
      const edge = list.shift()!;
      if (!list.length) starts.delete(here);
      loop.push(edge.from, edge.from);
      if (!edge.rim) loop.push(...rough(edge.from, edge.to, 6, 5, 9, `${key(edge.from)}${key(edge.to)}`));
      here = key(edge.to);
    }
    if (loop.length > 2) shore += closedSpline(loop);
  }
  return { shore, rims };
}

/** A few trees and hills on a tile's land, away from the city: [x, y, size, kind]. */
export function scenery(tile: Laid, figure: TileFigure): [number, number, number, 'tree' | 'hill'][] {
  const found: [number, number, number, 'tree' | 'hill'][] = [];
  figure.land_polygons.forEach((land, n) => {
    const middle = land.reduce(([x, y], p) => [x + p[0] / land.length, y + p[1] / land.length], [0, 0]);
    for (let i = 0; i < 3; i++) {
      const corner = land[Math.floor(hash(`${tile.id}${n}${i}`) * land.length)]!;
      const t = 0.35 + 0.3 * hash(`${tile.id}${n}${i}t`);
      const local: Point = [middle[0]! * (1 - t) + corner[0] * t, middle[1]! * (1 - t) + corner[1] * t];
      const city = figure.city_xy;
      if (city && Math.hypot(local[0] - city[0] * 0.74, local[1] - city[1] * 0.74) < 0.5) continue;
      const [x, y] = onMap(local, tile);
      found.push([x, y, 9 + 5 * hash(`${tile.id}${i}s`), hash(`${tile.id}${n}${i}k`) > 0.4 ? 'tree' : 'hill']);
    }
  });
  return found;
}
