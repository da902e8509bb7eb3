import { describe, expect, it } from 'vitest';
import { de, tie } from './french';

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
});
