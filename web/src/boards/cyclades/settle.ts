// Where the pieces of a zone stand: each has a favourite place, and they make room for each other.
import type { Point } from '../../art/noise';
import { centre, SIZE, type Label } from './chart';
import type { MapZone, Zone } from './types';

export interface Piece {
  kind:
    'site' | 'base_troop' | 'mercenary' | 'fleet' | 'hero' | 'creature' | 'cornucopia' | 'priestess' | 'gold' | 'flag';
  /** Which one: the site's number, the hero's or the creature's id. */
  id: string;
  count: number;
  /** Radius of the room it wants. */
  r: number;
  x: number;
  y: number;
}

export const isUnit = ({ kind }: Piece): boolean => kind === 'base_troop' || kind === 'mercenary' || kind === 'fleet';

const INNER = (SIZE * Math.sqrt(3)) / 2;
const CELL_AREA = 2.6 * SIZE * SIZE;
const ROUNDS = 90;

function piecesOf(info: MapZone, state: Zone, grow: number): Piece[] {
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], r: number, count = 1, id = '') => {
    if (count > 0) pieces.push({ kind, id, count, r, x: 0, y: 0 });
  };
  state.buildings.forEach((building, i) =>
    add('site', building?.type === 'metropolis' ? 15 : building ? 12 : 10, 1, String(i)),
  );
  add('cornucopia', 10, info.cornucopia + state.tokens);
  add('gold', 10, state.gold);
  if (info.priestess) add('priestess', 10);
  // figures first: numbers of units are drawn over them
  for (const hero of state.heroes) add('hero', 19 * grow, 1, hero);
  if (state.creature) add('creature', info.kind === 'sea' ? 33 : 24, 1, state.creature);
  add('base_troop', (state.troops > 1 ? 15.5 : 13.5) * grow, state.troops);
  add('mercenary', (state.mercenaries > 1 ? 15 : 13) * grow, state.mercenaries);
  add('fleet', 21 * grow, state.fleets);
  const held = state.troops + state.mercenaries + state.fleets + state.heroes.length;
  if (state.owner && !held) add('flag', 10);
  return pieces;
}

/** The nearest point on the zone's skeleton: its cells' centres and the lines between neighbours. */
function spine(cells: readonly Point[]): [Point, Point][] {
  const lines: [Point, Point][] = cells.map((cell) => [cell, cell]);
  cells.forEach((a, i) =>
    cells.slice(i + 1).forEach((b) => {
      if (Math.hypot(a[0] - b[0], a[1] - b[1]) < INNER * 2.1) lines.push([a, b]);
    }),
  );
  return lines;
}

function nearest([x, y]: Point, [a, b]: [Point, Point]): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / length)) : 0;
  return [a[0] + t * dx, a[1] + t * dy];
}

function keepInside(piece: Piece, lines: [Point, Point][], reach: number): void {
  let best: Point = lines[0]![0];
  let far = Infinity;
  for (const line of lines) {
    const p = nearest([piece.x, piece.y], line);
    const distance = Math.hypot(piece.x - p[0], piece.y - p[1]);
    if (distance < far) [best, far] = [p, distance];
  }
  if (far > reach) {
    piece.x = best[0] + ((piece.x - best[0]) / far) * reach;
    piece.y = best[1] + ((piece.y - best[1]) / far) * reach;
  }
}

/** Where things on land would stand if they were alone: buildings above, units below left, tokens below right. */
function landHomes(pieces: Piece[], cells: Point[]): void {
  const ordered = [...cells].sort((a, b) => (Math.abs(a[1] - b[1]) > 10 ? a[1] - b[1] : a[0] - b[0]));
  const [first, last] = [ordered[0]!, ordered[ordered.length - 1]!];
  const one = cells.length === 1;
  const sites = pieces.filter((piece) => piece.kind === 'site');
  sites.forEach((piece, i) => {
    piece.x = first[0] + (i - (sites.length - 1) / 2) * 26;
    piece.y = first[1] - (one ? 13 : 2);
  });
  const wants: Partial<Record<Piece['kind'], Point>> = {
    base_troop: [-8, one ? 14 : 4],
    mercenary: [10, one ? 14 : 4],
    cornucopia: [17, one ? 13 : 14],
    priestess: [17, one ? 13 : 14],
    gold: [0, 18],
    flag: [-6, one ? 15 : 10],
    hero: [-16, 0],
    creature: [16, 2],
  };
  pieces.forEach((piece, i) => {
    const want = wants[piece.kind];
    if (!want) return;
    piece.x = last[0] + want[0] + i * 0.7;
    piece.y = last[1] + want[1] + i * 0.3;
  });
}

