// Where a rating lies on its scale, and what stands beside it.

/** Everybody begins in the middle, give or take this much: that is what a scale shows, and more if it must. */
export const START = 1500;
const WIDTH = 1000;
/** A label takes as much of the scale to either side, in hundredths. */
const LABEL = 8;

export interface Marked {
  points: number;
  label: string;
  provisional?: boolean;
}

export interface Mark extends Marked {
  /** Hundredths of the scale. */
  at: number;
  /** Where its label stands so that none covers another; where there is no room it has none. */
  label_at: 'above' | 'below' | 'nowhere';
}

export type Range = [low: number, high: number];

export function rangeOf(points: readonly number[]): Range {
  return [Math.min(START - WIDTH, ...points), Math.max(START + WIDTH, ...points)];
}

/** In hundredths of the scale; what lies outside lies at its end. */
export function along(points: number, [low, high]: Range): number {
  return Math.min(100, Math.max(0, (100 * (points - low)) / (high - low)));
}

export function placed(marks: readonly Marked[], range: Range): Mark[] {
  const last = { above: -Infinity, below: -Infinity };
  return [...marks]
    .sort((a, b) => a.points - b.points)
    .map((mark) => {
      const at = along(mark.points, range);
      const free = (['above', 'below'] as const).find((side) => at - last[side] >= 2 * LABEL);
      if (free) last[free] = at;
      return { ...mark, at, label_at: free ?? 'nowhere' };
    });
}
