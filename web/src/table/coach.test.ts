import { expect, it } from 'vitest';
import type { Line, WeighReply } from '../generated/wire';
import { beginsTurn, Coach, inMoment } from './coach.svelte';

const weighed = (turn: number, loss: number): WeighReply => ({
  type: 'weigh',
  id: 1,
  turn,
  action: 'a',
  message: ['do-a', {}],
  loss,
  best: 'b',
  best_message: ['do-b', {}],
  reasons: [],
});

it('remembers the answers that lost most, one a question, also after a reload', () => {
  const coach = new Coach('t1', 'hellas');
  for (const [turn, loss] of [
    [1, 0.05],
    [2, 0.01],
    [3, 0.2],
    [4, 0.04],
    [5, 0.1],
    [3, 0.06],
  ] as const)
    coach.remember(weighed(turn, loss));
  expect(coach.worst.map(({ turn }) => turn)).toEqual([5, 3, 1]);
  expect(new Coach('t1', 'hellas').losses).toEqual(coach.losses);
  coach.forget(4);
  expect(coach.losses.map(({ turn }) => turn)).toEqual([1, 3]);
});

it('is offered to who has played nothing, and the answer is kept', () => {
  const coach = new Coach('t2', 'mytikas');
  expect([coach.offered, coach.on]).toEqual([true, false]);
  coach.set(true);
  expect([coach.offered, new Coach('t3', 'mytikas').on]).toEqual([false, true]);
});

it('never keeps anybody waiting', async () => {
  expect(await inMoment(Promise.resolve('word'), 1000)).toBe('word');
  expect(await inMoment(new Promise(() => {}), 1)).toBeNull();
});

it('stays after a lesson, with an idea for each turn, until it is sent away', () => {
  localStorage.clear();
  const coach = new Coach('t4', 'mytikas', true);
  expect([coach.on, coach.isLight, coach.offered]).toEqual([true, true, false]);
  coach.hush();
  expect([coach.on, coach.isLight, new Coach('t4', 'mytikas', true).isLight]).toEqual([true, false, false]);
  const other = new Coach('t5', 'mytikas', true);
  other.set(false);
  expect([other.on, other.isLight]).toEqual([false, false]);
});

it('knows where a turn begins', () => {
  const line = (kind: Line['kind'], seat: number | null) => ({ kind, seat }) as Line;
  expect(beginsTurn([line('answer', 0), line('answer', 1), line('event', 0), line('answer', -1)], 0)).toBe(true);
  expect(beginsTurn([line('answer', 1), line('answer', 0), line('chat', 1)], 0)).toBe(false);
});