/** At sea: ships where there is most water around, tokens in the next best place. */
function seaHomes(pieces: Piece[], cells: Point[], lands: readonly Point[], names: readonly Label[]): void {
  const taken: Point[] = names.map(({ x, y }) => [x, y]);
  const away = ([x, y]: Point, others: readonly Point[], most: number) =>
    others.reduce((least, [a, b]) => Math.min(least, Math.hypot(a - x, b - y)), most);
  for (const piece of [...pieces].sort((a, b) => b.r - a.r)) {
    const room = (cell: Point) => away(cell, lands, 90) + 0.8 * away(cell, taken, 60);
    const home = cells.reduce((best, cell) => (room(cell) > room(best) ? cell : best));
    taken.push(home);
    [piece.x, piece.y] = home;
  }
}

/** The pieces of a zone, spread so that they hide each other as little as possible; `scale` is their size. Units are
 * `grow` times as large as on a map of middling size. */
export function settle(
  info: MapZone,
  state: Zone,
  lands: readonly Point[],
  names: readonly Label[],
  grow: number,
): { pieces: Piece[]; scale: number } {
  const pieces = piecesOf(info, state, grow);
  const cells = info.cells.map(centre);
  const isLand = info.kind === 'land';
  const wanted = pieces.reduce((sum, piece) => sum + 3.6 * piece.r * piece.r, 0);
  const scale = Math.max(
    info.kind === 'sea' ? 1 : 0.8,
    Math.min(1, Math.sqrt((CELL_AREA * cells.length * 0.8) / Math.max(1, wanted))),
  );
  for (const piece of pieces) piece.r *= scale;
  if (isLand) landHomes(pieces, cells);
  else seaHomes(pieces, cells, lands, names);
  const homes = pieces.map((piece): Point => [piece.x, piece.y]);
  const lines = spine(cells);
  const own = new Set(cells.map(String));
  const others = lands.filter((cell) => !own.has(String(cell)));
  for (let round = 0; round < ROUNDS; round++) {
    pieces.forEach((a, i) => {
      for (const b of pieces.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const distance = Math.hypot(dx, dy) || 0.1;
        const push = ((a.r + b.r) * 0.97 - distance) / 2;
        if (push <= 0) continue;
        const share = b.r / (a.r + b.r);
        a.x -= (dx / distance) * push * 2 * share;
        a.y -= (dy / distance) * push * 2 * share;
        b.x += (dx / distance) * push * 2 * (1 - share);
        b.y += (dy / distance) * push * 2 * (1 - share);
      }
      const figure = a.kind === 'hero' || a.kind === 'creature';
      if (!isLand || figure) {
        for (const [x, y] of isLand ? others : lands) {
          const distance = Math.hypot(a.x - x, a.y - y) || 0.1;
          const push = INNER + (isLand ? 4 : 9) + a.r * (isLand ? 0.6 : 0.8) - distance;
          if (push > 0) {
            a.x += ((a.x - x) / distance) * push * 0.5;
            a.y += ((a.y - y) / distance) * push * 0.5;
          }
        }
      }
      const [hx, hy] = homes[i]!;
      a.x += (hx - a.x) * 0.03;
      a.y += (hy - a.y) * 0.03;
      keepInside(a, lines, isLand ? (figure ? INNER + 3 : INNER + 5 - a.r * 0.85) : INNER - a.r * 0.45);
    });
  }
  return { pieces, scale };
}
