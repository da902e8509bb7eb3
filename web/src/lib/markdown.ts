// The small part of Markdown that the rules and the handbook are written in, as blocks; no HTML passes through.

export type Inline =
  | { kind: 'text' | 'bold' | 'italic' | 'code' | 'ruling'; text: string }
  /** Where it leads, as it is written. */
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[]; id: string }
  | { kind: 'paragraph'; text: Inline[]; id: string }
  | { kind: 'list'; ordered: boolean; items: { text: Inline[]; id: string; depth: number }[] }
  | { kind: 'table'; head: Inline[][]; rows: { cells: Inline[][]; id: string }[] }
  | { kind: 'code'; text: string }
  /** A position of the lesson, drawn: before that step, as that tab of a phone shows it. */
  | { kind: 'figure'; caption: string; step: string; tab: string };

// "**MYT-4.3** …", "HEL-4.3 …", and the rows of the catalogues: "**MYT-D03** …", "D-MAIN …" (with the game's prefix).
const RULE = /^\*{0,2}((?:[A-Z]{3}-(?:\d|[DC]\d|[DC]-)|[DC]-)[A-Z0-9]*(?:[.-][A-Z0-9]+)*)(?![A-Za-z])/;
const TOKEN = /(\*\*[^*]+(?:\*(?!\*)[^*]*)*\*\*|`[^`]+`|\*[^*\s][^*]*\*|\[[^\]]+\]\([^\s)]+\))/;
const LINK = /^\[(.+)\]\((.+)\)$/;

const RULING = /^\*\*\[(?:ruling|décision)[^\]]*\]\*\*$/;

/** A rule's number as players read it: `9.2` of `CYC-9.2`. */
export function numberOf(id: string): string {
  return id.replace(/^[A-Z]{3}-/, '');
}

/** The rule id that a paragraph, list item or table row opens with. */
export function ruleId(text: string, prefix = ''): string {
  const id = RULE.exec(text)?.[1] ?? '';
  return /^[DC]-/.test(id) ? `${prefix}-${id}` : id;
}

export function inline(text: string): Inline[] {
  return text
    .split(TOKEN)
    .filter(Boolean)
    .map((part): Inline => {
      if (RULING.test(part)) return { kind: 'ruling', text: '' };
      const link = LINK.exec(part);
      if (link) return { kind: 'link', text: link[1]!, to: link[2]! };
      if (part.startsWith('**') && part.length > 4) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('*') && part.endsWith('*') && part.length > 2)
        return { kind: 'italic', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

/** A paragraph or list item: the id that it opens with, and the rest. */
function rule(text: string, prefix: string): { id: string; text: Inline[] } {
  const id = ruleId(text, prefix);
  return { id, text: inline(id ? text.replace(RULE, '').replace(/^\*{0,2}\s*/, '') : text) };
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function cells(row: string): string[] {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

// ![A caption](step/tab)
const FIGURE = /^!\[(.*)\]\(([\w-]+)\/(\w+)\)$/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const prefix = /\b([A-Z]{3})-\d+\.\d/.exec(source)?.[1] ?? '';
  const lines = source.split(/\r?\n/);
  let i = 0;
  while (i < lines.length) {
    const line = lines[i]!;
    const figure = FIGURE.exec(line);
    const heading = /^(#{1,5})\s+(.*)$/.exec(line);
    if (!line.trim()) i++;
    else if (figure) {
      blocks.push({ kind: 'figure', caption: figure[1]!, step: figure[2]!, tab: figure[3]! });
      i++;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, j) => j > i && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(i + 1, stop).join('\n') });
      i = stop + 1;
    } else if (heading) {
      const text = heading[2]!;
      blocks.push({ kind: 'heading', level: heading[1]!.length, text: inline(text), id: slug(text) });
      i++;
    } else if (line.trimStart().startsWith('|')) {
      const rows: string[][] = [];
      while (i < lines.length && lines[i]!.trimStart().startsWith('|')) rows.push(cells(lines[i++]!));
      const body = rows.slice(rows[1]?.every((cell) => /^:?-*:?$/.test(cell)) ? 2 : 1);
      blocks.push({
        kind: 'table',
        head: rows[0]!.map(inline),
        rows: body.map(([first, ...others]) => {
          const { id, text } = rule(first ?? '', prefix);
          return { cells: [text, ...others.map(inline)], id };
        }),
      });
    } else if (ITEM.test(line)) {
      const items: { text: string; depth: number }[] = [];
      const ordered = ITEM.exec(line)![2] !== undefined;
      while (i < lines.length && lines[i]!.trim()) {
        const item = ITEM.exec(lines[i]!);
        if (item) items.push({ text: item[3]!, depth: Math.floor(item[1]!.length / 2) });
        else if (items.length && !lines[i]!.startsWith('#') && !lines[i]!.startsWith('|')) {
          items[items.length - 1]!.text += ` ${lines[i]!.trim()}`;
        } else break;
        i++;
      }
      blocks.push({
        kind: 'list',
        ordered,
        items: items.map(({ text, depth }) => ({ ...rule(text, prefix), depth })),
      });
    } else {
      let text = '';
      while (
        i < lines.length &&
        lines[i]!.trim() &&
        !/^(#|\||```)/.test(lines[i]!) &&
        !(text && ITEM.test(lines[i]!))
      ) {
        text += (text ? ' ' : '') + lines[i++]!.trim();
      }
      blocks.push({ kind: 'paragraph', ...rule(text, prefix) });
    }
  }
  return blocks;
}

