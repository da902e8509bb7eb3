import { expect, test } from 'vitest';
import { compare, type Standing } from './match';

const stands = (kind: string, at: string, n = 1, x = 0): Standing<string> => ({
  kind,
  at,
  n,
  spot: { x, y: 0 },
  node: `${kind} ${at} ${x}`,
});
const told = (before: Standing<string>[], after: Standing<string>[]) =>
  compare(before, after).map(({ kind, n, from, to }) => [kind, n, from?.at ?? null, to?.at ?? null]);

test('what stays does not move', () => {
  expect(told([stands('troop', 'a', 2)], [stands('troop', 'a', 2)])).toEqual([]);
});

test('one of a stack goes elsewhere', () => {
  const before = [stands('troop', 'a', 3), stands('troop', 'b', 1, 50)];
  expect(told(before, [stands('troop', 'a', 1), stands('troop', 'b', 3, 50)])).toEqual([['troop', 2, 'a', 'b']]);
});

test('kinds and owners are told apart', () => {
  const before = [stands('troop.0', 'a'), stands('troop.1', 'b')];
  expect(told(before, [stands('troop.0', 'b'), stands('troop.1', 'a')])).toEqual([
    ['troop.0', 1, 'a', 'b'],
    ['troop.1', 1, 'b', 'a'],
  ]);
});

test('what was nowhere arrives, what is nowhere leaves', () => {
  expect(told([stands('fleet', 'a', 2)], [stands('fleet', 'a', 1), stands('temple', 'c')])).toEqual([
    ['fleet', 1, 'a', null],
    ['temple', 1, null, 'c'],
  ]);
});

test('the nearest are paired, as many as there are', () => {
  const before = [stands('cube', 'near', 1, 10), stands('cube', 'far', 2, 90)];
  const after = [stands('cube', 'goal', 2, 0)];
  expect(told(before, after)).toEqual([
    ['cube', 1, 'near', 'goal'],
    ['cube', 1, 'far', 'goal'],
    ['cube', 1, 'far', null],
  ]);
});

test('pieces that are drawn one by one move one by one', () => {
  const before = [stands('soldier', 'a', 1, 0), stands('soldier', 'a', 1, 10), stands('soldier', 'a', 1, 20)];
  const after = [stands('soldier', 'a', 1, 0), stands('soldier', 'b', 1, 100), stands('soldier', 'b', 1, 110)];
  const motions = compare(before, after);
  expect(motions.map(({ from }) => from!.node)).toEqual(['soldier a 20', 'soldier a 10']);
  expect(new Set(motions.map(({ to }) => to!.node)).size).toBe(2);
});
