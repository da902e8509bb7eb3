// Where things stand on a tile: city and soldiers on its land, ships in its harbour, its name where room is left. All give
// way a little where it is crowded, and nothing leaves the tile.
import { overlap, spread, type Box } from '../../art/labels';
import type { Point } from '../../art/noise';
import { centre, onMap, R } from './coast';
import type { Tile, TileFigure } from './types';

export interface Standing {
  city: Point;
  /** As many as are drawn; more are a number at the last one. */
  soldiers: Point[];
  ships: Point[];
  name: Box;
}

const [MEN, SHIPS] = [3, 2]; // drawn one by one; from two on a number says how many there are
const [APART, ASTERN] = [22, 16];
const SIDE = (R * Math.sqrt(3)) / 2;

/** Whether a box lies within a tile around (0, 0). */
export function inTile({ x, y, width, height }: Box): boolean {
  const [u, v] = [Math.abs(x) + width / 2, Math.abs(y) + height / 2];
  return u <= SIDE && v <= R && v <= R - ((u - SIDE * 0.02) * R) / (2 * SIDE);
}

/** The places of a grid over the tile, as steps from a box. */
function grid({ x, y }: Box): Point[] {
  const steps: Point[] = [];
  for (let v = -78; v <= 78; v += 6) for (let u = -60; u <= 60; u += 10) steps.push([u - x, v - y]);
  return steps;
}
/** Steps aside for the city, nearest first. */
const ASIDE: Point[] = [-45, -30, -15, 0, 15, 30, 45]
  .flatMap((x) => [-36, -24, -12, 0, 12, 24].map((y): Point => [x, y]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** `name` is the size that the name wants. */
export function stand(tile: Tile, figure: TileFigure, name: { width: number; height: number }): Standing {
  const [cx, cy] = centre(tile.cell);
  const local = (point: Point): Point => {
    const [x, y] = onMap(point, tile);
    return [x - cx, y - cy];
  };
  const [hx, hy] = local(figure.city_xy!);
  const [px, py] = local(figure.harbour_xy!);
  const men = Math.min(MEN, tile.soldiers);
  const ships = Math.min(SHIPS, tile.ships);
  let best: { city: Point; port: Box; name: Box } | undefined;
  let least = Infinity;
  for (const [dx, dy] of ASIDE) {
    const city: Point = [hx * 0.7 + dx, hy * 0.7 + dy];
    const houses = { x: city[0], y: city[1] - 26, width: tile.temple ? 74 : 42, height: 40 };
    const troop = { x: city[0], y: city[1] + 9, width: 30 + APART * Math.max(0, men - 1), height: 40 };
    if (!inTile(houses) || !inTile(troop)) continue;
    const fleet = { id: '', x: px, y: py, width: 46 + ASTERN * (ships - 1), height: 38 };
    const port = spread([fleet], [houses, troop], grid, inTile).get('')!;
    const taken = ships ? [houses, troop, port] : [houses, troop];
    const below = { id: '', x: city[0], y: city[1] + 30 + name.height / 2, ...name };
    const place = spread([below], taken, grid, inTile).get('')!;
    const covered = taken.reduce((sum, box) => sum + overlap(place, box), 0);
    const cost = covered + (ships ? overlap(port, troop) + overlap(port, houses) : 0) + Math.hypot(dx, dy) * 2;
    if (cost < least) [best, least] = [{ city, port, name: place }, cost];
    if (covered === 0) break;
  }
  const { city, port, name: at } = best!;
  const shift = (x: number, y: number): Point => [cx + x, cy + y];
  const row = (count: number, step: number) => Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * step);
  return {
    city: shift(...city),
    soldiers: row(men, APART).map((x) => shift(city[0] + x, city[1] + 11)),
    ships: row(ships, ASTERN).map((x) => shift(port.x + x, port.y + x * 0.3)),
    name: { ...at, x: cx + at.x, y: cy + at.y },
  };
}
