// How long bots think here. Interpreted Python in a browser is slower than a server's engine, and devices differ: so the
// levels that search have so many iterations, as on a server, or so many seconds, whichever comes first.

/** Seconds of search an answer, at most. */
export const SECONDS: Readonly<Record<string, number>> = { normal: 0.4, hard: 1.6, expert: 6.4 };

const REMEMBERED = 'pessoi.pace';
const LAST = 8; // answers that count: what was long ago was perhaps another game

export type Pace = Readonly<Record<string, number>>;

/** After another answer. */
export function heard(pace: Pace, level: string, seconds: number): Pace {
  const before = pace[level] ?? seconds;
  return { ...pace, [level]: before + (seconds - before) / LAST };
}

/** What this device has shown so far: seconds by level. */
export function remembered(): Pace {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Pace;
  } catch {
    return {};
  }
}

export const remember = (pace: Pace): void => localStorage.setItem(REMEMBERED, JSON.stringify(pace));
