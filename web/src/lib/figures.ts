// Figures in sentences: a text names a figure by its path and shows the one that is played with, as `i18n/figures.py`.
import { FluentNumber } from '@fluent/bundle';
import { keyOf, isRows, isTable, type Table } from './edition';

/** An edition may have taken a row away. */
const NONE = '–';

/** Fluent's FIGURE for a game's figures: several paths are added up, a star stands for every row. */
export function shownFigure(
  figures: Table,
  lang: string,
  paths: string[],
  { form = '', one = '', other = '' }: Partial<Record<'form' | 'one' | 'other', string>> = {},
): FluentNumber | string {
  const shown = figure(figures, paths, form);
  if (typeof shown === 'number' && !other && shown >= 0) return new FluentNumber(shown, { useGrouping: false });
  const said = String(shown).replace(/^-/, '−');
  if (!other) return said;
  const alone = typeof shown === 'number' && (lang === 'fr' ? Math.abs(shown) < 2 : shown === 1);
  return `${said} ${alone ? one : other}`;
}

function figure(figures: Table, paths: string[], form: string): number | string {
  const values = paths.flatMap((path) => found(figures, path.split('.')));
  if (form === 'count')
    return values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
  if (form === 'tiers') return values.length ? tiers(values[0] as number[][]) : NONE;
  if (form === 'fraction') return values.flat().join('/') || NONE;
  if (form) {
    const numbers = values.flat() as number[];
    return numbers.length ? Math[form === 'least' ? 'min' : 'max'](...numbers) : NONE;
  }
  if (paths.length > 1 && values.length > 1) return (values as number[]).reduce((sum, value) => sum + value, 0);
  return values.length === 1 && typeof values[0] === 'number' ? values[0] : values.flat().join(', ') || NONE;
}

/** What stands at a path: one value, several where a star stands for rows, none where an edition has taken it away. */
function found(data: unknown, [name, ...rest]: string[]): unknown[] {
  if (name === undefined) return [data];
  const entries: [string, unknown][] = isRows(data)
    ? data.map((row, i) => [String(row[keyOf(row) ?? ''] ?? i), row])
    : isTable(data)
      ? Object.entries(data)
      : [];
  return entries.filter(([key]) => name === '*' || key === name).flatMap(([, value]) => found(value, rest));
}

/** What each number of things is worth: 0–5 → 3, 6–11 → 5, 12+ → 7. */
function tiers(rows: number[][]): string {
  return rows
    .map(([least, points], i) => {
      const end = rows[i + 1] ? rows[i + 1]![0]! - 1 : null;
      const span = end === null ? `${least}+` : end === least ? `${end}` : `${least}–${end}`;
      return `${span} → ${points}`;
    })
    .join(', ');
}
