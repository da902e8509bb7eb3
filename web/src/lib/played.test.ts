import { expect, it } from 'vitest';
import { firstOptions, hasPlayed, setPlayed } from './played';

it('a first game has a ready-made opening where there is one, later games the usual', () => {
  const game = { name: 'hellas', options: [{ name: 'opening', values: ['usual', 'ready'] }] };
  expect(firstOptions(game)).toEqual({ opening: 'ready' });
  expect(firstOptions({ name: 'pebbles', options: [] })).toEqual({});
  setPlayed('hellas');
  expect(hasPlayed('hellas')).toBe(true);
  expect(firstOptions(game)).toEqual({});
});
