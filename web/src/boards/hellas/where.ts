// Where a cell lies, in words: beside which city, and on which side of it.
import type { Say } from '../board';
import type { Tile } from './types';

// By direction of the cell, seen from the tile; what lies east or west is named before the rest.
const SIDES: [string, number, number][] = [
  ['east', 1, 0],
  ['west', -1, 0],
  ['northeast', 1, -1],
  ['southeast', 0, 1],
  ['southwest', -1, 1],
  ['northwest', 0, -1],
];

/** The tile beside a cell and the side of it on which the cell lies: a city rather than the dolphin. */
export function beside(
  tiles: readonly Pick<Tile, 'id' | 'cell'>[],
  [q, r]: readonly [number, number],
): { id: string; side: string } | null {
  const found = SIDES.flatMap(([side, dq, dr]) =>
    tiles.filter(({ cell }) => cell[0] + dq === q && cell[1] + dr === r).map(({ id }) => ({ id, side })),
  );
  return found.find(({ id }) => id !== 'tile_dolphin') ?? found[0] ?? null;
}

export function where(tiles: readonly Pick<Tile, 'id' | 'cell'>[], cell: readonly [number, number], say: Say): string {
  const found = beside(tiles, cell);
  if (!found) return '';
  const name = say(found.id);
  const of = say('hel-of', { name });
  return say(`hel-${found.side}`, { name: of });
}
