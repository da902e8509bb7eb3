// How a person fares with puzzles, kept in this browser: a rating on the puzzles' scale, and what became of each.
import type { PuzzleInfo } from '../generated/wire';

const KEY = 'pessoi.puzzles';
const START = 1200; // the rating of who has tried nothing
const STEP = 40; // the most that one puzzle moves it
const DAY = 86_400_000;

export type Outcome = 'solved' | 'helped' | 'failed';
export type Sets = Readonly<Record<string, readonly PuzzleInfo[]>>;

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export interface Found {
  game: string;
  id: string;
}

const SCORES: Record<Outcome, number> = { solved: 1, helped: 0.5, failed: 0 };

/** The rating after one more puzzle (Elo's formula, as if the puzzle had played). */
export function rated(mine: number, puzzle: number, outcome: Outcome): number {
  const expected = 1 / (1 + 10 ** ((puzzle - mine) / 400));
  return Math.round(mine + STEP * (SCORES[outcome] - expected));
}

/** Everybody's puzzle of that day: another game every day, by the calendar of Greenwich. */
export function ofToday(sets: Sets, now: number): Found | null {
  const games = Object.keys(sets).filter((game) => sets[game]!.length);
  if (!games.length) return null;
  const day = Math.floor(now / DAY);
  const game = games[day % games.length]!;
  const ids = sets[game]!.map(({ id }) => id).sort();
  return { game, id: ids[Math.floor(day / games.length) % ids.length]! };
}

export class Progress {
  rating = $state(START);
  outcomes = $state.raw<Readonly<Record<string, Outcome>>>({});
  readonly #storage: Kept;

  constructor(storage: Kept = localStorage) {
    this.#storage = storage;
    try {
      const kept = JSON.parse(storage.getItem(KEY) ?? '{}') as Partial<Progress>;
      if (typeof kept.rating === 'number') this.rating = kept.rating;
      if (typeof kept.outcomes === 'object') this.outcomes = kept.outcomes;
    } catch {
      // what cannot be read is begun anew
    }
  }

  of(game: string, id: string): Outcome | undefined {
    return this.outcomes[`${game}/${id}`];
  }

  count(outcome: Outcome): number {
    return Object.values(this.outcomes).filter((found) => found === outcome).length;
  }

  /** Only the first attempt counts. Returns by how much the rating moved. */
  note(game: string, puzzle: PuzzleInfo, outcome: Outcome): number {
    if (this.of(game, puzzle.id)) return 0;
    const before = this.rating;
    this.rating = rated(before, puzzle.rating, outcome);
    this.outcomes = { ...this.outcomes, [`${game}/${puzzle.id}`]: outcome };
    this.#storage.setItem(KEY, JSON.stringify({ rating: this.rating, outcomes: this.outcomes }));
    return this.rating - before;
  }

  /** The untried puzzle of a game that is nearest in rating; when all are tried, the next in the list after this one. */
  next(set: readonly PuzzleInfo[], game: string, id = ''): PuzzleInfo | undefined {
    const far = (puzzle: PuzzleInfo) => Math.abs(puzzle.rating - this.rating);
    const untried = set.filter((puzzle) => puzzle.id !== id && !this.of(game, puzzle.id));
    if (untried.length) return untried.reduce((best, puzzle) => (far(puzzle) < far(best) ? puzzle : best));
    return set[(set.findIndex((puzzle) => puzzle.id === id) + 1) % set.length];
  }
}
