// @vitest-environment node
// Every answer that names a drawn thing is found by a click on it, on wide screens and on phones: the boards draw
// views of random games (tests/boards/views.py), a few for each kind of decision, and every legal answer is looked for.
import { execFileSync } from 'node:child_process';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { Selection } from '../lib/selection.svelte';
import type { GameReply, LegalAction, Shown } from '../generated/wire';
import { matching, verb } from '../lib/targets';
import type { BoardModule, Figures } from './board';
import Harness from './Harness.svelte';

interface View {
  decision: string;
  players: number;
  seat: number;
  actions: string[];
  shown: Shown;
}

/** Answers that name nothing drawn, by decision or verb: they are buttons by nature. */
const IN_THE_BAR: Record<string, Record<string, string>> = {
  '*': {
    'stop decline pass no done idle end_turn end skip go_on stay concede abandon give_up renounce put_back destroy':
      'ways out',
  },
  hellas: { exchange: 'how many pieces, of cities that were not chosen' },
  olympos: {
    detour: 'a side action: the land itself stands for the cheapest way',
    cost: 'how long a detour: spaces of the time track, of which a phone shows only a stretch',
  },
  cyclades: {
    'move_troops move_mercenaries move_fleets': 'how many',
    'which_temple spend_card': 'which of equal temples of a zone; a metropolis on a card',
    'keep_creature release_creature': 'keep the creature just named, or not',
    'on_card on_site': 'where the metropolis just named may stand',
    'again keep_die': 'once more, or not',
  },
};
const buttons = (game: string) =>
  Object.keys({ ...IN_THE_BAR['*'], ...IN_THE_BAR[game] }).flatMap((verbs) => verbs.split(' '));

/** Games that have a drawn board. */
const modules = import.meta.glob<{ default: BoardModule }>(['./*/index.ts', '!./plain/index.ts']);
const games = Object.keys(modules).map((path) => path.split('/')[1]!);
const python = process.env['PYTHON'] ?? '../.venv/bin/python';

function viewsOf(game: string): { figures: Figures; views: View[] } {
  const env = { ...process.env, PYTHONPATH: '..' };
  const text = execFileSync(python, ['-m', 'tests.boards.views', game], { env, maxBuffer: 1 << 28 }).toString();
  return JSON.parse(text) as ReturnType<typeof viewsOf>;
}

/** The patterns of everything that can be clicked at first, by tab. */
function drawn(
  view: View,
  game: string,
  board: BoardModule,
  figures: Figures,
  compact: boolean,
): Map<string, string[][]> {
  const legal = view.actions.map((notation, index): LegalAction => ({
    notation,
    message: ['', {}],
    detail: null,
    index,
  }));
  const selection = new Selection(() => {});
  selection.ask(legal);
  selection.minor = board.minor;
  const found = new Map<string, string[][]>();
  for (const tab of compact ? board.tabs.map(({ id }) => id) : ['']) {
    const patterns: string[][] = [];
    found.set(tab, patterns);
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
    for (const [tag] of render(Harness, { props }).body.matchAll(/<[a-z]+ class="(?:spot|box)\b[^>]*>/g)) {
      const ids = /data-ids="([^"]*)"/.exec(tag)![1]!;
      if (/class="[^"]*\blegal\b/.test(tag)) patterns.push(ids.split(','));
    }
  }
  return found;
}

describe.each(games)('%s', (game) => {
  it('has a place on the board for every answer', { timeout: 300_000 }, async () => {
    const { figures, views } = viewsOf(game);
    const board = (await modules[`./${game}/index.ts`]!()).default;
    const bar = buttons(game);
    const missing = new Set<string>();
    for (const view of views) {
      for (const compact of [false, true]) {
        const tabs = drawn(view, game, board, figures, compact);
        const shows = (tab: string, action: LegalAction) =>
          (tabs.get(tab) ?? []).some((ids) => matching([action], ids).length > 0);
        for (const notation of view.actions) {
          if (bar.includes(verb(notation))) continue;
          const action = { notation, message: ['', {}], detail: null, index: 0 } as LegalAction;
          const where = [...tabs.keys()].filter((tab) => shows(tab, action));
          if (!where.length) missing.add(`${compact ? 'phone' : 'wide'} ${view.decision}: ${notation}`);
          // a phone counts it on a tab where it is
          const tab = compact && board.tabFor(view.decision, [action], view.shown);
          const everywhere = where.length === board.tabs.length;
          if (compact && where.length && !everywhere && !where.includes(tab || '')) {
            missing.add(`tab ${tab || '–'} rather than ${where.join()} ${view.decision}: ${notation}`);
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
});
