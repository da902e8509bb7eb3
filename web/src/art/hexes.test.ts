import { expect, it } from 'vitest';
import { cornerAt, Hexes } from './hexes';

// Two cells side by side, and one of the first region below them.
const net = new Hexes([
  [0, 0, 'a'],
  [2, 0, 'b'],
  [1, 3, 'a'],
]);

it('a ring goes once around all cells of a region', () => {
  expect(net.rings((region) => region === 'b').map((ring) => ring.length)).toEqual([6]);
  expect(net.rings((region) => region === 'a').map((ring) => ring.length)).toEqual([10]);
  expect(net.rings(() => true).map((ring) => ring.length)).toEqual([12]);
});

it('a border is one line of the edges between two regions', () => {
  expect(net.borders(() => true)).toEqual([['1,-1', '1,1', '2,2']]);
  expect(net.borders((one, other) => one === other)).toEqual([]);
});

it('every edge knows both its sides', () => {
  expect(net.side('1,-1', '1,1')).toBe('a');
  expect(net.side('1,1', '1,-1')).toBe('b');
  expect(cornerAt('-1,2')).toEqual([-1, 2]);
});
