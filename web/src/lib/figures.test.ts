import { expect, test } from 'vitest';
import { shownFigure } from './figures';
import { words } from './words.svelte';

const BOX = {
  limits: { hand: 7, one: 1, none: 0, debt: -2 },
  prices: [1, 2, 3],
  half: [1, 2],
  tiers: [
    [0, 3],
    [1, 5],
    [3, 7],
  ],
  wonder: [
    { id: 'gate', points: 8 },
    { id: 'colossus', points: 12 },
  ],
};
const say = (lang: string, paths: string[], options = {}) => String(shownFigure(BOX, lang, paths, options).valueOf());

test('a figure, a sum, lists and rows', () => {
  expect(say('en', ['limits.hand'])).toBe('7');
  expect(say('en', ['limits.hand', 'limits.one'])).toBe('8');
  expect(say('en', ['prices'])).toBe('1, 2, 3');
  expect(say('en', ['wonder.*.points'])).toBe('8, 12');
  expect(say('en', ['wonder.gate.points'])).toBe('8');
  expect(say('en', ['limits.debt'])).toBe('−2');
});

test('forms', () => {
  expect(say('en', ['prices'], { form: 'count' })).toBe('3');
  expect(say('en', ['wonder.*.points'], { form: 'least' })).toBe('8');
  expect(say('en', ['wonder.*.points'], { form: 'most' })).toBe('12');
  expect(say('en', ['tiers'], { form: 'tiers' })).toBe('0 → 3, 1–2 → 5, 3+ → 7');
  expect(say('en', ['half'], { form: 'fraction' })).toBe('1/2');
  expect(say('en', ['wonder.stadium.points'])).toBe('–');
});

test('nouns agree in both languages', () => {
  const nouns = { one: 'carte', other: 'cartes' };
  expect(say('fr', ['limits.none'], nouns)).toBe('0 carte');
  expect(say('en', ['limits.none'], nouns)).toBe('0 cartes');
  expect(say('fr', ['limits.one'], nouns)).toBe('1 carte');
  expect(say('fr', ['limits.hand'], nouns)).toBe('7 cartes');
});

test('a sentence shows the figures that are played with, and tells which it shows', () => {
  words.learn(words.lang, 'toy', 'hand =\n    .text = { FIGURE("limits.hand", one: "card", other: "cards") }.\n');
  expect(words.say('hand.text', {}, 'toy', BOX)).toBe('7 cards.');
  expect(words.say('hand.text', {}, 'toy', { limits: { hand: 1 } })).toBe('1 card.');
  expect(words.figuresIn('hand.text', 'toy')).toEqual(['limits.hand']);
  expect(words.figureName('limits.hand', 'toy')).toBe('limits · hand');
});
