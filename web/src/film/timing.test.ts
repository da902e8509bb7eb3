import { expect, test } from 'vitest';
import type { Motion } from './match';
import { timing } from './timing';

const way = (far: number): Motion => ({
  kind: 'troop',
  n: 1,
  from: { kind: 'troop', at: 'a', n: 1, spot: { x: 0, y: 0 }, node: null },
  to: { kind: 'troop', at: 'b', n: 1, spot: { x: far, y: 0 }, node: null },
});

test('a longer way takes longer, up to a limit', () => {
  const travel = [50, 200, 2000, 4000].map((far) => timing([way(far)], 10, 'normal').travel);
  expect(travel).toEqual([345, 480, 900, 900]);
});

test('a caption stays as long as it takes to read', () => {
  expect(timing([way(100)], 46, 'normal').hold).toBe(46 * 38);
  expect(timing([way(100)], 3, 'normal').hold).toBe(600);
});

test('pace stretches everything alike', () => {
  const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map((pace) => timing([way(300)], 30, pace).total);
  expect(slow! / normal!).toBeCloseTo(1.8);
  expect(fast! / normal!).toBeCloseTo(0.45);
});

test('my own move is not held', () => {
  expect(timing([way(300)], 0, 'normal')).toMatchObject({ wait: 0, hold: 0 });
});
