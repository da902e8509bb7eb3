import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../generated/wire';
import { fits, grouped, matching, verb } from './targets';

const legal = (notation: string): LegalAction => ({ notation, message: ['x', {}], detail: null, index: 0 });
const ACTIONS = ['place zeus_day', 'place hades_night', 'tumble stone 3 1', 'tumble stone 3 2', 'end_turn'].map(legal);

describe('patterns', () => {
  it('fit words that stand side by side', () => {
    expect(fits('place zeus_day', 'zeus_day')).toBe(true);
    expect(fits('tumble stone 3 1', 'stone 3')).toBe(true);
    expect(fits('tumble stone 3 1', 'stone 1')).toBe(false);
    expect(fits('build small_city_a 3', 'build * 3')).toBe(true);
    expect(fits('build small_city_a 3', 'build * 2')).toBe(false);
    expect(fits('end_turn', 'end_turn')).toBe(true);
  });
  it('do not fit parts of words', () => {
    expect(fits('place zeus_day', 'zeus')).toBe(false);
    expect(fits('amount 12', '1')).toBe(false);
  });
});

it('a thing stands for all actions that any of its patterns fits', () => {
  expect(matching(ACTIONS, ['zeus_day', 'tumble * * 1']).map((a) => a.notation)).toEqual([
    'place zeus_day',
    'tumble stone 3 1',
  ]);
});

it('actions are grouped by verb, in their order', () => {
  expect(grouped(ACTIONS).map((group) => [group.verb, group.actions.length])).toEqual([
    ['place', 2],
    ['tumble', 2],
    ['end_turn', 1],
  ]);
  expect(verb('end_turn')).toBe('end_turn');
});

it('a verb that takes kinds of things to places has a group for each kind', () => {
  const actions = ['add soldier athens', 'add ship athens', 'add soldier malea'].map(legal);
  expect(grouped(actions, ['add']).map((group) => [group.verb, group.actions.length])).toEqual([
    ['add soldier', 2],
    ['add ship', 1],
  ]);
});
