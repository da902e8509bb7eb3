// Which answers stand in the bar: few one by one, many under their verbs, and the way out alone at the end.
import type { LegalAction } from '../generated/wire';
import { grouped, verb } from '../lib/targets';

/** Answers that end something: a turn, a choice, a fight. */
const ENDS = new Set(
  'end_turn end stop done pass skip decline no stay give_up abandon concede renounce put_back go_on idle'.split(' '),
);

export interface Entry {
  /** The verb, or '' for all that has no room. */
  verb: string;
  actions: readonly LegalAction[];
  /** A side action: marked more quietly. */
  quiet: boolean;
}

export interface Arrangement {
  entries: Entry[];
  end: LegalAction | null;
}

/** The answer that stands alone: a way out, without more words. Never the only one of several ways out to be quiet. */
export function wayOut(actions: readonly LegalAction[]): LegalAction | null {
  return actions.findLast((action) => ENDS.has(action.notation)) ?? null;
}

/** At most `room` buttons, the way out included; one by one only if they also `fit`. */
export function arrange(
  actions: readonly LegalAction[],
  { minor, kinds = [] }: { minor: readonly string[]; kinds?: readonly string[] },
  room: number,
  fit: (actions: readonly LegalAction[]) => boolean = () => true,
): Arrangement {
  const end = wayOut(actions);
  const others = actions.filter((action) => action !== end);
  const cells = room - (end ? 1 : 0);
  const isQuiet = (action: LegalAction) => minor.includes(verb(action.notation));
  const sorted = [...others.filter((action) => !isQuiet(action)), ...others.filter(isQuiet)];
  if (sorted.length <= cells && fit(actions)) {
    return { entries: sorted.map((one) => ({ verb: verb(one.notation), actions: [one], quiet: isQuiet(one) })), end };
  }
  const groups = grouped(sorted, kinds).map((group) => ({ ...group, quiet: isQuiet(group.actions[0]!) }));
  if (groups.length <= cells) return { entries: groups, end };
  const kept = groups.slice(0, cells - 1);
  const rest = groups.slice(cells - 1).flatMap((group) => group.actions);
  return { entries: [...kept, { verb: '', actions: rest, quiet: false }], end };
}

/** What sentences begin with, in whole words; and what each says besides. */
export function shared(texts: readonly string[]): { head: string; rests: string[] } {
  const split = texts.map((text) => text.split(' '));
  const first = split[0] ?? [];
  let same = 0;
  while (same < first.length - 1 && split.every((words) => words.length > same + 1 && words[same] === first[same]))
    same++;
  const head = first
    .slice(0, Math.max(1, same))
    .join(' ')
    .replace(/[:,;]$/, '');
  return { head, rests: split.map((words) => words.slice(Math.max(1, same)).join(' ')) };
}

/** One text for several that differ in a number alone: "2–5 gold"; '' if they differ in more. */
export function ranged(texts: readonly string[]): string {
  const shape = (text: string) => text.replace(/\d+/, '#');
  const first = texts[0] ?? '';
  if (texts.every((text) => text === first)) return first;
  if (texts.some((text) => (text.match(/\d+/g)?.length ?? 0) > 1)) return ''; // a range among other numbers misleads
  const numbers = texts.map((text) => Number(/\d+/.exec(text)?.[0] ?? NaN));
  const plural = texts[numbers.indexOf(Math.max(...numbers))];
  if (!plural || texts.some((text) => shape(text).replace(/s\b/g, '') !== shape(plural).replace(/s\b/g, ''))) return '';
  return plural.replace(/\d+/, `${Math.min(...numbers)}–${Math.max(...numbers)}`);
}

/** A question's first clause stands out; what follows is an explanation. */
export function clauses(text: string): { head: string; rest: string } {
  const cut = /^(.{6,}?)\s?[;:.]\s+(.+)$/s.exec(text);
  const rest = cut?.[2] ?? '';
  return { head: cut?.[1] ?? text.replace(/\.$/, ''), rest: rest.charAt(0).toUpperCase() + rest.slice(1) };
}
