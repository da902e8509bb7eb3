// @vitest-environment node
// Every hover card leads to the paragraph that explains it: boards draw every view of the lessons (tests/boards/lessons.py),
// wide and on phones, and what a game's words explain is looked up besides; the paragraphs are there in both languages.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse, ruleTexts, search } from '../lib/markdown';
import { rulesNamed } from '../lib/rules.svelte';
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

const wordsOf = (game: string, lang: string) => readFileSync(`../src/pessoi/games/${game}/${lang}.ftl`, 'utf8');

/** What a name is in a language, as printed. */
function nameIn(game: string, lang: string): (id: string) => string {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(wordsOf(game, lang)));
  return (id) => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern ? bundle.formatPattern(pattern, {}, []) : '';
  };
}

/** Names of a game that come with a text, which a card shows. */
function explained(game: string): string[] {
  return [...wordsOf(game, 'en').matchAll(/^([a-z][\w-]*) =.*\n(?: +\.\w+ =.*\n)*? +\.text =/gm)].map(
    ([, name]) => name!,
  );
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
    const names = explained(game).filter((name) => !name.startsWith('option-'));
    expect(cards.size + names.length).toBeGreaterThan(60);
    expect(names.filter((name) => !ruleOf(name))).toEqual([]);
    const all = { ...board.rules, ...references };
    for (const [i, lang] of ['en', 'fr'].entries()) {
      const there = ruleTexts(rules[i]!);
      expect(Object.values(all).filter((rule) => !there.get(rule))).toEqual([]);
      // and who searches the rules for a name, typed without accents, finds something
      const [nameOf, blocks] = [nameIn(game, lang), parse(rules[i]!)];
      const found = (wanted: string) => search(blocks, wanted, rulesNamed(wanted, all, nameOf)).length > 0;
      const typed = (id: string) =>
        nameOf(id).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
      expect(names.filter((id) => !nameOf(id) || !found(typed(id)))).toEqual([]);
    }
  });
});
