// The board as it was when a line of the log happened: the film's, where it has that very position, else the server's.
import type { Shown, StoryLine } from '../generated/wire';
import type { Frame } from './film.svelte';

export class Lookback {
  /** What the reader asked for; the board follows when it is here. */
  line = $state.raw<StoryLine | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** What was fetched once: the past does not change. */
  readonly #known = new Map<number, Shown>();
  readonly #fetch: (seq: number) => Promise<Shown>;

  constructor(fetch: (seq: number) => Promise<Shown>) {
    this.#fetch = fetch;
  }

  async look(line: StoryLine, reel: readonly Frame[]): Promise<void> {
    this.line = line;
    const seq = line.last;
    const known = this.#known.get(seq) ?? reel.find((frame) => frame.seq === seq)?.shown ?? (await this.#fetch(seq));
    this.#known.set(seq, known);
    if (this.line === line) this.shown = known; // nobody asked for another meanwhile
  }

  end(): void {
    this.line = this.shown = null;
  }
}
