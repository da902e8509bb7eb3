import { expect, test } from 'vitest';
import { free, given, laid, pieces, torn, turned, zoneOf, type Cell, type Zone } from './zones';

// The centre, the ring around it, and the rim, counter-clockwise from the east.
const CELLS: Cell[] = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [2, 0],
  [2, -1],
  [2, -2],
  [1, -2],
  [0, -2],
  [-1, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
  [-1, 2],
  [0, 2],
  [1, 1],
];
const zone = (name: string, cells: number[]): Zone => ({
  zone: name,
  kind: name.startsWith('l') ? 'land' : 'sea',
  cells,
  sites: 1,
  cornucopia: 0,
  priestess: false,
});
const NAXOS = [
  zone('l1', [0, 1]),
  zone('l2', [2, 3]),
  zone('l3', [4]),
  zone('s1', [7, 8, 9, 10]),
  zone('s2', [11, 12, 13, 14]),
  zone('s3', [15, 16, 17, 18, 5, 6]),
];

test('a cell is given to another zone; one that has lost all its cells is gone', () => {
  const next = given(NAXOS, [13], 'l3');
  expect(zoneOf(next, 13)).toBe('l3');
  expect(next.find(({ zone: name }) => name === 's2')!.cells).toEqual([11, 12, 14]);
  expect(given(NAXOS, [4], 's3').map(({ zone: name }) => name)).toEqual(['l1', 'l2', 's1', 's2', 's3']);
});

test('a zone that the side did not have comes with what its kind has at least', () => {
  const without = NAXOS.filter(({ zone: name }) => name !== 'l3');
  expect(given(without, [4], 'l3').map(({ zone: name }) => name)).toEqual(['l1', 'l2', 'l3', 's1', 's2', 's3']);
  expect(given(without, [4], 'l3')[2]).toMatchObject({ kind: 'land', cells: [4], sites: 1 });
});

test('a zone that falls into pieces is told with who can take the smaller one', () => {
  expect(torn(NAXOS, CELLS)).toEqual([]);
  expect(torn(given(NAXOS, [13], 'l3'), CELLS)).toEqual([{ zone: 's2', piece: [14], takers: ['s3'] }]);
  expect(pieces([7, 13], CELLS)).toEqual([[7], [13]]);
});

test('a turned tile brings every cell to another place, and six sixths back', () => {
  for (let cell = 0; cell < 19; cell++) {
    expect(turned(cell, 0)).toBe(cell);
    let round = cell;
    for (let n = 0; n < 6; n++) round = turned(round, 1);
    expect(round).toBe(cell);
  }
  // A sixth counter-clockwise, as the coordinates say: (q, r) becomes (q + r, -q).
  const [q, r] = CELLS[8]!;
  expect(CELLS[turned(8, 1)]).toEqual([q + r, -q]);
});

test('tiles change places, and free places lie beside others', () => {
  const map = [
    { tile: 't01', pos: [0, 0] as const, rotation: 0 },
    { tile: 't02', pos: [1, 0] as const, rotation: 3 },
  ];
  expect(laid(map, 0, 't02').map(({ tile }) => tile)).toEqual(['t02', 't01']);
  expect(laid(map, 0, 't09').map(({ tile }) => tile)).toEqual(['t09', 't02']);
  expect(free(map)).toHaveLength(8);
});
