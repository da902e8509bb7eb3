// @vitest-environment node
// Every hover card leads to the paragraph that explains it: boards draw every view of the lessons (tests/boards/lessons.py),
// wide and on phones, and what a game's words explain is looked up besides; the paragraphs are there in both languages.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ruleTexts } from '../lib/markdown';
import { verb } from '../lib/targets';
import type * as spots from '../ui/spot';
import { boardOf, drawn, games, viewsOf } from './harness';

interface Told {
  references: Record<string, string>;
  rules: string[];
}

/** What each card would be about. */
const cards = vi.hoisted(() => new Map<string, string[]>());
vi.mock('../ui/spot', async (original) => {
  const real = await original<typeof spots>();
  const marksOf: typeof real.marksOf = (selection, props) => {
    const about = real.aboutOf(props);
    cards.set(about.join(), about);
    return real.marksOf(selection, props);
  };
  return { ...real, marksOf };
});

/** Names of a game that come with a text, which a card shows. */
function explained(game: string): string[] {
  const words = readFileSync(`../src/pessoi/games/${game}/en.ftl`, 'utf8');
  return [...words.matchAll(/^([a-z][\w-]*) =.*\n(?: +\.\w+ =.*\n)*? +\.text =/gm)].map(([, name]) => name!);
}

describe.each(games)('%s', (game) => {
  it('leads from every card to a rule', { timeout: 300_000 }, async () => {
    cards.clear();
    const { figures, views, ...told } = viewsOf('tests.boards.lessons', game);
    const { references, rules } = told as unknown as Told;
    const board = await boardOf(game);
    for (const view of views) for (const compact of [false, true]) drawn(view, game, board, figures, compact);
    const ruleOf = (id: string) => references[id] ?? references[verb(id)] ?? board.rules[id] ?? '';
    expect([...cards.values()].filter((about) => !about.some(ruleOf))).toEqual([]);
    const names = explained(game).filter((name) => !/^(?:option-|tile_)/.test(name)); // tiles are cities: they were drawn
    expect(cards.size + names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !ruleOf(name))).toEqual([]);
    for (const text of rules) {
      const there = ruleTexts(text);
      const named = new Set([...Object.values(references), ...Object.values(board.rules)]);
      expect([...named].filter((rule) => !there.get(rule))).toEqual([]);
    }
  });
});
