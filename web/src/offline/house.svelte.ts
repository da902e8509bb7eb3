// The house from the page: its worker, what it has loaded, and the transport that goes there instead of to a server.
import type { Thinking, Transport, Wire } from '../lib/transport';
import type { ToHouse, ToPage } from './messages';
import { heard, remember, remembered, SECONDS } from './pace';

const ME = '/api/me';
const REMEMBERED = 'pessoi.me';
const SOMEBODY = ''; // who came with what another browser kept: the house knows
const NOBODY = '{"person":null}';

type Reply = Extract<ToPage, { type: 'reply' }>;

/** A table's socket whose other end is the worker. */
class Line implements Wire {
  readyState: Wire['readyState'] = 0;
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly #number: number;
  readonly #say: (message: ToHouse) => void;

  constructor(number: number, say: (message: ToHouse) => void) {
    this.#number = number;
    this.#say = say;
  }

  hear(message: ToPage): void {
    const socket = this as unknown as WebSocket;
    if (message.type === 'open') {
      this.readyState = 1;
      this.onopen?.call(socket, new Event('open'));
    } else if (message.type === 'hear') {
      this.onmessage?.call(socket, new MessageEvent('message', { data: message.text }));
    } else if (message.type === 'closed') {
      this.readyState = 3;
      this.onclose?.call(socket, new CloseEvent('close', { code: message.code }));
    }
  }

  send(text: string): void {
    this.#say({ type: 'send', line: this.#number, text });
  }

  close(): void {
    this.#say({ type: 'hang up', line: this.#number });
  }
}

/** Answers that are the same for everybody are files of the site: they need no house. */
export function fileOf(path: string): string | null {
  const found = /^\/api\/((?:games|words)(?:\/[\w./-]+)?)(?:\?lang=(\w+))?$/.exec(path);
  if (!found) return null;
  const [, name, lang] = found;
  return `answers/${name}${lang ? `.${lang}` : ''}.${name!.includes('words/') ? 'txt' : 'json'}`;
}

class House implements Transport {
  readonly meets = false;
  state = $state<'loading' | 'elsewhere' | 'ready' | 'failed'>('loading');
  /** Of what has to be loaded, in hundredths. */
  percent = $state(0);
  reason = $state('');
  #pace = $state.raw(remembered());
  #standing: () => void = () => {};
  /** When the games can be played. */
  readonly stands = new Promise<void>((resolve) => (this.#standing = resolve));
  #next = 1;
  readonly #worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, (reply: Reply) => void>();
  readonly #lines = new Map<number, Line>();

  constructor() {
    this.#worker.onmessage = (event: MessageEvent<ToPage>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
  }

  #hear(message: ToPage): void {
    if (message.type === 'progress') this.percent = Math.floor((100 * message.done) / message.total);
    else if (message.type === 'ready') {
      this.state = 'ready';
      this.#standing();
    } else if (message.type === 'elsewhere') this.state = 'elsewhere';
    else if (message.type === 'failed') this.#fail(message.reason);
    else if (message.type === 'thought') remember((this.#pace = heard(this.#pace, message.level, message.seconds)));
    else if (message.type === 'reply') {
      this.#asked.get(message.id)?.(message);
      this.#asked.delete(message.id);
    } else {
      this.#lines.get(message.line)?.hear(message);
      if (message.type === 'closed') this.#lines.delete(message.line);
    }
  }

  #fail(reason: string): void {
    this.state = 'failed';
    this.reason = reason;
  }

  #say = (message: ToHouse): void => this.#worker.postMessage(message);

  #reply(make: (id: number) => ToHouse): Promise<Reply> {
    const id = this.#next++;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#say(make(id));
    });
  }

  async ask(path: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    const file = method === 'GET' ? fileOf(path) : null;
    if (file) return fetch(file);
    // who sits here is known before the house stands
    const known = localStorage.getItem(REMEMBERED) ?? NOBODY;
    if (path === ME && method === 'GET' && this.state !== 'ready' && known !== SOMEBODY) return new Response(known);
    const kind = new Headers(init.headers).get('content-type') ?? '';
    const body = typeof init.body === 'string' ? init.body : '';
    const reply = await this.#reply((id) => ({ type: 'ask', id, method, path, body, kind }));
    if (path === ME && reply.status === 200) localStorage.setItem(REMEMBERED, reply.body);
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  }

  connect(path: string): Wire {
    const number = this.#next++;
    const line = new Line(number, this.#say);
    this.#lines.set(number, line);
    this.#say({ type: 'connect', line: number, path });
    return line;
  }

  thinking(level: string): Thinking | null {
    const most = SECONDS[level];
    return most ? { most, usual: this.#pace[level] ?? null } : null;
  }

  /** Everything that is kept here, as a text. */
  async everything(): Promise<string> {
    return (await this.#reply((id) => ({ type: 'export', id }))).body;
  }

  /** Take over what another browser kept; false if it is nothing of ours. */
  async takeOver(text: string): Promise<boolean> {
    const { status } = await this.#reply((id) => ({ type: 'import', id, text }));
    if (status === 200) localStorage.setItem(REMEMBERED, SOMEBODY);
    return status === 200;
  }
}

export const house = new House();
