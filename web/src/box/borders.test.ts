import { expect, test } from 'vitest';
import { mutual, oneSided, toggled } from './borders';

const GREECE = new Map([
  ['illyria', ['epirus']],
  ['epirus', ['aetolia', 'illyria']],
  ['aetolia', ['epirus']],
]);

test('a border is drawn and taken away on both sides', () => {
  expect(toggled(GREECE, 'illyria', 'aetolia')).toEqual([
    ['illyria', ['aetolia', 'epirus']],
    ['aetolia', ['epirus', 'illyria']],
  ]);
  expect(toggled(GREECE, 'illyria', 'epirus')).toEqual([
    ['illyria', []],
    ['epirus', ['aetolia']],
  ]);
});

test('a border that one side knows is found and made mutual', () => {
  const typed = new Map([...GREECE, ['illyria', ['epirus', 'aetolia']] as const]);
  expect(oneSided(GREECE)).toEqual([]);
  expect(oneSided(typed)).toEqual([['illyria', 'aetolia']]);
  expect(mutual(typed, ['illyria', 'aetolia'])).toEqual([['aetolia', ['epirus', 'illyria']]]);
});
