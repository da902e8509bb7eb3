import { describe, expect, it } from 'vitest';
import type { Choice, Review, ReviewReply, TurningPoint } from '../generated/wire';
import { Making, mostMoved, nextWorse, worse } from './making.svelte';

const choice = (number: number, grade: string) => ({ number, grade }) as Choice;
const review = (choices: Choice[]) => ({ choices, total: 2 }) as unknown as Review;

describe('a review in the making', () => {
  it('shows what is there and asks until it is whole', async () => {
    const replies: ReviewReply[] = [
      { state: 'running', review: review([]) },
      { state: 'running', review: review([choice(3, 'best')]) },
      { state: 'done', review: review([choice(3, 'best'), choice(5, 'slip')]) },
    ];
    const seen: number[] = [];
    const making = new Making('/api/records/x', {
      begin: () => Promise.resolve({ state: 'asked', review: null }),
      look: () => Promise.resolve(replies.shift()!),
    });
    await making.run(() => {
      seen.push(making.review?.choices.length ?? -1);
      return Promise.resolve();
    });
    expect(seen).toEqual([-1, 0, 1]);
    expect(making.state).toBe('done');
    expect(replies).toEqual([]);
  });
});

describe('choices worth another look', () => {
  const choices = [choice(3, 'best'), choice(5, 'slip'), choice(8, ''), choice(9, 'blunder')];
  it('are the worse ones', () => expect(worse(choices).map(({ number }) => number)).toEqual([5, 9]));
  it('come one after another, and from the start again', () => {
    expect(nextWorse(choices, 0)?.number).toBe(5);
    expect(nextWorse(choices, 5)?.number).toBe(9);
    expect(nextWorse(choices, 9)?.number).toBe(5);
    expect(nextWorse([], 0)).toBeUndefined();
  });
  it('name whom a turn moved most, up or down', () => {
    const point = { before: [0.3, 0.5, 0.2], after: [0.5, 0.2, 0.3] } as TurningPoint;
    expect(mostMoved(point)).toBe(1);
  });
});
