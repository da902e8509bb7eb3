// Names on a map: each has its place, and steps aside where another name or a piece is.
import type { Point } from './noise';

/** A rectangle around its centre. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Name extends Box {
  id: string;
  /** Rather not shown than over something. */
  spare?: boolean;
}

export function overlap(a: Box, b: Box): number {
  const x = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const y = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Where the names stand: the first ones have the best places; `steps` are what a name may be moved by, nearest first. */
export function spread(
  names: readonly Name[],
  taken: readonly Box[],
  steps: (name: Name) => readonly Point[],
  inside?: (box: Box) => boolean,
): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const name of names) {
    let best: Box | null = null;
    let least = Infinity;
    for (const [dx, dy] of [[0, 0] as const, ...steps(name)]) {
      const box = { x: name.x + dx, y: name.y + dy, width: name.width, height: name.height };
      let cost = Math.hypot(dx, dy) * 0.5 + (inside && !inside(box) ? 1e6 : 0);
      for (const other of found.values()) cost += 4 * overlap(box, other);
      for (const other of taken) cost += overlap(box, other);
      if (cost < least) [best, least] = [box, cost];
    }
    const covered = (box: Box) => [...found.values(), ...taken].some((other) => overlap(box, other) > 0);
    if (best && !(name.spare && covered(best))) found.set(name.id, best);
  }
  return found;
}
