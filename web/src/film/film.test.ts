import { beforeEach, expect, test } from 'vitest';
import type { Shown } from '../generated/wire';
import { Film, type Frame, type Run, type Stage } from './film.svelte';
import type { Told } from './story';
import type { Pace } from './timing';

/** A stage whose events last until the test says so. */
class Bench implements Stage {
  still = false;
  played: number[] = [];
  runs: { seq: number; finish: () => void; paused: boolean; ended: boolean }[] = [];
  drawn: (number | undefined)[] = [];
  film!: Film;

  look(): void {
    this.drawn.push(this.film.shown?.round);
  }

  compare(): void {}

  play(frame: Frame): Run | null {
    this.played.push(frame.seq);
    if (!frame.told.length) return null;
    let finish = (): void => undefined;
    const done = new Promise<void>((resolve) => (finish = resolve));
    const run = { seq: frame.seq, finish, paused: false, ended: false };
    this.runs.push(run);
    return {
      done,
      pause: () => (run.paused = true),
      resume: () => (run.paused = false),
      end: () => ((run.ended = true), finish()),
    };
  }
}

let bench: Bench;
let pace: Pace;
let film: Film;
beforeEach(() => {
  bench = new Bench();
  pace = 'normal';
  film = new Film(
    bench,
    () => pace,
    () => Promise.resolve(),
  );
  bench.film = film;
});

const told = (first: number): Told => ({
  first,
  last: first,
  seat: 1,
  side: '',
  kind: 'move',
  message: ['event', {}],
  origins: [],
  goals: [],
  harm: false,
});
const frame = (seq: number, loud = true, own = false): Frame => ({
  seq,
  shown: { round: seq, active: 0, scores: [] } as Shown,
  told: loud ? [told(seq)] : [],
  own,
  waiting: [1],
});
const settle = () => new Promise((done) => setTimeout(done));
const drawn = () => film.shown?.round;

test('the first position is there at once', () => {
  film.feed(frame(1));
  expect([drawn(), film.running]).toEqual([1, false]);
});

test('positions wait for each other, however fast they come', async () => {
  for (const seq of [1, 2, 3, 4]) film.feed(frame(seq));
  await settle();
  expect([drawn(), film.running, bench.played]).toEqual([2, true, [2]]);
  bench.runs[0]!.finish();
  await settle();
  expect([drawn(), film.watched]).toEqual([3, 2]);
  bench.runs[1]!.finish();
  await settle();
  bench.runs[2]!.finish();
  await settle();
  expect([drawn(), film.running, film.watched]).toEqual([4, false, 4]);
});

test('what nobody notices takes no time', async () => {
  film.feed(frame(1));
  for (const seq of [2, 3, 4]) film.feed(frame(seq, false));
  await settle();
  expect([drawn(), film.running]).toEqual([4, false]);
});

test('a skip shows the newest position, and what was not watched is known', async () => {
  for (const seq of [1, 2, 3, 4]) film.feed(frame(seq));
  await settle();
  film.skip();
  expect([drawn(), film.running, film.watched]).toEqual([4, false, 0]);
  expect(bench.runs[0]!.ended).toBe(true);
  await settle();
  expect(bench.played).toEqual([2]);
  film.feed(frame(5));
  await settle();
  expect([drawn(), film.running]).toEqual([5, true]);
});

test('a pause holds what is played and what comes', async () => {
  film.feed(frame(1));
  film.feed(frame(2));
  await settle();
  film.pause();
  expect([film.paused, bench.runs[0]!.paused]).toEqual([true, true]);
  bench.runs[0]!.finish();
  film.feed(frame(3));
  await settle();
  expect(bench.runs[1]!.paused).toBe(true);
  film.pause();
  expect(bench.runs[1]!.paused).toBe(false);
});

test('back plays the event before again', async () => {
  for (const seq of [1, 2, 3]) film.feed(frame(seq));
  await settle();
  bench.runs[0]!.finish();
  await settle();
  film.back();
  await settle();
  expect([drawn(), bench.played]).toEqual([2, [2, 3, 2]]);
  bench.runs[2]!.finish();
  await settle();
  expect([drawn(), bench.played.at(-1)]).toEqual([3, 3]);
});

test('what belongs together is one event', async () => {
  film.feed(frame(1));
  film.feed(frame(2));
  for (const seq of [3, 4, 5]) film.feed({ ...frame(seq), told: [{ ...told(3), last: seq }] });
  await settle();
  bench.runs[0]!.finish();
  await settle();
  expect([drawn(), bench.played]).toEqual([5, [2, 5]]);
});

test('at instant pace there is no film', async () => {
  film.feed(frame(1));
  pace = 'instant';
  film.feed(frame(2));
  await settle();
  expect([drawn(), film.running, bench.played]).toEqual([2, false, []]);
});

test('an undo is shown at once', async () => {
  for (const seq of [1, 2, 3]) film.feed(frame(seq));
  await settle();
  film.feed(frame(4), true);
  await settle();
  expect([drawn(), film.running, bench.played]).toEqual([4, false, [2]]);
});

test('without travel the newest position is drawn while the captions follow', async () => {
  bench.still = true;
  for (const seq of [1, 2, 3]) film.feed(frame(seq));
  await settle();
  expect([drawn(), film.frame?.seq]).toEqual([3, 2]);
  bench.runs[0]!.finish();
  await settle();
  expect([drawn(), film.frame?.seq]).toEqual([3, 3]);
});

test('my own move begins the film anew', async () => {
  film.feed(frame(1));
  film.feed(frame(2));
  await settle();
  bench.runs[0]!.finish();
  await settle();
  film.feed(frame(3, false, true));
  film.feed(frame(4));
  await settle();
  expect(film.events.map(({ seq }) => seq)).toEqual([4]);
  film.again();
  await settle();
  expect(bench.played.at(-1)).toBe(4);
});
