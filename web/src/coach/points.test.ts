// @vitest-environment node
// Everything that the coach of a lesson points at is there: boards draw every view of the lessons
// (tests/boards/lessons.py), wide and on phones. What has no place on the board is a button of the bar.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { BoardModule, Figures } from '../boards/board';
import Harness from '../boards/Harness.svelte';
import type { GameReply, LegalAction, Shown } from '../generated/wire';
import { Selection } from '../lib/selection.svelte';
import { fits } from '../lib/targets';
import { PARTS } from './aims';

interface View {
  step: string;
  point: string[];
  answers: string[];
  decision: string;
  players: number;
  seat: number;
  actions: string[];
  shown: Shown;
}

const modules = import.meta.glob<{ default: BoardModule }>(['../boards/*/index.ts', '!../boards/plain/index.ts']);
const games = Object.keys(modules)
  .map((path) => path.split('/')[2]!)
  .filter((game) => existsSync(`../src/pessoi/games/${game}/learn/lesson.toml`));
const python = process.env['PYTHON'] ?? '../.venv/bin/python';

function lessonOf(game: string): { figures: Figures; views: View[] } {
  const env = { ...process.env, PYTHONPATH: '..' };
  const text = execFileSync(python, ['-m', 'tests.boards.lessons', game], { env, maxBuffer: 1 << 28 }).toString();
  return JSON.parse(text) as ReturnType<typeof lessonOf>;
}

/** What is drawn under any tab: its patterns, and whether it can be chosen. */
function drawn(view: View, game: string, board: BoardModule, figures: Figures, compact: boolean) {
  const selection = new Selection(() => {});
  selection.ask(
    view.actions.map((notation, index): LegalAction => ({ notation, message: ['', {}], detail: null, index })),
  );
  selection.minor = board.minor;
  const found: { ids: string[]; legal: boolean }[] = [];
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
    for (const [tag] of render(Harness, { props }).body.matchAll(/<[a-z]+ class="(?:spot|box)\b[^>]*>/g)) {
      const ids = /data-ids="([^"]*)"/.exec(tag)![1]!.split(',');
      found.push({ ids, legal: /class="[^"]*\blegal\b/.test(tag) });
    }
  }
  return found;
}

describe.each(games)('%s', (game) => {
  it('has what the coach points at', { timeout: 300_000 }, async () => {
    const { figures, views } = lessonOf(game);
    const board = (await modules[`../boards/${game}/index.ts`]!()).default;
    const missing = new Set<string>();
    let onBoard = 0;
    for (const view of views) {
      for (const compact of [false, true]) {
        const things = drawn(view, game, board, figures, compact);
        const where = `${compact ? 'phone' : 'wide'} ${view.step}`;
        for (const point of view.point) {
          if (point.startsWith('<') ? !(point in PARTS) : !things.some(({ ids }) => ids.includes(point)))
            missing.add(`${where}: ${point}`);
        }
        const [answer] = view.answers;
        if (!answer) continue;
        // every answer is a button of the bar; most are things on the board
        if (!view.actions.includes(answer)) missing.add(`${where}: ${answer}`);
        if (things.some(({ ids, legal }) => legal && ids.some((id) => fits(answer, id)))) onBoard++;
      }
    }
    expect([...missing]).toEqual([]);
    expect(onBoard).toBeGreaterThan(views.length);
  });
});
