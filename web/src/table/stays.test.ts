// What somebody has opened, asked for or begun at a table stays while others move, speak, and are shown moving.
import { createRawSnippet, mount, tick, unmount, type ComponentInternals } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import plain from '../boards/plain';
import type { Frame, Run } from '../film/film.svelte';
import type { GameReply, LegalAction, Line, MessageData, Request, StoryLine, View } from '../generated/wire';
import { TableClient } from '../lib/client.svelte';
import { travelBy, type Wire } from '../lib/transport';
import Box from '../ui/Box.svelte';
import { seatOf } from './context';
import Shell from './Shell.svelte';

/** Films that run: each lasts until the test ends it. */
const films: (() => void)[] = [];
vi.mock('../film/theatre', () => ({
  Theatre: class {
    still = false;
    look() {}
    compare() {}
    play({ told }: Frame): Run | null {
      if (!told.length) return null;
      let end = () => {};
      const done = new Promise<void>((resolve) => (end = resolve));
      films.push(end);
      return { done, pause() {}, resume() {}, end };
    }
  },
}));

/** A board with two things on it. */
const children = createRawSnippet(() => ({ render: () => '<i></i>' }));
const Board = (anchor: ComponentInternals) => {
  for (const ids of ['go here *', 'stay']) Box(anchor, { ids, about: 'undo', label: ids, children });
  return {};
};
const board = { ...plain, Board };

type Sent = { type: string; id: number };
let sent: Sent[] = [];
/** Tables where I sit, as lists show them. */
let tables: object[] = [];
/** The other end of the socket. */
let wire: Wire;
let client: TableClient;
let shell: object;
let view: View;

const answer = (notation: string): LegalAction => ({ notation, message: [notation, {}], detail: null, index: 0 });
const asks = (decision: string, ...notations: string[]): Pick<View, 'request' | 'waiting'> => {
  const request: Request = { decision, prompt: [decision, {}], secret: false, actions: notations.map(answer) };
  return { request, waiting: [0] };
};
const OTHERS: Pick<View, 'request' | 'waiting'> = { request: null, waiting: [1] };
const position = (round: number) => ({ active: 0, round, scores: [0, 0] });

function hear(message: object): void {
  wire.onmessage!.call(wire as WebSocket, { data: JSON.stringify(message) } as MessageEvent);
}
/** The server answers what was asked last. */
async function reply(message: object): Promise<void> {
  hear({ id: sent.at(-1)!.id, ...message });
  await settle();
}
async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await tick();
}
/** The next view, as what has changed. */
async function see(changes: Partial<View>): Promise<void> {
  const news = { seq: view.seq + 1, n: view.n + 1, ...changes };
  view = { ...view, ...news };
  hear({ type: 'change', n: view.n, clocks: null, set: Object.entries(news).map(([name, value]) => [[name], value]) });
  await settle();
}
/** Somebody else moves, which is told. */
async function move(then: Partial<View> = OTHERS): Promise<void> {
  const seq = view.seq + 1;
  const told = { rank: 0, kind: 'move', seat: 1, side: '', message: ['moved', {}] as MessageData };
  const line: StoryLine = { ...told, first: seq, last: seq, origins: [], goals: [], against: [] };
  await see({ turn: view.turn + 1, shown: position(seq), story: [...view.story, line], ...then });
}
async function speak(): Promise<void> {
  const said = { seat: 1, message: null, text: 'Hm', name: 'Bo', at: 0, turn: view.turn };
  await see({ lines: [...view.lines, { ...said, seq: view.seq + 1, kind: 'chat' } satisfies Line] });
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent!.trim()) === name,
  );
async function click(name: string): Promise<void> {
  const button = named(name);
  if (!button) throw new Error(`there is no button ${name}`);
  button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  button.click();
  await settle();
}
const isFilm = () => find('section.bar .skip') !== null;

async function open(width: number): Promise<void> {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
  sent = [];
  tables = [];
  films.length = 0;
  const asked = (text: string) => sent.push(JSON.parse(text) as Sent);
  wire = {
    readyState: 1,
    onopen: null,
    onmessage: null,
    onclose: null,
    send: asked,
    close: () => {},
  } as unknown as Wire;
  travelBy({
    ask: () => Promise.resolve(new Response(JSON.stringify({ tables }))),
    connect: () => wire,
    meets: false,
    thinking: () => null,
  });
  client = new TableClient('x', '');
  const seats = [seatOf('Ann', true), seatOf('Bo', true)];
  const table = { id: 'x', game: 'toy', phase: 'play', seats, hands: [0], hints: 'free', edition: 'standard' };
  view = {
    ...{ type: 'view', n: 1, seq: 1, turn: 1, seat: 0, table, shown: position(0), ...OTHERS, decision: 'what' },
    ...{ lines: [], first: 0, story: [], story_from: 0, clocks: null, result: null, note: null, lesson: null },
    ...{ undo: { can: 'free', asked: null }, auto: { lone: false, plans: {} }, absence: null, pause: null },
    ...{ covered: false, commitment: null, seed: null, digest: '' },
  } as unknown as View;
  hear(view);
  const data = { name: 'toy', figures: {}, references: {}, edition: null } as unknown as GameReply;
  shell = mount(Shell, { target: document.body, props: { client, data, board } });
  await settle();
}

beforeEach(() => open(1440));
afterEach(async () => {
  client.close();
  await unmount(shell);
  document.body.replaceChildren();
});

