// A game's review, fetched again and again while the server makes it: the curve comes first, then choices.
import { api, Refusal } from '../lib/api';
import type { Choice, ErrorBody, Review, ReviewReply, TurningPoint } from '../generated/wire';

const EVERY = 1500; // milliseconds

interface Calls {
  begin: (source: string) => Promise<ReviewReply>;
  look: (source: string) => Promise<ReviewReply>;
}

export class Making {
  review = $state.raw<Review | null>(null);
  state = $state<ReviewReply['state']>('asked');
  problem = $state.raw<ErrorBody | null>(null);
  #closed = false;
  readonly #source: string;
  readonly #calls: Calls;

  constructor(source: string, calls: Calls = { begin: api.beginReview, look: api.review }) {
    this.#source = source;
    this.#calls = calls;
  }

  async run(wait = (): Promise<unknown> => new Promise((done) => setTimeout(done, EVERY))): Promise<void> {
    try {
      this.#take(await this.#calls.begin(this.#source));
      while (!this.#closed && (this.state === 'asked' || this.state === 'running')) {
        await wait();
        if (!this.#closed) this.#take(await this.#calls.look(this.#source));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
      this.state = 'failed';
    }
  }

  #take(reply: ReviewReply): void {
    this.state = reply.state;
    if (reply.review) this.review = reply.review;
  }

  close(): void {
    this.#closed = true;
  }
}

export const WORSE = ['slip', 'mistake', 'blunder'];

/** The choices worth another look, in the order of the game. */
export function worse(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ grade }) => WORSE.includes(grade));
}

/** The next one after a step, from the start again after the last. */
export function nextWorse(choices: readonly Choice[], step: number): Choice | undefined {
  const found = worse(choices);
  return found.find(({ number }) => number > step) ?? found[0];
}

/** The seat whose chance a turn moved most. */
export function mostMoved({ before, after }: TurningPoint): number {
  const moves = after.map((chance, seat) => Math.abs(chance - before[seat]!));
  return moves.indexOf(Math.max(...moves));
}
