// What players read about a game, by our figures or a table's own: fetched once per language; rules looked up by their id.
import type { GuideReply } from '../generated/wire';
import { api } from './api';
import { tie } from './french';
import { folded, ruleTexts } from './markdown';
import { words, type Lang } from './words.svelte';

const fetched = new Map<string, Promise<GuideReply>>();

/** `own`: whose figures it shows, as a query (`table=…`, `record=…`). */
export function guideTo(game: string, lang: Lang = words.lang, own = ''): Promise<GuideReply> {
  const name = `${game}/${lang}/${own}`;
  let found = fetched.get(name);
  if (!found) {
    found = api
      .guide(source(game, own), lang, new URLSearchParams(own).get('key') ?? '')
      .then((reply) => (reply.lang === 'fr' ? tied(reply) : reply));
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/** A page of rules; `own` says whose figures it shows. */
export function rulesAddress(game: string, own: string, rule = ''): string {
  return `/rules/${game}${own && `?${own}`}${rule && `#${rule}`}`;
}

function source(game: string, own: string): string {
  const query = new URLSearchParams(own);
  for (const kind of ['table', 'record']) {
    const id = query.get(kind);
    if (id) return `/api/${kind}s/${encodeURIComponent(id)}`;
  }
  return `/api/games/${game}`;
}

function tied(reply: GuideReply): GuideReply {
  return { ...reply, guide: tie(reply.guide), card: tie(reply.card), rules: tie(reply.rules) };
}

/** The rules behind the things whose printed name has these words in it, which the rules themselves may never say. */
export function rulesNamed(
  wanted: string,
  ruleOf: Record<string, string>,
  nameOf: (id: string) => string,
): Set<string> {
  const found = Object.keys(ruleOf).filter((id) => folded(nameOf(id)).includes(folded(wanted)));
  return new Set(found.map((id) => ruleOf[id]!));
}

/** What a rule says, as plain text. */
export async function ruleText(game: string, rule: string, own: string): Promise<string> {
  const { rules } = await guideTo(game, words.lang, own);
  return ruleTexts(rules).get(rule) ?? '';
}
