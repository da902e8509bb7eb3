// What lies before the player: the legal actions, what is half chosen, pointed at, marked, and explained.
// Boards talk to it through <Spot> and <Box>; the shell draws its popover and its hover card.
import { getContext, setContext } from 'svelte';
import type { LegalAction } from '../generated/wire';
import { fits, matching, type Patterns } from './targets';

export interface Card {
  /** Catalogue keys: names of the things to explain, the main one first. */
  about: string[];
  /** A sentence of the board's own: numbers, state. */
  note: string;
  /** The pattern to ask “why not?” about, or ''. */
  why: string;
  box: DOMRect;
  pinned: boolean;
}

export class Selection {
  /** Every legal answer; empty when it is not my turn, in replays and for spectators. */
  legal = $state.raw<readonly LegalAction[]>([]);
  /** After the first of two clicks: the answers that are left. */
  narrowed = $state.raw<readonly LegalAction[] | null>(null);
  /** Where the popover of narrowed answers points to. */
  anchor = $state.raw<DOMRect | null>(null);
  /** The patterns of the thing that was clicked first. */
  selected = $state.raw<Patterns | null>(null);
  /** The notation under the pointer in the action bar. */
  pointed = $state('');
  /** Words (ids) that the latest moves were about. */
  last = $state.raw<ReadonlySet<string>>(new Set());
  /** Letters of a hint's ideas, by notation. */
  letters = $state.raw<ReadonlyMap<string, string>>(new Map());
  card = $state.raw<Card | null>(null);
  /** Explore mode: Tab visits everything that can be explained, not only what can be chosen. */
  explore = $state(false);
  /** Verbs of side actions, marked more quietly. */
  minor: readonly string[] = [];
  /** In a lesson: every click answers one question, so that each can be seen. */
  stepwise = false;

  readonly #play: (action: LegalAction, then: string) => void;

  constructor(play: (action: LegalAction, then: string) => void) {
    this.#play = play;
  }

  /** A new question: nothing is half chosen any more. */
  ask(legal: readonly LegalAction[]): void {
    this.legal = legal;
    this.clear();
  }

  clear(): void {
    this.narrowed = null;
    this.anchor = null;
    this.selected = null;
    this.pointed = '';
  }

  /** The answers that a thing stands for now. */
  of(patterns: Patterns): LegalAction[] {
    return matching(this.narrowed ?? this.legal, patterns);
  }

  isPointed(patterns: Patterns): boolean {
    if (!this.pointed) return false;
    return (typeof patterns === 'string' ? [patterns] : patterns).some((p) => fits(this.pointed, p));
  }

  /** Answer; `then` is what the next question is answered with in the same go, if that is asked. */
  play(action: LegalAction, then = ''): void {
    this.clear();
    this.card = null;
    this.#play(action, this.stepwise ? '' : then);
  }

  /** A click on a thing: play its only answer, or narrow the choice down. */
  choose(patterns: Patterns, box: DOMRect, then = ''): void {
    if (this.selected !== null && String(this.selected) === String(patterns)) {
      this.clear();
      return;
    }
    const found = this.of(patterns);
    if (found.length === 1) this.play(found[0]!, then);
    else if (found.length > 1) this.narrow(found, patterns, box);
    else if (this.narrowed) {
      this.clear();
      if (matching(this.legal, patterns).length) this.choose(patterns, box);
    }
  }

  narrow(actions: readonly LegalAction[], patterns: Patterns, box: DOMRect): void {
    this.narrowed = actions;
    this.selected = patterns;
    this.anchor = box;
    this.card = null;
  }

  explain(about: string[], note: string, patterns: Patterns, box: DOMRect, pinned = false): void {
    const first = typeof patterns === 'string' ? patterns : (patterns[0] ?? '');
    const why = this.legal.length && !matching(this.legal, patterns).length ? first : '';
    this.card = { about, note, why, box, pinned };
  }

  hush(): void {
    if (!this.card?.pinned) this.card = null;
  }
}

const KEY = Symbol('selection');

export function provideSelection(selection: Selection): void {
  setContext(KEY, selection);
}

export function useSelection(): Selection {
  return getContext<Selection>(KEY);
}
