import { expect, it } from 'vitest';
import { overlap } from '../table/place';
import { beside } from './beside';

const room = { width: 1440, height: 900 };
const size = { width: 380, height: 240 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

it('lies beside what it points at', () => {
  const aim = box(700, 400, 40, 40);
  const seat = beside(aim, size, room, [aim], []);
  expect(seat.side).toBe('left');
  expect(overlap(seat, aim)).toBe(0);
});

it('goes further away rather than over any of many things', () => {
  // a board's width of tiles, as far as the rail: no side of the first is free
  const aims = Array.from({ length: 24 }, (_, i) => box(20 + 170 * (i % 6), 60 + 150 * Math.floor(i / 6), 110, 110));
  const seat = beside(aims[8]!, size, room, aims, []);
  expect(seat.side).toBe('');
  expect(aims.map((aim) => overlap(seat, aim)).filter(Boolean)).toEqual([]);
  expect(seat.left + seat.width).toBeLessThanOrEqual(room.width);
});

it('hides what else may be clicked only where there is no other place', () => {
  const aim = box(700, 400, 40, 40);
  const other = box(400, 300, 250, 300);
  expect(overlap(beside(aim, size, room, [aim], [other]), other)).toBe(0);
});
