import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { MessageData } from '../generated/wire';
import en from '../words/en.ftl?raw';
import fr from '../words/fr.ftl?raw';
import { words } from './words.svelte';

const boards = import.meta.glob<string>('../boards/*/{en,fr}.ftl', { query: '?raw', import: 'default', eager: true });
const keys = (source: string) =>
  new FluentResource(source).body.map((entry) => [entry.id, ...Object.keys(entry.attributes)].join('.')).sort();

describe('words', () => {
  it('are the same in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });
  it.each(Object.keys(boards).filter((path) => path.endsWith('en.ftl')))('%s has its French twin', (path) => {
    expect(keys(boards[path.replace('en.ftl', 'fr.ftl')]!)).toEqual(keys(boards[path]!));
  });
  it('set things and players apart from the words around them', () => {
    words.learn('en', 'toy', 'stone = Stone\nevent-drops = { $who } drops { $count } { $thing }.');
    const parts = words.parts(['event-drops', { who: '@1', count: 2, thing: 'stone' }], 'toy', () => 'Ann');
    expect(parts).toEqual([
      { text: 'Ann', key: '@1' },
      { text: ' drops 2 ', key: '' },
      { text: 'Stone', key: 'stone' },
      { text: '.', key: '' },
    ]);
  });
  it('leave a text alone that is the same in every language', () => {
    words.learn('en', 'toy', 'stone = Stone\nevent-says = { $who } says { $what }.');
    const message: MessageData = ['event-says', { who: '@1', what: '=stone' }];
    expect(words.tell(message, 'toy', () => 'Ann')).toBe('Ann says stone.');
    expect(words.parts(message, 'toy', () => 'Ann')).toEqual([
      { text: 'Ann', key: '@1' },
      { text: ' says ', key: '' },
      { text: 'stone', key: '' },
      { text: '.', key: '' },
    ]);
  });
  it('say you to the reader, and put counted things in a row', () => {
    words.learn(
      'en',
      'toy',
      `row = { $first } and { $last }
oneself = { $you ->
    [who] you
   *[nobody] { $who }
}
n-stone = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
hero = Ajax
red = Red
story-takes = { $you ->
    [who] You take { $things } from { $loser }
    [loser] { $who } takes { $things } from you
   *[nobody] { $who } takes { $things } from { $loser }
}
story-order = { $things } play`,
    );
    const nameOf = (seat: number) => ['Ann', 'Bob', 'Cid'][seat]!;
    const message: MessageData = ['story-takes', { who: '@0', loser: '@1.red', things: '+n-stone 1+n-stone 2+hero' }];
    expect(words.tell(message, 'toy', nameOf)).toBe('Ann takes 1 stone, 2 stones and Ajax from Bob');
    expect(words.tell(message, 'toy', nameOf, 0)).toBe('You take 1 stone, 2 stones and Ajax from Bob');
    expect(words.tell(message, 'toy', nameOf, 1)).toBe('Ann takes 1 stone, 2 stones and Ajax from you');
    expect(words.tell(['story-order', { things: '+@2+@0.red' }], 'toy', nameOf, 0)).toBe('Cid and you (Red) play');
  });
  it('are French to the space and the elision', async () => {
    words.learn('fr', 'toy', 'cost = { $n } PO : prix { DE($who) } ; « { $what } » ?\nstops = { $who } s’arrête');
    await words.speak('fr');
    const message: MessageData = ['cost', { n: 3, who: '@0', what: '=a : b' }];
    expect(words.tell(message, 'toy', () => 'Éloi')).toBe(
      '3\u00a0PO\u00a0: prix d’Éloi\u00a0; «\u00a0a : b\u00a0»\u00a0?',
    );
    expect(words.parts(message, 'toy', () => 'Hugo').map((part) => part.text)).toContain('3\u00a0PO\u00a0: prix de ');
    expect(words.tell(['stops', { who: '@0' }], 'toy', () => 'Zoé')).toBe('Zoé s’arrête');
    await words.speak('en');
  });
  it('show their key when missing', () => {
    expect(words.say('no-such-words')).toBe('no-such-words');
    expect(words.say('home-title.nothing')).toBe('');
  });
});
