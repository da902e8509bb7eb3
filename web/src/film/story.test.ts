import { expect, test } from 'vitest';
import type { StoryLine } from '../generated/wire';
import { continued, sinceMine, tell } from './story';

const line = (first: number, seat: number | null, more: Partial<StoryLine> = {}): StoryLine => ({
  first,
  last: first,
  rank: 0,
  kind: 'move',
  seat,
  side: '',
  message: ['story-moves', {}],
  origins: [],
  goals: [],
  against: [],
  ...more,
});
const turn = (first: number, seat: number) => line(first, seat, { rank: 1, kind: 'turn' });
const firsts = (lines: readonly { first: number }[]) => lines.map(({ first }) => first);

test('a running turn is told anew', () => {
  const have = [turn(1, 0), line(2, 0), turn(5, 1), line(6, 1, { last: 7 })];
  const more = [turn(5, 1), line(6, 1, { last: 8 }), line(9, 1)];
  const all = continued(have, { story: more, story_from: 5 });
  expect(firsts(all)).toEqual([1, 2, 5, 6, 9]);
  expect(all[3]!.last).toBe(8);
  expect(firsts(continued(have, { story: [turn(1, 0)], story_from: 0 }))).toEqual([1]);
});

test('captions are sentences that ended since, never headings or answers', () => {
  const story = [turn(1, 0), line(2, 0, { last: 6 }), line(7, 1, { against: [2] }), line(8, 1, { kind: 'answer' })];
  expect(firsts(tell(story, 2, 5, 8))).toEqual([2, 7]);
  expect(tell(story, 2, 6, 8)[0]!.harm).toBe(true);
  expect(tell(story, 0, 6, 8)[0]!.harm).toBe(false);
});

test('the recap goes back to my own last doing, and sets apart what I earned', () => {
  const story = [
    turn(1, 0),
    line(2, 0),
    turn(3, 1),
    line(4, 1, { against: [0] }),
    line(5, null, { kind: 'income' }),
    turn(6, 2),
    line(7, 2),
    turn(8, 0),
  ];
  const { told, gains } = sinceMine(story, 0);
  expect([firsts(told), firsts(gains)]).toEqual([[4, 7], [5]]);
  expect(told.map(({ harm }) => harm)).toEqual([true, false]);
  expect(sinceMine([...story, line(9, 0)], 0).told).toEqual([]);
  expect(sinceMine([...story, line(9, 0), line(10, null)], 0).told).toEqual([]); // what followed from mine
});
