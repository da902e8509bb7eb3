// The specification as text: fetched once per language, looked up by rule id.
import { api } from './api';
import { tie } from './french';
import { ruleTexts } from './markdown';
import { words, type Lang } from './words.svelte';

export interface RulesText {
  text: string;
  lang: string;
}

const fetched = new Map<string, Promise<RulesText>>();

export function rulesOf(game: string, lang: Lang = words.lang): Promise<RulesText> {
  const name = `${game}/${lang}`;
  let found = fetched.get(name);
  if (!found) {
    found = api.rules(game, lang).then((rules) => (rules.lang === 'fr' ? { ...rules, text: tie(rules.text) } : rules));
    found.catch(() => fetched.delete(name));
    fetched.set(name, found);
  }
  return found;
}

/** What a rule says, as plain text. */
export async function ruleText(game: string, rule: string): Promise<string> {
  const { text } = await rulesOf(game, words.lang);
  return ruleTexts(text).get(rule) ?? '';
}
