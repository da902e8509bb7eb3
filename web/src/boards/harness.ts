// For tests: boards drawn as text, from views that Python makes (tests/boards), and what can be found on them.
import { execFileSync } from 'node:child_process';
import { render } from 'svelte/server';
import type { GameReply, LegalAction, Shown } from '../generated/wire';
import { Selection } from '../lib/selection.svelte';
import type { BoardModule, Figures } from './board';
import Harness from './Harness.svelte';

export interface View {
  decision: string;
  players: number;
  seat: number;
  actions: string[];
  shown: Shown;
}

/** A thing on the board that answers may name: its patterns, and whether it can be chosen at first. */
export interface Thing {
  ids: string[];
  legal: boolean;
}

const modules = import.meta.glob<{ default: BoardModule }>(['./*/index.ts', '!./plain/index.ts']);
const python = process.env['PYTHON'] ?? '../.venv/bin/python';

/** Games that have a drawn board. */
export const games = Object.keys(modules).map((path) => path.split('/')[1]!);

export const boardOf = async (game: string): Promise<BoardModule> => (await modules[`./${game}/index.ts`]!()).default;

export function viewsOf<V extends View>(module: string, game: string): { figures: Figures; views: V[] } {
  const env = { ...process.env, PYTHONPATH: '..' };
  const text = execFileSync(python, ['-m', module, game], { env, maxBuffer: 1 << 28 }).toString();
  return JSON.parse(text) as ReturnType<typeof viewsOf<V>>;
}

export const answerOf = (notation: string, index = 0): LegalAction => ({
  notation,
  message: ['', {}],
  detail: null,
  index,
});

/** What is drawn, by tab of a phone; a wide screen has one nameless tab. */
export function drawn(
  view: View,
  game: string,
  board: BoardModule,
  figures: Figures,
  compact: boolean,
): Map<string, Thing[]> {
  const selection = new Selection(() => {});
  selection.ask(view.actions.map(answerOf));
  selection.minor = board.minor;
  const found = new Map<string, Thing[]>();
  for (const tab of compact ? board.tabs.map(({ id }) => id) : ['']) {
    const props = {
      selection,
      board,
      data: { name: game, figures } as GameReply,
      shown: view.shown,
      figures,
      seat: view.seat,
      names: Array.from({ length: view.players }, (_, i) => `Player ${i + 1}`),
      say: (key: string) => key,
      compact,
      view: tab,
    };
    const tags = render(Harness, { props }).body.matchAll(/<[a-z]+ class="(?:spot|box)\b[^>]*>/g);
    found.set(
      tab,
      [...tags].map(([tag]) => ({
        ids: /data-ids="([^"]*)"/.exec(tag)![1]!.split(','),
        legal: /class="[^"]*\blegal\b/.test(tag),
      })),
    );
  }
  return found;
}