test('an open menu and its “really?” stay when a film begins and when it ends', async () => {
  await click('More choices');
  await click('Resign');
  const really = named('Really resign?')!;
  await move();
  expect(isFilm()).toBe(true);
  expect(named('Really resign?')).toBe(really);
  films.shift()!();
  await settle();
  expect(isFilm()).toBe(false);
  expect(named('Really resign?')).toBe(really);
  await click('Really resign?');
  expect(sent.at(-1)!.type).toBe('resign');
});

test('“really?” about a standing answer is asked of that question alone', async () => {
  await see(asks('first', 'pass', 'go'));
  await click('More choices');
  await click('Always answer this question with “pass” …');
  expect(named('Yes, always')).toBeTruthy();
  await see({ turn: 2, ...asks('second', 'pass', 'go') });
  expect(named('Yes, always')).toBeUndefined();
});

test('undo is there while a film plays, and so is who asks for one', async () => {
  const undo = named('Undo')!;
  await move({ ...OTHERS, undo: { can: 'free', asked: { by: 1, mine: true, missing: [0] } } as View['undo'] });
  expect(isFilm()).toBe(true);
  expect(named('Undo')).toBe(undo);
  await click('Agree');
  expect(sent.at(-1)!.type).toBe('consent');
});

test('an answer half given and the hint stay when somebody speaks', async () => {
  const many = ['go away', 'turn', 'rest', 'wait', 'look', 'sing'];
  await see({ ...asks('what', 'go here now', 'go here later', ...many), turn: 2 });
  await click('Hint');
  await reply({ type: 'hint', turn: 2, now: 0.4, ideas: [] });
  find('[data-ids="go here *"]')!.click();
  await settle();
  await speak();
  expect(document.querySelectorAll('.choices [data-action]')).toHaveLength(2);
  find('.choices .back')!.click();
  await settle();
  find('[data-group]')!.click();
  await settle();
  await speak();
  expect(find('.tray.open')).toBeTruthy();
  expect(find('section.hint')).toBeTruthy();
});

test('the reason why not is read to its end, and asked for once', async () => {
  await see({ ...asks('what', 'go'), turn: 2 });
  find('[data-ids=stay]')!.click();
  await settle();
  await reply({ type: 'why', rule: null, reason: ['because', {}] });
  expect(find('.why')!.textContent).toContain('Because');
  await speak();
  expect(find('.why')).toBeTruthy();
  await move();
  expect(find('.why')).toBeTruthy();
  expect(sent.filter(({ type }) => type === 'why')).toHaveLength(1);
});

test('the way to the next game stays while it is looked for anew', async () => {
  tables = [{ id: 'y', game: 'toy', phase: 'play', mine: 0, waiting: [0], broken: false, lesson: null }];
  await move();
  const link = find('a[href="/table/y"]');
  expect(link).toBeTruthy();
  await move();
  expect(find('a[href="/table/y"]')).toBe(link);
});

test('a refusal is read until something else is done, whoever moves', async () => {
  await click('Undo');
  await reply({ type: 'refused', error: { code: 'no_undo', message: ['refused', {}], rule: null } });
  expect(find('.ask[role=alert]')).toBeTruthy();
  await move();
  expect(find('.ask[role=alert]')).toBeTruthy();
  await click('Undo');
  expect(find('.ask[role=alert]')).toBeNull();
});

test('what somebody says is no film, and after the game it leaves the end as it is', async () => {
  await move();
  films.shift()!();
  await settle();
  const drawn = vi.fn();
  const watching = new MutationObserver((all) => all.some(({ addedNodes }) => addedNodes.length) && drawn());
  watching.observe(find('section.bar')!, { childList: true, subtree: true });
  await speak();
  watching.disconnect();
  expect(drawn).not.toHaveBeenCalled();
  const seat = { place: 1, points: 0, parts: [], forfeit: false };
  await see({ result: { reason: ['end', {}], seats: [seat, seat] } as unknown as View['result'], waiting: [] });
  const end = find('dialog');
  expect(end).toBeTruthy();
  await speak();
  expect(find('dialog')).toBe(end);
});

test('who looks at the past goes on while others move, until it is their turn', async () => {
  await move();
  films.shift()!();
  await settle();
  await move();
  films.shift()!();
  await settle();
  find('[role=log] li button')!.click();
  await settle();
  expect(find('.past')).toBeTruthy();
  await move();
  expect(find('.past')).toBeTruthy();
  await move(asks('what', 'go'));
  expect(find('.past')).toBeNull();
});

test('a phone turns to the board when it is my turn, not while I write; what I wrote stays', async () => {
  await unmount(shell);
  await open(390);
  const tab = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent!.trim() === name)!;
  const at = () => find('nav [role=tab][aria-selected=true]')!.textContent!.trim();
  const log = [...document.querySelectorAll<HTMLElement>('nav [role=tab]')].at(-1)!;
  const name = log.textContent!.trim();
  log.click();
  await settle();
  await move(asks('what', 'go'));
  expect(at()).not.toBe(name);
  await move();
  log.click();
  await settle();
  tab('Chat').click();
  await settle();
  const field = find('input[maxlength="500"]') as HTMLInputElement;
  field.value = 'Well play';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
  await move(asks('what', 'go'));
  expect(at()).toBe(name);
  document.querySelector<HTMLElement>('nav [role=tab]')!.click();
  await settle();
  log.click();
  await settle();
  expect((find('input[maxlength="500"]') as HTMLInputElement).value).toBe('Well play');
});
