// An owner's figures: from what is typed to an edition, and from an edition to a file and a link.
import type { FigureInfo } from '../generated/wire';

export type Value = unknown;
export type Edition = Record<string, unknown>;
export type Table = Record<string, unknown>;

const ROW_KEYS = ['id', 'seat', 'index', 'zone'];
/** A link that is longer may be cut off by programs that pass it on. */
export const LONGEST = 8000;

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isRows = (value: unknown): value is Table[] =>
  Array.isArray(value) && value.length > 0 && value.every(isTable);
export const keyOf = (row: Table) => ROW_KEYS.find((key) => key in row);

/** Write a figure into an edition: rows by their names, rows without one anew. */
export function put(figures: Table, edition: Table, path: string, value: Value): void {
  place(figures, edition, path.split('.'), value);
}

function place(figures: Table, edition: Table, [key, ...rest]: string[], value: Value): void {
  if (!rest.length) {
    edition[key!] = value;
    return;
  }
  const inner = figures[key!];
  if (!isRows(inner)) {
    place(inner as Table, (edition[key!] ??= {}) as Table, rest, value);
    return;
  }
  const [name, ...deeper] = rest;
  const named = keyOf(inner[0]!);
  if (named) {
    const rows = (edition[key!] ??= []) as Table[];
    const printed = inner.find((row) => String(row[named]) === name);
    let row = rows.find((found) => String(found[named]) === name);
    if (!row) rows.push((row = { [named]: printed?.[named] ?? name }));
    place(printed ?? {}, row, deeper, value);
  } else {
    const rows = (edition[key!] ??= structuredClone(inner)) as Table[];
    if (rows[Number(name)]) place(inner[Number(name)]!, rows[Number(name)]!, deeper, value);
  }
}

/** Take a figure out of an edition, and tables and rows that say nothing more. */
export function remove(figures: Table, edition: Table, path: string): void {
  take(figures, edition, path.split('.'));
}

function take(figures: Table | undefined, edition: Table, [key, ...rest]: string[]): void {
  const [inner, printed] = [edition[key!], figures?.[key!]];
  if (inner === undefined) return;
  if (!rest.length) {
    Reflect.deleteProperty(edition, key!);
  } else if (isRows(inner)) {
    const [name, ...deeper] = rest;
    const named = keyOf(inner[0]!);
    if (named) {
      const find = (row: Table) => String(row[named]) === name;
      const row = inner.find(find);
      if (row) take(isRows(printed) ? printed.find(find) : undefined, row, deeper);
      const left = inner.filter((found) => Object.keys(found).length > 1);
      if (left.length) edition[key!] = left;
      else Reflect.deleteProperty(edition, key!);
    } else {
      // Rows without names are written as a whole: the figure is ours again, and perhaps all of them are.
      const ours = isRows(printed) ? printed[Number(name)] : undefined;
      if (ours && inner[Number(name)]) place(ours, inner[Number(name)]!, deeper, at(ours, deeper.join('.')));
      if (!ours || same(inner, printed)) Reflect.deleteProperty(edition, key!);
    }
  } else if (isTable(inner)) {
    take(isTable(printed) ? printed : undefined, inner, rest);
    if (!Object.keys(inner).length) Reflect.deleteProperty(edition, key!);
  }
}

/** What an edition says of a figure; undefined: nothing. */
export function at(edition: Table, path: string): Value | undefined {
  let found: unknown = edition;
  for (const key of path.split('.')) {
    if (isRows(found)) {
      const named = keyOf(found[0]!);
      found = named ? found.find((row) => String(row[named]) === key) : found[Number(key)];
    } else {
      found = isTable(found) ? found[key] : undefined;
    }
  }
  return found;
}

/** A figure as it is typed: numbers of a list are parted by commas, anything deeper is written in brackets. */
export function typed(value: Value): string {
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What was typed for a figure like this one; undefined if it is no such thing. */
export function read(text: string, like: Value): Value | undefined {
  const plain = text.trim();
  if (typeof like === 'string') return plain;
  if (typeof like === 'boolean') return plain === 'true' ? true : plain === 'false' ? false : undefined;
  if (typeof like === 'number') return plain && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
  if (!Array.isArray(like)) return undefined;
  if (like.some((part) => typeof part === 'object')) {
    try {
      const found: unknown = JSON.parse(plain);
      return Array.isArray(found) ? found : undefined;
    } catch {
      return undefined;
    }
  }
  const parts = plain ? plain.split(',').map((part) => read(part, like[0] ?? 0)) : [];
  return parts.includes(undefined) ? undefined : parts;
}

export const same = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** Figures by chapter: the tables of the file, in its order. */
export function chapters(figures: readonly FigureInfo[]): Map<string, FigureInfo[]> {
  const found = new Map<string, FigureInfo[]>();
  for (const figure of figures) {
    const chapter = figure.path.split('.')[0]!;
    if (!found.has(chapter)) found.set(chapter, []);
    found.get(chapter)!.push(figure);
  }
  return found;
}

/** Whether a path is meant by a pattern: a star stands for one name. */
export function fits(pattern: string, path: string): boolean {
  const [wanted, names] = [pattern.split('.'), path.split('.')];
  return wanted.length === names.length && wanted.every((part, i) => part === '*' || part === names[i]);
}

/** The edition as a file that every command takes. */
export function toml(edition: Edition): string {
  return Object.entries(edition)
    .map(([key, value]) => `${key} = ${inline(value)}\n`)
    .join('');
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (isTable(value))
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${key} = ${inline(part)}`)
      .join(', ')} }`;
  return JSON.stringify(value);
}

/** An edition packed for a link, and unpacked. */
export async function pack(edition: Edition): Promise<string> {
  const stream = new Blob([JSON.stringify(edition)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function unpack(text: string): Promise<Edition | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const found: unknown = JSON.parse(await new Response(stream).text());
    return isTable(found) ? found : null;
  } catch {
    return null;
  }
}
