// Which legal actions a drawn thing stands for.
//
// A pattern is one or more words ("zeus_day", "stone 3", "build * 3"); it fits an action if its words stand side
// by side in the action's notation ("place zeus_day", "tumble stone 3 1", "build small_city_a 3"); * fits any word.
import type { LegalAction } from '../generated/wire';

export type Patterns = string | readonly string[];

export function fits(notation: string, pattern: string): boolean {
  const words = notation.split(' ');
  const wanted = pattern.split(' ');
  for (let start = 0; start + wanted.length <= words.length; start++) {
    if (wanted.every((word, i) => word === '*' || word === words[start + i])) return true;
  }
  return false;
}

export function matching(actions: readonly LegalAction[], patterns: Patterns): LegalAction[] {
  const list = typeof patterns === 'string' ? [patterns] : patterns;
  return actions.filter((action) => list.some((pattern) => fits(action.notation, pattern)));
}

export function verb(notation: string): string {
  const space = notation.indexOf(' ');
  return space < 0 ? notation : notation.slice(0, space);
}

/** The tab that all actions agree on whose verb has one; '' if they do not. */
export function tabOf(actions: readonly LegalAction[], tabs: Record<string, string>): string {
  const found = new Set(actions.flatMap((action) => tabs[verb(action.notation)] ?? []));
  return found.size === 1 ? [...found][0]! : '';
}

export interface Group {
  verb: string;
  actions: LegalAction[];
}

/** Actions by verb, in the order in which the rules list them; `kinds` are verbs that stand with their first word. */
export function grouped(actions: readonly LegalAction[], kinds: readonly string[] = []): Group[] {
  const groups = new Map<string, Group>();
  for (const action of actions) {
    const alone = verb(action.notation);
    const name = kinds.includes(alone) ? action.notation.split(' ').slice(0, 2).join(' ') : alone;
    const group = groups.get(name);
    if (group) group.actions.push(action);
    else groups.set(name, { verb: name, actions: [action] });
  }
  return [...groups.values()];
}
