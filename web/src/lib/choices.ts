// What may stand where a figure is a word: what stands in the same place of other rows.
import type { FigureInfo } from '../generated/wire';
import { isRows, isTable, keyOf, type Table } from './edition';
import { words } from './words.svelte';

export interface Choice {
  value: string;
  name: string;
}

/** A figure's path with stars for the names of rows. */
export function patternOf(figures: Table, path: string): string {
  let found: unknown = figures;
  const parts = path.split('.').map((part) => {
    if (!isRows(found)) {
      found = isTable(found) ? found[part] : undefined;
      return part;
    }
    const named = keyOf(found[0]!);
    found = named ? found.find((row) => String(row[named]) === part) : found[Number(part)];
    return '*';
  });
  return parts.join('.');
}

/** The words of each place, by its pattern. */
export function wordsByPlace(figures: Table, all: readonly FigureInfo[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { path, value } of all) {
    const found = Array.isArray(value) ? (value as unknown[]) : [value];
    if (!found.every((part) => typeof part === 'string')) continue;
    const pattern = patternOf(figures, path);
    places.set(pattern, new Set([...(places.get(pattern) ?? []), ...found]));
  }
  return places;
}

/** What may be chosen, by name; nothing where people write what they like: names of people, letters for sides. */
export function choicesOf(texts: ReadonlySet<string> | undefined, game: string): Choice[] | null {
  const known = [...(texts ?? [])];
  const isCode = (text: string) => /^\d*$/.test(text);
  if (known.every(isCode) || !known.every((text) => isCode(text) || words.valueKey(text, game))) return null;
  return known
    .map((value) => ({ value, name: words.figureValue(value, game) }))
    .sort((a, b) => a.name.localeCompare(b.name, words.lang));
}
