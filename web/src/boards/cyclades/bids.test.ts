import { describe, expect, it } from 'vitest';
import type { Shown } from './types';
import { bidsFor } from './bids';

const faction = (id: string, team: number, gold: number | null, more: object = {}) => ({
  id,
  team,
  gold,
  priestesses: 0,
  god: null,
  bid: 0,
  ...more,
});
const shown = (factions: object[], bid: number | null = null) =>
  ({ faction: 'blue', factions, spaces: [1, 2, 3, 5, 7, 10], gods: [{ god: 'ares', bid }] }) as unknown as Shown;

describe('spaces for an offering', () => {
  it('are above the standing one and can be paid', () => {
    expect(bidsFor(shown([faction('blue', 0, 5)]), 'ares')).toEqual([1, 2, 3, 5]);
    expect(bidsFor(shown([faction('blue', 0, 5)], 2), 'ares')).toEqual([3, 5]);
  });
  it('cost a gold less for each priestess', () => {
    expect(bidsFor(shown([faction('blue', 0, 5, { priestesses: 2 })], 3), 'ares')).toEqual([5, 7]);
  });
  it('leave what a teammate has promised', () => {
    const mate = faction('red', 0, 8, { god: 'zeus', bid: 5 });
    expect(bidsFor(shown([faction('blue', 0, 8), mate]), 'ares')).toEqual([1, 2, 3]);
  });
  it('are unknown where the gold is hidden', () => {
    expect(bidsFor(shown([faction('blue', 0, null)]), 'ares')).toEqual([]);
  });
});
