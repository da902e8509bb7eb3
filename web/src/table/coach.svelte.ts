// The coach: weighs an answer before it is given, and remembers what was lost until after the game. Against bots only.
import type { Line, WeighReply } from '../generated/wire';
import { hasPlayed } from '../lib/played';

/** Of the chance to win: what loses this much is doubted, and what loses a little is told after the game. */
export const MUCH = 0.08;
export const SOME = 0.03;
/** How long an answer waits for the coach, in milliseconds; then it goes through. */
export const MOMENT = 1500;
export const REMEMBERED = 3;

export type Loss = Pick<WeighReply, 'turn' | 'message' | 'best_message' | 'loss' | 'reasons'>;

/** Whether the seat's turn begins: somebody else acted last. */
export function beginsTurn(lines: readonly Line[], seat: number | null): boolean {
  const last = lines.findLast((line) => line.kind === 'answer' && line.seat !== null && line.seat >= 0);
  return last?.seat !== seat;
}

/** The coach's word if it comes in a moment, else nothing; a late one is remembered all the same. */
export async function inMoment<T>(word: Promise<T>, moment = MOMENT): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), moment)));
  try {
    return await Promise.race([word, over]);
  } finally {
    clearTimeout(timer);
  }
}

export class Coach {
  readonly #key: string;
  readonly #game: string;
  /** The table began as a lesson. */
  readonly #taught: boolean;
  #silent = $state(false);
  /** Set by the player; null: never, so a newcomer is offered one. */
  #wish = $state<string | null>(localStorage.getItem('pessoi.coach'));
  losses = $state.raw<readonly Loss[]>([]);

  constructor(table: string, game: string, taught = false) {
    this.#key = `pessoi.coach.${table}`;
    this.#game = game;
    this.#taught = taught;
    this.#silent = localStorage.getItem(`${this.#key}.silent`) !== null;
    this.losses = JSON.parse(localStorage.getItem(this.#key) ?? '[]') as Loss[];
  }

  /** After a lesson there is one unless it was sent away. */
  get on(): boolean {
    return this.#wish === 'on' || (this.#taught && this.#wish === null);
  }

  /** Whether it has an idea for each turn, unasked. */
  get isLight(): boolean {
    return this.#taught && this.on && !this.#silent;
  }

  /** No more of these here. */
  hush(): void {
    this.#silent = true;
    localStorage.setItem(`${this.#key}.silent`, 'yes');
  }

  get offered(): boolean {
    return this.#wish === null && !this.#taught && !hasPlayed(this.#game);
  }

  set(on: boolean): void {
    this.#wish = on ? 'on' : 'off';
    localStorage.setItem('pessoi.coach', this.#wish);
  }

  /** An answer was given: one to a question counts, the last. */
  remember({ turn, message, best_message, loss, reasons }: WeighReply): void {
    const others = this.losses.filter((other) => other.turn !== turn);
    this.#keep(loss >= SOME ? [...others, { turn, message, best_message, loss, reasons }] : others);
  }

  /** The answer to that question was thought better of, or taken back. */
  forget(turn: number): void {
    this.#keep(this.losses.filter((other) => other.turn < turn));
  }

  /** What would have helped most. */
  get worst(): Loss[] {
    return [...this.losses].sort((a, b) => b.loss - a.loss).slice(0, REMEMBERED);
  }

  #keep(losses: Loss[]): void {
    this.losses = losses;
    localStorage.setItem(this.#key, JSON.stringify(losses));
  }
}
