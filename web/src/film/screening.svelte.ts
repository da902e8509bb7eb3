// What a table page shows of its film: fed by views, told in the reader's words, summed up when it is the reader's turn.
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';
import type { Line, StoryLine, View } from '../generated/wire';
import type { GameContext } from '../table/context';
import { preferences } from '../table/preferences.svelte';
import { Film, type Frame } from './film.svelte';
import { sound, soundOf } from './sound.svelte';
import { sinceMine, tell, type Recap } from './story';
import { Theatre } from './theatre';

/** After a longer absence nobody wants to see it all: the recap tells it. */
const MANY = 12;

export class Screening {
  readonly film: Film;
  layer = $state.raw<SVGSVGElement>();
  readonly #context: GameContext;
  #last: View | null = null;

  constructor(context: GameContext) {
    this.#context = context;
    const theatre = new Theatre({
      root: () => document.querySelector('.app'),
      layer: () => this.layer ?? null,
      pace: () => preferences.pace,
      still: () => prefersReducedMotion.current,
      letters: (frame) => this.letters(frame),
      suit: context.suit,
      sound: (frame, motions, dice) => sound.play(soundOf(frame, motions, dice)),
    });
    this.film = new Film(theatre, () => preferences.pace, tick);
  }

  letters(frame: Frame): number {
    return frame.told.reduce((sum, { message }) => sum + this.#context.tell(message).length, 0);
  }

  /** A view came; `story` and `lines` are all there are. */
  feed(view: View, story: readonly StoryLine[], lines: readonly Line[]): void {
    const last = this.#last;
    this.#last = view;
    if (!view.shown || last?.seq === view.seq) return;
    const since = lines.filter((line) => line.seq > (last?.seq ?? 0));
    const told = last
      ? tell(story, view.seat, last.seq, view.seq).filter(({ seat }) => seat === null || seat !== view.seat)
      : [];
    const undone = since.some((line) => line.message?.[0] === 'line-undo');
    if (last?.shown === view.shown && !told.length && !undone) return; // somebody spoke, came or went: there is no film of it
    const frame: Frame = {
      seq: view.seq,
      shown: view.shown,
      told,
      own: last?.request != null,
      waiting: view.waiting,
    };
    this.film.feed(frame, !last || undone || document.hidden || told.length > MANY);
  }

  /** The reader goes on: what was not told yet is not wanted any more. */
  cut(): void {
    this.film.skip();
    this.dismiss();
  }

  dismiss(): void {
    this.film.watched = Math.max(this.film.watched, this.#last?.seq ?? 0);
  }

  /** What others did since the reader's last move, if some of it was not watched and it is the reader's turn. */
  recap(view: View, story: readonly StoryLine[]): Recap | null {
    if (!view.request || view.seat === null || this.film.running) return null;
    if (!story.some(({ rank, seat }) => rank === 0 && seat === view.seat)) return null; // my first turn
    const recap = sinceMine(story, view.seat);
    return recap.told.some(({ last }) => last > this.film.watched) ? recap : null;
  }
}
