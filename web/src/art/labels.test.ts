import { expect, it } from 'vitest';
import { overlap, spread } from './labels';

const name = (id: string, x: number, spare = false) => ({ id, x, y: 0, width: 40, height: 10, spare });
const steps = () =>
  [
    [0, 12],
    [0, -12],
  ] as const;

it('moves a name away from pieces and from names before it', () => {
  const piece = { x: 0, y: 0, width: 10, height: 10 };
  const places = spread([name('a', 0), name('b', 20)], [piece], steps);
  const [a, b] = [places.get('a')!, places.get('b')!];
  expect(overlap(a, piece)).toBe(0);
  expect(overlap(a, b)).toBe(0);
  expect(overlap(b, piece)).toBe(0);
});

it('leaves out spare names that have no room, and never another', () => {
  const wall = { x: 0, y: 0, width: 200, height: 100 };
  expect([...spread([name('a', 0), name('sea', 0, true)], [wall], steps).keys()]).toEqual(['a']);
});
