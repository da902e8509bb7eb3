// The log as it is read: a turn is a block under its heading, with what the table says in between.
import type { Line, StoryLine } from '../generated/wire';

export type Entry = { key: string; seq: number; story: StoryLine } | { key: string; seq: number; line: Line };

export interface Block {
  key: string;
  /** Null: what comes before the first heading. */
  head: StoryLine | null;
  entries: Entry[];
}

/** Headings with what stands under each; lines of the table (resignations, undos) where they happened. */
export function blocks(story: readonly StoryLine[], lines: readonly Line[]): Block[] {
  const said = lines.filter((line) => line.kind === 'table');
  const found: Block[] = [{ key: '', head: null, entries: [] }];
  let next = 0;
  const catchUp = (seq: number) => {
    for (; next < said.length && said[next]!.seq < seq; next++) {
      const line = said[next]!;
      found.at(-1)!.entries.push({ key: `t${line.seq}`, seq: line.seq, line });
    }
  };
  for (const line of story) {
    catchUp(line.first);
    if (line.rank > 0) found.push({ key: `${line.first}/${found.length}`, head: line, entries: [] });
    else {
      const block = found.at(-1)!;
      block.entries.push({ key: `${line.first}/${block.entries.length}`, seq: line.last, story: line });
    }
  }
  catchUp(Infinity);
  return found.filter((block) => block.head !== null || block.entries.length > 0);
}

/** Blocks that are open unless the reader says otherwise: the running one, my last one, and what no player heads. */
export function opened(all: readonly Block[], seat: number | null): ReadonlySet<Block> {
  const mine = seat === null ? undefined : all.findLast((block) => block.head?.seat === seat);
  const round = all.findLastIndex((block) => (block.head?.rank ?? 0) > 1);
  const open = all.filter(
    (block, i) => block === all.at(-1) || block === mine || (i >= round && block.head?.seat == null),
  );
  return new Set(open);
}

/** The sign beside a sentence: what sort of thing happened. */
const SIGNS: Readonly<Record<string, string>> = {
  bid: 'offering',
  build: 'temple-small',
  card: 'card',
  end: 'laurel',
  fall: 'tumble',
  fight: 'sword',
  gain: 'cornucopia',
  income: 'drachma',
  lose: 'bident',
  move: 'arrow',
  pass: 'hourglass',
  pay: 'drachma',
  power: 'zeus',
  rise: 'raise',
  start: 'star',
  steal: 'sandal',
  tile: 'level',
};

export function signOfKind(kind: string): string {
  return SIGNS[kind] ?? 'log';
}
