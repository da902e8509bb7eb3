import { expect, it } from 'vitest';
import type { Line, StoryLine } from '../generated/wire';
import { blocks, opened } from './blocks';

function told(first: number, rank: number, seat: number | null = null): StoryLine {
  return {
    first,
    last: first,
    rank,
    kind: 'gain',
    seat,
    side: '',
    message: ['x', {}],
    origins: [],
    goals: [],
    against: [],
  };
}
const table = (seq: number): Line => ({
  seq,
  kind: 'table',
  seat: null,
  message: ['line-start', {}],
  text: null,
  name: null,
  at: 0,
  turn: seq,
});
const story = [
  told(2, 2),
  told(3, 0),
  told(4, 1, 0),
  told(5, 0),
  told(6, 1, 1),
  told(8, 0),
  told(9, 1, 0),
  told(10, 1, 1),
];

it('headings have what follows them, and the table speaks where it spoke', () => {
  const made = blocks(story, [table(1), table(7), table(11)]);
  expect(made.map(({ head, entries }) => [head?.first ?? 0, entries.map(({ seq }) => seq)])).toEqual([
    [0, [1]],
    [2, [3]],
    [4, [5]],
    [6, [7, 8]],
    [9, []],
    [10, [11]],
  ]);
});

it('open are the running block, my last one, and those of nobody in this round', () => {
  const made = blocks(story, []);
  const open = (seat: number | null) =>
    made.filter((block) => opened(made, seat).has(block)).map(({ head }) => head!.first);
  expect(open(0)).toEqual([2, 9, 10]);
  expect(open(null)).toEqual([2, 10]);
});
