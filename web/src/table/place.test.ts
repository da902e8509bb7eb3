import { describe, expect, it } from 'vitest';
import { choose, corner, type Rect } from './place';

const ROOM = { width: 1000, height: 800 };
const SIZE = { width: 200, height: 100 };
const rect = (left: number, top: number, width = 40, height = 40): Rect => ({ left, top, width, height });
const apart = (a: Rect, b: Rect) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

describe('a floating card', () => {
  it('stands where it is wished, its arrow on the middle of what it belongs to', () => {
    const spot = choose(rect(480, 400), SIZE, ROOM, 'above', []);
    expect(spot).toMatchObject({ side: 'above', left: 400, top: 290, tip: 100 });
  });
  it('goes to the other side where there is no room', () => {
    expect(choose(rect(480, 20), SIZE, ROOM, 'above', [])).toMatchObject({ side: 'below', top: 70 });
    expect(choose(rect(480, 740), SIZE, ROOM, 'below', [])).toMatchObject({ side: 'above' });
  });
  it('stays inside the window, the arrow still pointing at its anchor', () => {
    const spot = choose(rect(4, 400), SIZE, ROOM, 'above', []);
    expect(spot.left).toBe(8);
    expect(spot.tip).toBe(16);
  });
  it('hides neither its anchor nor what can be chosen', () => {
    const anchor = rect(480, 400);
    const taken = [rect(430, 300, 140, 60), rect(430, 480, 140, 60), rect(530, 380, 60, 60)];
    const spot = choose(anchor, SIZE, ROOM, 'above', taken);
    expect(spot.side).toBe('left');
    for (const other of [anchor, ...taken]) expect(apart(spot, other)).toBe(true);
  });
});

describe('a tray', () => {
  const stage = rect(0, 50, 1000, 700);
  it('lies in the lower left corner of the stage, or where it hides least', () => {
    expect(corner(stage, SIZE, [])).toMatchObject({ left: 10, top: 640 });
    expect(corner(stage, SIZE, [rect(50, 660)])).toMatchObject({ left: 790, top: 640 });
    expect(corner(stage, SIZE, [rect(50, 660), rect(900, 660), rect(60, 70)])).toMatchObject({ left: 790, top: 60 });
  });
});
