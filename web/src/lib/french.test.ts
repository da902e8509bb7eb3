import { describe, expect, it } from 'vitest';
import { de, tie } from './french';

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!./clock.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('French', () => {
  it.each(['Athéna', 'Éloi', 'Olympos', 'Œdipe', 'Yves', 'ulysse'])('elides before %s', (name) => {
    expect(de(name)).toBe('d’');
  });
  it.each(['Zeus', 'Hadès', 'Hugo', 'Yann', 'Çelik', '11', ''])('does not elide before %s', (name) => {
    expect(de(name)).toBe('de ');
  });
  it('ties signs and units', () => {
    expect(tie('{ $n } PO : « oui » ; 95 % !')).toBe('{ $n }\u00a0PO\u00a0: «\u00a0oui\u00a0»\u00a0; 95\u00a0%\u00a0!');
    expect(tie('{ $who } s’en va, { $n } soldats')).toBe('{ $who } s’en va, { $n } soldats');
  });
  it('is not put together with an English colon: `pair` does it', () => {
    const glued = Object.entries(SOURCES).flatMap(([file, source]) =>
      (source.match(/(?:\b(?:label|note|title)="[^"]*\}: .*|\$\{[^`]*\}: ?\$\{.*|`: ?\$\{.*)/g) ?? []).map(
        (line) => `${file} ${line}`,
      ),
    );
    expect(glued).toEqual([]);
  });
});
