import { expect, test } from 'vitest';
import type { FigureInfo } from '../generated/wire';
import { choicesOf, patternOf, wordsByPlace } from './choices';
import { inWords } from './faults';
import { words } from './words.svelte';

const figures = {
  meta: { publisher: 'Somebody' },
  space: [
    { id: 'naxos', kind: 'land', adjacent: ['delos', 'naxos'] },
    { id: 'delos', kind: 'sea', adjacent: [] },
  ],
  backs: [{ of: ['', '4'] }],
};
const info = (path: string, value: unknown) => ({ path, value }) as FigureInfo;
const all = [
  info('meta.publisher', 'Somebody'),
  info('space.naxos.kind', 'land'),
  info('space.naxos.adjacent', ['delos', 'naxos']),
  info('space.delos.kind', 'sea'),
  info('space.delos.adjacent', []),
  info('backs.0.of', ['', '4']),
  info('space.naxos.sites', [1, 2]),
];
words.lang = 'en';
words.learn(
  'en',
  'toy',
  'naxos = Naxos\ndelos = Delos\nvalue-land = Land\nvalue-sea = Sea\nfigure-space = Space\nyes = yes',
);

test('what may stand somewhere is what stands there in other rows, by its name', () => {
  const places = wordsByPlace(figures, all);
  const choices = (path: string) => choicesOf(places.get(patternOf(figures, path)), 'toy');
  expect(choices('space.delos.adjacent')?.map(({ name }) => name)).toEqual(['Delos', 'Naxos']);
  expect(choices('space.naxos.kind')?.map(({ value }) => value)).toEqual(['land', 'sea']);
  expect(choices('meta.publisher')).toBeNull();
  expect(choices('backs.0.of')).toBeNull();
  expect(choices('space.naxos.sites')).toBeNull();
});

test('figures and faults are told by names', () => {
  expect(words.figureValue(['naxos', 'sea', ''], 'toy')).toBe('Naxos, Sea, –');
  expect(words.figureValue(null, 'toy')).toBe('–');
  expect(words.figureValue([[0.5, 1]], 'toy')).toBe(words.say('box-drawing'));
  const args = { path: '=space.naxos', kind: '=land', known: '=naxos, delos', value: "='x y'", n: 3, space: 'naxos' };
  const fault = inWords({ code: '', message: ['error', args], text: '', rule: null, expected: null }, 'toy');
  expect(fault.message![1]).toEqual({
    path: '=Space · Naxos',
    kind: '=Land',
    known: '=Naxos, Delos',
    value: "='x y'",
    n: 3,
    space: 'naxos',
  });
});
