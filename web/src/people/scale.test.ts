import { describe, expect, it } from 'vitest';
import { along, placed, rangeOf } from './scale';

describe('the scale of a rating', () => {
  it('shows where everybody begins, and more if it must', () => {
    expect(rangeOf([1600, 1400])).toEqual([500, 2500]);
    expect(rangeOf([420, 2610])).toEqual([420, 2610]);
  });
  it('ends where it ends', () => {
    expect(along(1500, [500, 2500])).toBe(50);
    expect(along(300, [500, 2500])).toBe(0);
    expect(along(2700, [500, 2500])).toBe(100);
  });
  it('has no label upon another', () => {
    const marks = [1500, 1450, 900, 1480, 1770].map((points) => ({ points, label: String(points) }));
    const found = placed(marks, [500, 2500]);
    expect(found.map((mark) => [mark.label, mark.label_at])).toEqual([
      ['900', 'above'],
      ['1450', 'above'],
      ['1480', 'below'],
      ['1500', 'nowhere'],
      ['1770', 'above'],
    ]);
  });
});
