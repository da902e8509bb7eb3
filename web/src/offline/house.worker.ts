// The house: the server's own Python, asked by messages. What it keeps goes to the shelf, and its bots think elsewhere.
import type { PyProxy } from 'pyodide/ffi';
import { brought, read } from './merge';
import type { ToHouse, ToPage } from './messages';
import { startPython } from './python';
import { Shelf } from './shelf';

interface Page {
  ask(method: string, path: string, body: string, kind: string): Promise<PyProxy>;
  connect(line: number, path: string, hear: (text: string) => void, closed: (code: number) => void): void;
  send(line: number, text: string): void;
  hang_up(line: number): void;
}

/** As much of a bot's job as tells how long it is to be timed. */
interface Job {
  level: string;
  wish: string;
  actions: number[];
}

const say = (message: ToPage): void => postMessage(message);
const heard: ToHouse[] = [];
let handle = (message: ToHouse): void => void heard.push(message);
onmessage = (event: MessageEvent<ToHouse>) => handle(event.data);

/** What the house gets from JavaScript: a shelf, and workers for bots. */
function kit(shelf: Shelf) {
  return {
    write: (names: PyProxy, texts: PyProxy) => shelf.write(names.toJs() as string[], texts.toJs() as string[]),
    read: (prefix: string) => shelf.read(prefix),
    startBot(hear: PyProxy & ((line: string) => void)) {
      const listen = hear.copy() as typeof hear;
      const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
      let asked: { level: string; at: number } | null = null;
      worker.onmessage = (event: MessageEvent<string>) => {
        if (asked) say({ type: 'thought', level: asked.level, seconds: (performance.now() - asked.at) / 1000 });
        asked = null;
        listen(event.data);
      };
      const post = (line: string) => {
        const { level, wish, actions } = JSON.parse(line) as Job;
        asked = wish === 'answer' && actions.length > 1 ? { level, at: performance.now() } : null;
        worker.postMessage(line);
      };
      return { post, end: () => worker.terminate() };
    },
  };
}

/** One page at a time: two houses with one shelf would write over each other. */
async function alone(): Promise<void> {
  await new Promise<void>((resolve) => {
    const stay = () => new Promise<never>(() => resolve());
    void navigator.locks.request('pessoi', { ifAvailable: true }, (lock) => {
      if (lock) return stay();
      say({ type: 'elsewhere' });
      void navigator.locks.request('pessoi', stay);
      return undefined;
    });
  });
}

async function reply(id: number, work: () => Promise<[number, [string, string][], string]>): Promise<void> {
  try {
    const [status, headers, body] = await work();
    say({ type: 'reply', id, status, headers, body });
  } catch (error) {
    say({ type: 'reply', id, status: 500, headers: [], body: String(error) });
  }
}

function serve(page: Page, shelf: Shelf): void {
  handle = (message) => {
    if (message.type === 'ask') {
      void reply(message.id, async () => {
        const found = await page.ask(message.method, message.path, message.body, message.kind);
        return found.toJs() as [number, [string, string][], string];
      });
    } else if (message.type === 'connect') {
      const { line } = message;
      page.connect(
        line,
        message.path,
        (text) => say({ type: 'hear', line, text }),
        (code) => say({ type: 'closed', line, code }),
      );
      say({ type: 'open', line });
    } else if (message.type === 'send') page.send(message.line, message.text);
    else if (message.type === 'hang up') page.hang_up(message.line);
    else if (message.type === 'export') {
      void reply(message.id, async () => [200, [], JSON.stringify({ pessoi: 1, kept: await shelf.read('') })]);
    } else {
      void reply(message.id, async () => {
        const theirs = read(message.text);
        if (!theirs) return [422, [], ''];
        const news = brought(theirs, await shelf.read(''));
        await shelf.write(
          news.map(([name]) => name),
          news.map(([, text]) => text),
        );
        return [200, [], ''];
      });
    }
  };
  for (const message of heard.splice(0)) handle(message);
}

async function open(): Promise<void> {
  const [python] = await Promise.all([startPython((done, total) => say({ type: 'progress', done, total })), alone()]);
  const shelf = await Shelf.open();
  const { open_page: openPage } = python.pyimport('pessoi.offline.page') as {
    open_page: (kit: object) => Promise<Page>;
  };
  const page = await openPage(kit(shelf));
  serve(page, shelf);
  say({ type: 'ready' });
}

open().catch((error: unknown) => say({ type: 'failed', reason: String(error) }));
