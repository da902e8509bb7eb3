// Bots beaten: how often each level of each game, and which is next.
import type { LevelTally } from '../generated/wire';

export interface Goal {
  game: string;
  level: string;
}

export function beaten(tallies: readonly LevelTally[], game: string, level: string): number {
  return tallies.find((one) => one.game === game && one.level === level)?.tally.won ?? 0;
}

/** The lowest level that is not beaten, in the first game where it is not; null: all are. */
export function nextGoal(
  tallies: readonly LevelTally[],
  games: readonly string[],
  levels: readonly string[],
): Goal | null {
  for (const level of levels) {
    const game = games.find((name) => !beaten(tallies, name, level));
    if (game !== undefined) return { game, level };
  }
  return null;
}