/** As somebody types it: without capitals, accents, and signs that keyboards lack. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();

/** Only what contains the words, or is one of these rules, under its chapter's heading; all of it while too little is
 * asked for. */
export function search(blocks: Block[], wanted: string, rules: ReadonlySet<string> = new Set()): Block[] {
  if (wanted.length < 2) return blocks;
  const has = (text: readonly Inline[], id = '') => rules.has(id) || folded(plain(text)).includes(folded(wanted));
  const out: Block[] = [];
  let heading: Block | null = null;
  const add = (block: Block) => {
    if (heading) out.push(heading);
    heading = null;
    out.push(block);
  };
  let on = false; // what was found goes on in a table
  for (const block of blocks) {
    const before = on;
    on = false;
    if (block.kind === 'heading') heading = block;
    else if (block.kind === 'paragraph' && has(block.text, block.id)) {
      add(block);
      on = opens(plain(block.text));
    } else if (block.kind === 'list') {
      const items = block.items.filter((item) => has(item.text, item.id));
      if (items.length) add({ ...block, items });
      on = !!items.length && items.at(-1) === block.items.at(-1) && opens(plain(items.at(-1)!.text));
    } else if (block.kind === 'table') {
      const rows = before ? block.rows : block.rows.filter((row) => row.cells.some((cell) => has(cell, row.id)));
      if (rows.length) add({ ...block, rows });
    }
  }
  return out;
}

export function plain(text: readonly Inline[]): string {
  return text.map((part) => part.text).join('');
}

/** A rule that ends with a colon says the rest in the table under it. */
export const opens = (text: string): boolean => /:\**\s*$/.test(text);

const texts = new Map<string, Map<string, string>>();

/** What each rule says, without its id, as plain text. */
export function ruleTexts(source: string): Map<string, string> {
  let found = texts.get(source);
  if (!found) {
    found = new Map();
    let open = ''; // the rule that goes on in a table
    const keep = (id: string, text: string) => {
      if (id) found!.set(id, text.replace(RULE, '').replace(/^[\s.:*·—–-]+/, ''));
      open = id && opens(text) ? id : '';
    };
    for (const block of parse(source)) {
      if (block.kind === 'paragraph') keep(block.id, plain(block.text));
      else if (block.kind === 'list') for (const item of block.items) keep(item.id, plain(item.text));
      else if (block.kind === 'table') {
        const rows = block.rows.map((row) => row.cells.map(plain).join(' · '));
        if (open) found.set(open, `${found.get(open)} ${rows.join('; ')}`);
        block.rows.forEach((row, i) => row.id && keep(row.id, rows[i]!));
        open = '';
      } else open = '';
    }
    texts.set(source, found);
  }
  return found;
}
