import { expect, it } from 'vitest';
import type { Line } from '../generated/wire';
import { fresh, mentioned } from './client.svelte';

let seq = 0;
const line = (turn: number, seat: number | null, key = 'event-x', args = {}, kind: Line['kind'] = 'event'): Line => ({
  seq: ++seq,
  kind,
  seat,
  message: [key, args],
  text: null,
  name: null,
  at: 0,
  turn,
});

it('fresh are the lines since my own last move', () => {
  const lines = [line(1, 0), line(2, 1), line(3, 0), line(4, 1), line(5, 2)];
  expect([...fresh(lines, 0)]).toEqual(lines.slice(3));
  expect([...fresh(lines, 2)]).toEqual([]);
});

it('mentioned are the things, not players, numbers or texts', () => {
  expect(mentioned([line(1, 0, 'event-places', { who: '@0', space: 'zeus_day', count: 2, said: '=stone' })])).toEqual(
    new Set(['zeus_day']),
  );
});
