import { expect, it } from 'vitest';
import type { View, ViewChange } from '../generated/wire';
import { changed } from './difference';

const view = {
  type: 'view',
  n: 4,
  seq: 9,
  clocks: null,
  shown: { round: 1, seats: [{ gold: 1 }, { gold: 2 }], zones: { naxos: 'red', delos: 'blue' } },
} as unknown as View;

it('puts the next view together and leaves the old one alone', () => {
  const change: ViewChange = {
    type: 'change',
    n: 5,
    clocks: null,
    set: [
      [['seq'], 10],
      [['shown', 'seats', 1, 'gold'], 7],
      [['shown', 'zones', 'delos']],
      [['shown', 'zones', 'kos'], null],
    ],
  };
  const next = changed(view, change);
  expect(next).toEqual({
    type: 'view',
    n: 5,
    seq: 10,
    clocks: null,
    shown: { round: 1, seats: [{ gold: 1 }, { gold: 7 }], zones: { naxos: 'red', kos: null } },
  });
  expect(view.seq).toBe(9);
  const shown = (of: View) => of.shown as unknown as { seats: object[]; zones: object };
  expect(shown(view).zones).toEqual({ naxos: 'red', delos: 'blue' });
  expect(shown(next).seats[0]).toBe(shown(view).seats[0]);
});
