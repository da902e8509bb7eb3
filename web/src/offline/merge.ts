// What another browser kept, brought to this one.
export type Kept = readonly [name: string, text: string];

const OWN = /^(?:cookie|heartbeat)$|^person\//;
const OF_TABLE = /^(?:table|log|snapshot)\/([^/]+)/;

/** Who uses the browser that kept this. */
function personOf(kept: readonly Kept[]): string | null {
  const secret = kept.find(([name]) => name === 'cookie')?.[1];
  const person = kept.find(([name]) => name === `person/${secret}`)?.[1];
  return person ? (JSON.parse(person) as { id: string }).id : null;
}

const lengths = (kept: readonly Kept[]): Map<string, number> =>
  new Map(
    kept
      .filter(([name]) => name.startsWith('table/'))
      .map(([name, text]) => [name.slice('table/'.length), (JSON.parse(text) as { seq: number }).seq]),
  );

/**
 * What has to be written here. Whoever has a name here keeps it, and their seats become this person's; of a game that
 * both have the longer one stays.
 */
export function brought(theirs: readonly Kept[], mine: readonly Kept[]): Kept[] {
  const me = personOf(mine);
  const other = personOf(theirs);
  const here = lengths(mine);
  const there = lengths(theirs);
  const isNews = (name: string): boolean => {
    const table = OF_TABLE.exec(name)?.[1];
    return table === undefined || (there.get(table) ?? 0) > (here.get(table) ?? -1);
  };
  const known = new Set(mine.map(([name]) => name));
  return theirs
    .filter(([name]) => (me ? !OWN.test(name) : true))
    .filter(([name]) => (OF_TABLE.test(name) ? isNews(name) : !known.has(name)))
    .map(([name, text]) => [name, me && other ? text.replaceAll(other, me) : text]);
}

/** An export of everything, or null if it is none. */
export function read(text: string): Kept[] | null {
  try {
    const { pessoi, kept } = JSON.parse(text) as { pessoi?: unknown; kept?: unknown };
    const isKept = (entry: unknown): entry is Kept =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
    return pessoi === 1 && Array.isArray(kept) && kept.every(isKept) ? kept : null;
  } catch {
    return null;
  }
}
