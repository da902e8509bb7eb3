import { expect, test } from 'vitest';
import type { ReplayReply, Step, StoryLine } from '../generated/wire';
import { neighbour, PAGE, Reel } from './reel.svelte';

const TOTAL = 1000;
/** A server that answers when the test says so. */
class Server {
  asked: [number, number | null][] = [];
  #waiting: (() => void)[] = [];

  fetch = (_: string, from: number, limit: number, seat: number | null): Promise<ReplayReply> => {
    this.asked.push([from, seat]);
    const steps = Array.from({ length: Math.min(limit, TOTAL - from) }, (_, i) => ({ n: from + i }) as Step);
    const page = {
      total: TOTAL,
      from,
      seat,
      game: 'g',
      names: ['a', 'b'],
      chart: null,
      steps,
      story: from ? null : [],
    };
    return new Promise((done) => this.#waiting.push(() => done(page)));
  };

  async answer(): Promise<void> {
    this.#waiting.shift()!();
    await new Promise((done) => setTimeout(done));
  }
}

test('a far step is fetched without those between', async () => {
  const server = new Server();
  const reel = new Reel('/x', server.fetch);
  void reel.want(700);
  await server.answer();
  await server.answer();
  const page = Math.floor(700 / PAGE) * PAGE;
  expect(server.asked.map(([from]) => from)).toEqual([0, page, page + PAGE]); // the wish, then what follows it
  expect([reel.steps.has(700), reel.steps.has(300)]).toEqual([true, false]);
});

test('while a page is under way only the newest wish counts', async () => {
  const server = new Server();
  const reel = new Reel('/x', server.fetch);
  void reel.want(0);
  await server.answer();
  for (const step of [100, 300, 500, 900]) void reel.want(step);
  while (server.asked.length < 3) await server.answer();
  expect(server.asked.map(([from]) => from)).toEqual([0, 80, 880]);
});

test('a step that is there is not asked for again', async () => {
  const server = new Server();
  const reel = new Reel('/x', server.fetch);
  void reel.want(0);
  await server.answer();
  await reel.want(3);
  expect(server.asked.length).toBe(1);
});

test('other eyes see their own steps', async () => {
  const server = new Server();
  const reel = new Reel('/x', server.fetch);
  void reel.want(0);
  void reel.look(1);
  await server.answer();
  expect(reel.steps.size).toBe(0);
  await server.answer();
  expect([server.asked, reel.steps.size]).toEqual([
    [
      [0, null],
      [0, 1],
    ],
    PAGE,
  ]);
});

test('jumps go to the next heading or kind, either way', () => {
  const line = (first: number, rank: number, kind: string) => ({ first, rank, kind }) as StoryLine;
  const story = [line(1, 1, 'turn'), line(2, 0, 'move'), line(5, 1, 'turn'), line(6, 0, 'fight'), line(9, 1, 'turn')];
  const turns = ({ rank }: StoryLine) => rank > 0;
  expect(neighbour(story, 2, 1, turns)).toBe(5);
  expect(neighbour(story, 5, -1, turns)).toBe(1);
  expect(neighbour(story, 9, 1, turns)).toBe(null);
  expect(neighbour(story, 0, 1, ({ kind }) => kind === 'fight')).toBe(6);
});
