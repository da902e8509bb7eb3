import { describe, expect, it } from 'vitest';
import { around, holds, keep, sheet, whole } from './zoom';

const map = { width: 800, height: 400 };
const port = { width: 400, height: 400 };

describe('a map in its port', () => {
  it('is whole where the narrower side fits, in the middle of the port', () => {
    expect(whole(map, port)).toBe(0.5);
    expect(sheet(map, port, 0.5)).toEqual({ width: 400, height: 400 });
    expect(sheet(map, port, 2)).toEqual({ width: 1600, height: 800 });
  });

  it('keeps the point under the pointer when it grows and when it shrinks', () => {
    // the map lies between y = 100 and y = 300 of the port: its middle is at (200, 200)
    expect(keep(map, port, 0.5, 2, { left: 0, top: 0 }, 200, 200)).toEqual({ left: 600, top: 200 });
    const at = { left: 300, top: 120 };
    const there = keep(map, port, 2, 3, at, 90, 70);
    expect((there.left + 90) / 3).toBeCloseTo((at.left + 90) / 2);
    expect((there.top + 70) / 3).toBeCloseTo((at.top + 70) / 2);
    const back = keep(map, port, 3, 2, there, 90, 70);
    expect(back.left).toBeCloseTo(at.left);
    expect(back.top).toBeCloseTo(at.top);
  });

  it('knows whether all of something is in sight', () => {
    const boxes = [
      { left: 10, top: 20, width: 30, height: 5 },
      { left: 60, top: 0, width: 10, height: 10 },
    ];
    expect(around(boxes)).toEqual({ left: 10, top: 0, width: 60, height: 25 });
    expect(holds({ left: 0, top: 0, ...port }, around(boxes))).toBe(true);
    expect(holds({ left: 20, top: 0, ...port }, around(boxes))).toBe(false);
  });
});
