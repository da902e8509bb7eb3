import { describe, expect, it } from 'vitest';
import { overlap } from '../../art/labels';
import type { Point } from '../../art/noise';
import { centre, world } from './coast';
import { inTile, stand } from './stand';
import type { Tile, TileFigure } from './types';
import { beside, where } from './where';

// Every pair of city and harbour that is printed.
const PRINTED: [Point, Point][] = [
  [
    [0, 0],
    [0.6, 0.35],
  ],
  [
    [0.26, -0.45],
    [-0.29, 0.502],
  ],
  [
    [0.26, -0.45],
    [0.58, 0],
  ],
  [
    [0.45, -0.26],
    [-0.502, 0.29],
  ],
  [
    [0.52, 0],
    [-0.58, 0],
  ],
  [
    [0, 0],
    [-0.502, -0.29],
  ],
  [
    [0.45, 0.26],
    [-0.502, -0.29],
  ],
  [
    [0.45, -0.26],
    [0.29, 0.502],
  ],
];

function tileOf(rotation: number, soldiers: number, ships: number): Tile {
  return { id: 'tile_x', cell: [2, -1], rotation, owner: 0, soldiers, ships, temple: true } as Tile;
}

describe('what stands on a tile', () => {
  it('stays on it, and its name is over no soldier and no ship', () => {
    const [cx, cy] = centre([2, -1]);
    const away: string[] = [];
    for (const [city_xy, harbour_xy] of PRINTED) {
      for (let rotation = 0; rotation < 6; rotation++) {
        for (const soldiers of [1, 3, 6]) {
          for (const ships of [0, 1, 4]) {
            const tile = tileOf(rotation, soldiers, ships);
            const at = stand(tile, { city_xy, harbour_xy } as TileFigure, { width: 100, height: 28 });
            const local = ([x, y]: Point, width: number, height: number) => ({ x: x - cx, y: y - cy, width, height });
            const pieces = [
              ...at.soldiers.map((p) => local(p, 26, 36)),
              ...at.ships.map((p) => local(p, 44, 30)),
              local([at.name.x, at.name.y], 100, 28),
            ];
            const name = pieces.at(-1)!;
            if (!pieces.every(inTile)) away.push(`${city_xy} ${rotation} ${soldiers} ${ships} leaves`);
            if (pieces.slice(0, -1).some((piece) => overlap(piece, name) > 150)) {
              away.push(`${city_xy} ${rotation} ${soldiers} ${ships} hides`);
            }
          }
        }
      }
    }
    expect(away).toEqual([]);
  });
});

describe('the map', () => {
  it('keeps its size while a tile is laid where there was room', () => {
    const least = { width: 1000, height: 640 };
    const before = world([{ cell: [0, 0] }], [{ cell: [1, 0] }, { cell: [0, 1] }], least);
    expect([before.width, before.height]).toEqual([1000, 640]);
  });

  it('says where a cell lies by a city beside it', () => {
    const tiles = [
      { id: 'tile_dolphin', cell: [0, 0] as [number, number] },
      { id: 'tile_tainaron', cell: [1, -1] as [number, number] },
    ];
    expect(beside(tiles, [2, -1])).toEqual({ id: 'tile_tainaron', side: 'east' });
    expect(beside(tiles, [1, 0])).toEqual({ id: 'tile_tainaron', side: 'southeast' });
    expect(beside(tiles, [-1, 0])).toEqual({ id: 'tile_dolphin', side: 'west' });
    expect(where(tiles, [9, 9], (key) => key)).toBe('');
  });
});
