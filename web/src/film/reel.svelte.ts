// A finished game's steps, fetched in pages where the reader looks: a far step needs none of those before it.
import { api } from '../lib/api';
import type { ReplayReply, Step, StoryLine } from '../generated/wire';

export const PAGE = 40;

type Fetch = (source: string, from: number, limit: number, seat: number | null) => Promise<ReplayReply>;

export class Reel {
  /** By number, as far as they are here. */
  steps = $state.raw<ReadonlyMap<number, Step>>(new Map());
  story = $state.raw<readonly StoryLine[]>([]);
  names = $state.raw<readonly string[]>([]);
  chart = $state.raw<readonly (readonly number[])[]>([]);
  total = $state(0);
  /** Whose eyes; null: a spectator's. */
  eyes = $state<number | null>(null);
  #wanted = 0;
  #busy = false;
  readonly #source: string;
  readonly #fetch: Fetch;

  constructor(source: string, fetch: Fetch = api.replay) {
    this.#source = source;
    this.#fetch = fetch;
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** The nearest step that there is. */
  within(step: number): number {
    return Math.max(0, Math.min(step, this.last));
  }

  /** Have the step and some after it. One question at a time: while the reader drags along, only the newest wish counts. */
  async want(step: number): Promise<void> {
    this.#wanted = step;
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let page = this.#missing(); page !== null; page = this.#missing()) await this.#load(page);
    } finally {
      this.#busy = false;
    }
  }

  /** The page to fetch next: first what the story and the chart come with, then the wish, then what follows it. */
  #missing(): number | null {
    if (!this.total) return 0;
    const wish = this.within(this.#wanted);
    for (const step of [wish, Math.min(wish + PAGE / 2, this.last)]) {
      if (!this.steps.has(step)) return Math.floor(step / PAGE) * PAGE;
    }
    return null;
  }

  async #load(from: number): Promise<void> {
    const { eyes } = this;
    const page = await this.#fetch(this.#source, from, PAGE, eyes);
    if (eyes !== this.eyes) return; // another pair of eyes meanwhile: a page of theirs is fetched instead
    if (page.chart) this.chart = page.chart;
    if (page.story) this.story = page.story;
    this.names = page.names;
    this.total = page.total;
    this.steps = new Map([...this.steps, ...page.steps.map((step) => [step.n, step] as const)]);
  }

  async look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    this.steps = new Map();
    this.total = 0;
    await this.want(this.#wanted);
  }
}

export const isTurn = ({ rank }: StoryLine): boolean => rank > 0;

/** The step that the nearest line before (-1) or after (1) a step begins with, among those that `fits`. */
export function neighbour(
  story: readonly StoryLine[],
  at: number,
  way: -1 | 1,
  fits: (line: StoryLine) => boolean,
): number | null {
  const steps = story.filter(fits).map(({ first }) => first);
  return (way > 0 ? steps.find((step) => step > at) : steps.findLast((step) => step < at)) ?? null;
}
