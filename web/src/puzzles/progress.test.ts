import { describe, expect, it } from 'vitest';
import { ofToday, Progress, rated } from './progress.svelte';

const set = [900, 1180, 1500].map((rating, i) => ({ id: `p${i}`, rating, players: 2 }));

function storage(text: string | null = null) {
  const kept = { text };
  return { kept, getItem: () => kept.text, setItem: (_: string, value: string) => void (kept.text = value) };
}

describe('progress with puzzles', () => {
  it('moves the rating by what was to be expected', () => {
    expect(rated(1200, 1200, 'solved')).toBe(1220);
    expect(rated(1200, 1200, 'helped')).toBe(1200);
    expect(rated(1200, 1200, 'failed')).toBe(1180);
    expect(rated(1200, 2000, 'failed')).toBeGreaterThanOrEqual(1199);
  });

  it('counts the first attempt only, and keeps it', () => {
    const place = storage();
    const progress = new Progress(place);
    expect(progress.note('hellas', set[1]!, 'failed')).toBeLessThan(0);
    expect(progress.note('hellas', set[1]!, 'solved')).toBe(0);
    const again = new Progress(place);
    expect(again.rating).toBe(progress.rating);
    expect(again.of('hellas', 'p1')).toBe('failed');
    expect(again.of('mytikas', 'p1')).toBeUndefined();
    expect(new Progress(storage('{')).rating).toBe(1200);
  });

  it('goes on with the nearest that is untried, then in turn', () => {
    const progress = new Progress(storage());
    expect(progress.next(set, 'hellas', 'p0')?.id).toBe('p1');
    for (const puzzle of set) progress.note('hellas', puzzle, 'solved');
    expect(progress.next(set, 'hellas', 'p2')?.id).toBe('p0');
  });

  it('has one puzzle for each day, from game to game', () => {
    const sets = { empty: [], hellas: set, mytikas: set };
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => ofToday(sets, day * 86_400_000 + 5));
    expect(days.map((day) => day!.game)).toEqual([
      'hellas',
      'mytikas',
      'hellas',
      'mytikas',
      'hellas',
      'mytikas',
      'hellas',
    ]);
    expect(new Set(days.slice(0, 6).map((day) => `${day!.game} ${day!.id}`)).size).toBe(6);
    expect(days[6]).toEqual(days[0]);
    expect(ofToday({ empty: [] }, 0)).toBeNull();
  });
});
