// One table's socket: says hello, keeps itself alive, and comes back by itself after a break.
import type { ClientMessage, ServerMessage, View } from '../generated/wire';
import { offline } from './api';
import { changed } from './difference';
import { transport, type Wire } from './transport';

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

export interface SocketEvents {
  message: (message: ServerMessage) => void;
  status: (status: Status, code: number) => void;
  since: () => number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 25_000;
/** Closed for good: unknown token, forbidden, no such table, a damaged one. */
const FINAL = [4401, 4403, 4404, 4409];

/** Of the protocol: views come as changes of the one before. */
const VERSION = 2;

type Make = (path: string) => Wire;

export class TableSocket {
  #socket: Wire | null = null;
  #wait = FIRST_WAIT;
  #next = 1;
  #closed = false;
  /** The last view of this connection, which the next change is one of. */
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  readonly #waiting = new Map<number, (message: ServerMessage) => void>();
  readonly #path: string;
  readonly #events: SocketEvents;
  readonly #make: Make;

  constructor(path: string, events: SocketEvents, make: Make = (to) => transport().connect(to)) {
    this.#path = path;
    this.#events = events;
    this.#make = make;
    this.#connect();
  }

  #connect(): void {
    this.#events.status('connecting', 0);
    const socket = this.#make(this.#path);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#view = null;
      const hello: ClientMessage = { type: 'hello', since: this.#events.since(), version: VERSION };
      socket.send(JSON.stringify(hello));
      this.#events.status('open', 0);
      this.#beat = setInterval(() => this.send({ type: 'ping', t: 0 }), HEARTBEAT);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'change') {
      // what it changes has not arrived: ask for the whole
      if (this.#view?.n !== message.n - 1) this.send({ type: 'resync' });
      else this.#hear(changed(this.#view, message));
      return;
    }
    if (message.type === 'view') this.#view = message;
    if (message.type === 'bye') this.#wait = message.retry_ms;
    const id = 'id' in message ? message.id : null;
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null && waiting) {
      this.#waiting.delete(id);
      waiting(message);
    }
    this.#events.message(message);
  }

  #lost(code: number): void {
    clearInterval(this.#beat);
    this.#socket = null;
    for (const [id, waiting] of this.#waiting) waiting({ type: 'refused', id, error: offline() });
    this.#waiting.clear();
    if (this.#closed) return;
    if (FINAL.includes(code)) {
      this.#events.status('refused', code);
      return;
    }
    this.#events.status('lost', code);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Send and forget; false when there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Send and wait for the answer that carries the same number. */
  ask(message: ClientMessage): Promise<ServerMessage> {
    const id = this.#next++;
    return new Promise((resolve) => {
      if (!this.send({ ...message, id })) {
        resolve({ type: 'refused', id, error: offline() });
        return;
      }
      this.#waiting.set(id, resolve);
    });
  }

  /** Try again at once, for instance because the device is online again. */
  retry(): void {
    if (this.#socket || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Connect anew: the server knows us as somebody else now. */
  restart(): void {
    const old = this.#socket;
    if (old) old.onclose = old.onmessage = null;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    old?.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }
}
