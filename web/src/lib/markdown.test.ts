import { describe, expect, it } from 'vitest';
import { inline, numberOf, parse, plain, ruleId, ruleTexts, search } from './markdown';

const SOURCE = `# Title

Intro with **bold**, \`code\` and *italics*.

## 1. Aim

- **MYT-1.1** The most points win.
  Really.
- plain item
  - nested item

| Id | What |
|---|---|
| **MYT-D03** \`turn_start\` | a \\| b |
| D-MAIN | main |

- **MYT-1.2** The spaces:

| God | Gives |
|---|---|
| Zeus | 2 stone |
| Hades | 1 gold |

\`\`\`
code <b>
\`\`\`
`;

describe('rules as text', () => {
  const blocks = parse(SOURCE);
  it('has headings with anchors', () => {
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1, id: 'title' });
    expect(blocks[2]).toMatchObject({ kind: 'heading', level: 2, id: '1-aim' });
  });
  it('finds the rules of lists and tables, with the game’s prefix', () => {
    const list = blocks.find((block) => block.kind === 'list');
    expect(list?.kind === 'list' && list.items.map((item) => [item.id, item.depth])).toEqual([
      ['MYT-1.1', 0],
      ['', 0],
      ['', 1],
    ]);
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.kind === 'table' && table.rows.map((row) => row.id)).toEqual(['MYT-D03', 'MYT-D-MAIN']);
    expect(table?.kind === 'table' && plain(table.rows[0]!.cells[1]!)).toBe('a | b');
  });
  it('keeps code as it is', () => {
    expect(blocks.at(-1)).toEqual({ kind: 'code', text: 'code <b>' });
  });
  it('knows what each rule says', () => {
    expect(ruleTexts(SOURCE).get('MYT-1.1')).toBe('The most points win. Really.');
  });
  it('reads a rule on into its table', () => {
    expect(ruleTexts(SOURCE).get('MYT-1.2')).toBe('The spaces: Zeus · 2 stone; Hades · 1 gold');
    expect(ruleTexts(SOURCE).get('MYT-D03')).toBe('turn_start · a | b');
  });
  it('reads ids in every form that the specifications use', () => {
    expect(
      ['**MYT-4.3** x', 'HEL-4.3 x', '**CYC-D01** x', 'OLY-D-03 x', '**MYT-C1**', 'NOT-A rule'].map((t) => ruleId(t)),
    ).toEqual(['MYT-4.3', 'HEL-4.3', 'CYC-D01', 'OLY-D-03', 'MYT-C1', '']);
  });
  it('marks inline kinds', () => {
    expect(inline('a **b** `c` *d*').map((part) => part.kind)).toEqual([
      'text',
      'bold',
      'text',
      'code',
      'text',
      'italic',
    ]);
  });
});

describe('rules for players', () => {
  const blocks = parse(
    '## Aim\n\n- **CYC-9.2** **[ruling]** Put the marker on a god.\n- **CYC-9.3** It must be higher.\n',
  );
  it('shows numbers apart from what is said, and marks what is ours', () => {
    const list = blocks[1];
    expect(list?.kind === 'list' && list.items.map((item) => [numberOf(item.id), plain(item.text).trim()])).toEqual([
      ['9.2', 'Put the marker on a god.'],
      ['9.3', 'It must be higher.'],
    ]);
    expect(list?.kind === 'list' && list.items[0]!.text[0]!.kind).toBe('ruling');
  });
  it('finds words under their chapter, and all while little is asked for', () => {
    expect(search(blocks, 'm')).toBe(blocks);
    const found = search(blocks, 'higher');
    expect(found.map((block) => block.kind)).toEqual(['heading', 'list']);
    expect(found[1]?.kind === 'list' && found[1].items.length).toBe(1);
    expect(search(blocks, 'kraken')).toEqual([]);
  });

  it('finds the figures of a guide', () => {
    expect(parse('Before.\n\n![Two ships](sea-attack/map)\n\nAfter.')[1]).toEqual({
      kind: 'figure',
      caption: 'Two ships',
      step: 'sea-attack',
      tab: 'map',
    });
  });
});
