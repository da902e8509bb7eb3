import { describe, expect, it } from 'vitest';
import { heard, remember, remembered } from './pace';

describe('how long bots think', () => {
  it('is what the last answers took', () => {
    let pace = heard({}, 'hard', 1);
    expect(pace).toEqual({ hard: 1 });
    for (let i = 0; i < 60; i++) pace = heard(pace, 'hard', 2);
    expect(pace['hard']).toBeCloseTo(2, 2);
    expect(heard(pace, 'normal', 0.5)['hard']).toBe(pace['hard']);
  });

  it('outlives the page, and rubbish is nothing', () => {
    remember({ normal: 0.25 });
    expect(remembered()).toEqual({ normal: 0.25 });
    localStorage.setItem('pessoi.pace', '{');
    expect(remembered()).toEqual({});
  });
});
