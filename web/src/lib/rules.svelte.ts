// What players read about a game: fetched once per language; rules looked up by their id.
import type { GuideReply } from '../generated/wire';
import { api } from './api';
import { ruleTexts } from './markdown';
import { words, type Lang } from './words.svelte';

const fetched = new Map<string, Promise<GuideReply>>();

export function guideTo(game: string, lang: Lang = words.lang): Promise<GuideReply> {
  const name = `${game}/${lang}`;
  let found = fetched.get(name);
  if (!found) {
    found = api.guide(game, lang);
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/** What a rule says, as plain text. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const { rules } = await guideTo(game, words.lang);
  return ruleTexts(rules).get(rule) ?? '';
}
