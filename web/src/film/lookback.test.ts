import { expect, test, vi } from 'vitest';
import type { Shown, StoryLine } from '../generated/wire';
import type { Frame } from './film.svelte';
import { Lookback } from './lookback.svelte';

const board = (round: number) => ({ round }) as Shown;
const line = (last: number) => ({ first: last, last }) as StoryLine;
const reel = [{ seq: 90, shown: board(9) } as Frame];

test('the film has it, or the server is asked once', async () => {
  const fetch = vi.fn((seq: number) => Promise.resolve(board(seq)));
  const lookback = new Lookback(fetch);
  await lookback.look(line(90), reel);
  expect(lookback.shown).toEqual(board(9));
  await lookback.look(line(3), reel);
  expect(lookback.shown).toEqual(board(3));
  await lookback.look(line(3), reel);
  expect(fetch.mock.calls).toEqual([[3]]);
});

test('the newest wish counts, whatever comes first', async () => {
  const answers = new Map<number, (shown: Shown) => void>();
  const lookback = new Lookback((seq) => new Promise((done) => answers.set(seq, done)));
  const first = lookback.look(line(3), reel);
  const second = lookback.look(line(4), reel);
  answers.get(4)!(board(4));
  answers.get(3)!(board(3));
  await Promise.all([first, second]);
  expect(lookback.shown).toEqual(board(4));
});

test('what comes when the reader is back is not shown', async () => {
  const lookback = new Lookback((seq) => Promise.resolve(board(seq)));
  const looking = lookback.look(line(3), reel);
  lookback.end();
  await looking;
  expect(lookback.shown).toBeNull();
});
