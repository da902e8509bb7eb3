// A film's stage in the browser: it looks at what stands where before and after, and has a scene played of what differs.
import { seatColor } from '../art/seats';
import type { Frame, Run, Stage } from './film.svelte';
import { apart, compare, type Motion, type Point, type Standing } from './match';
import { CREAM, Scene } from './scene';
import { diceOf, panelsOf, placeOf, relocated, survey, type Drawn } from './scenery';
import type { Pace } from './timing';

const HARM = '#a4302a';
/** Pieces that only make room for others are not on their way. */
const NEAR = 14;

export interface Setting {
  /** Where pieces are looked for. */
  root: () => ParentNode | null;
  /** Where they travel: an <svg> over the window. */
  layer: () => SVGSVGElement | null;
  pace: () => Pace;
  still: () => boolean;
  /** A caption's letters; none for what I did myself. */
  letters: (frame: Frame) => number;
  suit: (seat: number) => number;
  /** Something is about to be heard. */
  sound: (frame: Frame, motions: readonly Motion<Drawn>[], dice: boolean) => void;
}

/** The ways that pieces went on the stage; where none is seen to, those that the story names. */
function waysOf(root: ParentNode, { told }: Frame, motions: readonly Motion<Drawn>[]): [Point, Point][] {
  const seen = motions.flatMap(({ from, to }): [Point, Point][] =>
    from?.node.staged && to?.node.staged ? [[from.spot, to.spot]] : [],
  );
  if (seen.length) return seen;
  return told.flatMap(({ origins, goals }) =>
    origins.flatMap((origin) =>
      goals.flatMap((goal): [Point, Point][] => {
        const [a, b] = [placeOf(root, origin), placeOf(root, goal)];
        return a && b && apart(a, b) > NEAR ? [[a, b]] : [];
      }),
    ),
  );
}

export class Theatre implements Stage {
  #before: Standing<Drawn>[] = [];
  #dice = new Map<string, string>();
  #panels: ReadonlySet<string> = new Set();
  readonly #differs = new WeakMap<Frame, { motions: Motion<Drawn>[]; rolled: string[] }>();
  readonly #setting: Setting;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  get still(): boolean {
    return this.#setting.still();
  }

  look(): void {
    const root = this.#setting.root();
    this.#before = root ? survey(root) : [];
    this.#dice = root ? diceOf(root) : new Map();
    this.#panels = root ? panelsOf(root) : new Set();
  }

  compare(frame: Frame): void {
    const root = this.#setting.root();
    if (!root) return;
    const [was, is] = [this.#panels, panelsOf(root)];
    const seen = (one: Standing<Drawn>, other: ReadonlySet<string>) => !one.node.panel || other.has(one.node.panel);
    const motions = compare(this.#before.map(relocated), survey(root)).filter(({ from, to }) =>
      from && to ? apart(from.spot, to.spot) > NEAR : from ? seen(from, is) : seen(to!, was),
    );
    const rolled = [...diceOf(root)].filter(([die, face]) => face && this.#dice.get(die) !== face).map(([die]) => die);
    this.#differs.set(frame, { motions, rolled });
  }

  play(frame: Frame): Run | null {
    const [root, layer] = [this.#setting.root(), this.#setting.layer()];
    const { motions, rolled } = this.#differs.get(frame) ?? { motions: [], rolled: [] };
    if (!root || !layer) return null;
    const letters = this.#setting.letters(frame);
    if (!motions.length && !letters && !rolled.length) return null;
    this.#setting.sound(frame, motions, rolled.length > 0);
    return new Scene(layer, root, motions, rolled, {
      letters,
      pace: this.#setting.pace(),
      still: this.still,
      colour: this.#colour(frame),
      ways: letters ? waysOf(root, frame, motions) : [],
    });
  }

  #colour({ told }: Frame): string {
    if (told.some(({ harm }) => harm)) return HARM;
    const seat = told.find((one) => one.seat !== null)?.seat;
    return seat === undefined || seat === null ? CREAM : seatColor(this.#setting.suit(seat));
  }
}
