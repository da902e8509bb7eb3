import { expect, test } from 'vitest';
import { fallen } from './fallen';
import type { Side } from './types';

const side = (more: Partial<Side>): Side => ({
  faction: 'yellow',
  troops: 0,
  mercenaries: 0,
  fleets: 0,
  heroes: [],
  minotaur: false,
  walls: 0,
  ports: 0,
  force: 2,
  fallen: true,
  die: 1,
  strength: 3,
  ...more,
});

test('nobody fell', () => {
  expect(fallen(side({ troops: 2, fallen: false }), null)).toBeNull();
});

test('what was seen before tells who fell', () => {
  const before = side({ troops: 1, mercenaries: 1, heroes: ['hector'], fallen: false });
  expect(fallen(side({ troops: 1, heroes: ['hector'] }), before)).toBe('mercenary');
  expect(fallen(side({ troops: 1, mercenaries: 1 }), before)).toBe('hector');
});

test('the only kind that fights is the one that fell, and else nobody could tell', () => {
  expect(fallen(side({ fleets: 2 }), null)).toBe('fleet');
  expect(fallen(side({ troops: 1, mercenaries: 1 }), null)).toBe('');
});
