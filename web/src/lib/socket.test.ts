import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../generated/wire';
import { TableSocket } from './socket';

class Fake {
  static made: Fake[] = [];
  readyState = 0;
  sent: { type: string; id?: number; since?: number }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Fake.made.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function connect() {
  const heard: ServerMessage[] = [];
  const statuses: string[] = [];
  const socket = new TableSocket(
    'ws://table',
    { message: (m) => heard.push(m), status: (s) => statuses.push(s), since: () => 7 },
    () => new Fake() as unknown as WebSocket,
  );
  return { socket, heard, statuses };
}

beforeEach(() => {
  Fake.made = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('says hello with what it has, and again after a break', () => {
  const { statuses } = connect();
  Fake.made[0]!.open();
  expect(Fake.made[0]!.sent[0]).toEqual({ type: 'hello', since: 7, version: 2 });
  Fake.made[0]!.close(1006);
  expect(statuses.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  Fake.made[1]!.open();
  expect(Fake.made[1]!.sent[0]).toEqual({ type: 'hello', since: 7, version: 2 });
  expect(statuses.at(-1)).toBe('open');
});

it('puts views together from changes, and asks for the whole after a gap', () => {
  const { heard } = connect();
  const socket = Fake.made[0]!;
  socket.open();
  socket.hear({ type: 'change', n: 1, clocks: null, set: [[['seq'], 9]] });
  expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
  expect(heard).toEqual([]);
  socket.hear({ type: 'view', n: 2, seq: 10, turn: 8, clocks: null });
  socket.hear({ type: 'change', n: 3, clocks: null, set: [[['seq'], 11]] });
  expect(heard.at(-1)).toEqual({ type: 'view', n: 3, seq: 11, turn: 8, clocks: null });
  socket.hear({ type: 'change', n: 5, clocks: null, set: [[['seq'], 13]] });
  expect(socket.sent.at(-1)).toEqual({ type: 'resync' });
  expect(heard.at(-1)).toMatchObject({ seq: 11 });
});

it('waits longer after each failure', () => {
  connect();
  for (let i = 0; i < 4; i++) {
    Fake.made.at(-1)!.close(1006);
    vi.advanceTimersByTime(6000);
  }
  const before = Fake.made.length;
  Fake.made.at(-1)!.close(1006);
  vi.advanceTimersByTime(1500);
  expect(Fake.made.length).toBe(before);
});

it('does not come back to a table that is closed to it', () => {
  const { statuses } = connect();
  Fake.made[0]!.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(statuses.at(-1)).toBe('refused');
  expect(Fake.made).toHaveLength(1);
});

it('gives each question its own answer, and a refusal when the line breaks', async () => {
  const { socket } = connect();
  Fake.made[0]!.open();
  const first = socket.ask({ type: 'undo', turn: 1 });
  const second = socket.ask({ type: 'hint', turn: 1 });
  const ids = Fake.made[0]!.sent.slice(1).map((message) => message.id);
  Fake.made[0]!.hear({ type: 'ack', id: ids[0] });
  expect((await first).type).toBe('ack');
  Fake.made[0]!.close(1006);
  expect(await second).toMatchObject({ type: 'refused', error: { code: 'offline' } });
});
