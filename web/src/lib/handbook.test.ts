import { expect, test } from 'vitest';
import { addressOf } from './handbook';
import { inline, plain } from './markdown';

test('links of the documentation lead where this server has their file, with the place in it', () => {
  expect(addressOf('protocol.md#the-socket-of-a-table')).toBe('/programs/protocol#the-socket-of-a-table');
  expect(addressOf('bot-api.md')).toBe('/programs');
  expect(addressOf('#changes-version-2')).toBe('#changes-version-2');
  expect(addressOf('adr/0035-bot-accounts.md')).toBe('');
  expect(addressOf('https://elsewhere.example/')).toBe('');
});

test('a link is found among other text, and not within code', () => {
  const found = inline('See [the protocol](protocol.md), or `[a](b)`; [ruling] (so)');
  expect(found.filter(({ kind }) => kind === 'link')).toEqual([
    { kind: 'link', text: 'the protocol', to: 'protocol.md' },
  ]);
  expect(plain(found)).toBe('See the protocol, or [a](b); [ruling] (so)');
});
