// What players read about a game: fetched once per language; rules looked up by their id.
import type { GuideReply } from '../generated/wire';
import { api } from './api';
import { tie } from './french';
import { ruleTexts } from './markdown';
import { words, type Lang } from './words.svelte';

const fetched = new Map<string, Promise<GuideReply>>();

export function guideTo(game: string, lang: Lang = words.lang): Promise<GuideReply> {
  const name = `${game}/${lang}`;
  let found = fetched.get(name);
  if (!found) {
    found = api.guide(game, lang).then((reply) => (reply.lang === 'fr' ? tied(reply) : reply));
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

function tied(reply: GuideReply): GuideReply {
  return { ...reply, guide: tie(reply.guide), card: tie(reply.card), rules: tie(reply.rules) };
}

/** What a rule says, as plain text. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const { rules } = await guideTo(game, words.lang);
  return ruleTexts(rules).get(rule) ?? '';
}
