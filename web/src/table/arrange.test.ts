import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../generated/wire';
import { arrange, ranged, shared } from './arrange';

const legal = (notation: string): LegalAction => ({ notation, message: ['x', {}], detail: null, index: 0 });
const all = (...notations: string[]) => notations.map(legal);
const seen = (actions: LegalAction[], room: number, minor: string[] = []) => {
  const { entries, end } = arrange(actions, { minor }, room);
  return [...entries.map((entry) => `${entry.verb}×${entry.actions.length}`), end?.notation ?? ''];
};

describe('the bar', () => {
  it('has a button for each of a few answers, the way out last', () => {
    expect(seen(all('end_turn', 'buy a', 'buy b', 'move c'), 6)).toEqual(['buy×1', 'buy×1', 'move×1', 'end_turn']);
  });
  it('has a button for each verb where there are more', () => {
    const many = all('end_turn', 'fleet', ...['a', 'b', 'c', 'd'].map((sea) => `move ${sea}`), 'buy x', 'buy y');
    expect(seen(many, 6)).toEqual(['fleet×1', 'move×4', 'buy×2', 'end_turn']);
  });
  it('has a button for each verb where the words are too long, too', () => {
    const { entries } = arrange(all('buy a', 'move a', 'move b'), { minor: [] }, 6, () => false);
    expect(entries.map(({ verb }) => verb)).toEqual(['buy', 'move']);
  });
  it('puts side actions behind, together', () => {
    const many = all('tumble 1', 'tumble 2', 'tumble 3', 'place a', 'place b', 'place c', 'place d');
    expect(seen(many, 6, ['tumble'])).toEqual(['place×4', 'tumble×3', '']);
  });
  it('never has more buttons than room, and loses no answer', () => {
    const many = all('a 1', 'a 2', 'b 1', 'c 1', 'd 1', 'e 1', 'pass');
    expect(seen(many, 3)).toEqual(['a×2', '×4', 'pass']);
    const { entries, end } = arrange(many, { minor: [] }, 3);
    expect(entries.reduce((sum, entry) => sum + entry.actions.length, end ? 1 : 0)).toBe(many.length);
  });
});

describe('texts of a group', () => {
  it('share their first words', () => {
    expect(shared(['Move fleets from Naxos', 'Move fleets from Syros sea'])).toEqual({
      head: 'Move fleets from',
      rests: ['Naxos', 'Syros sea'],
    });
    expect(shared(['Pass']).head).toBe('Pass');
  });
  it('become a range where a number alone differs', () => {
    expect(ranged(['1 gold', '3 gold', '2 gold'])).toBe('1–3 gold');
    expect(ranged(['1 point', '3 points'])).toBe('1–3 points');
    expect(ranged(['free', 'free'])).toBe('free');
    expect(ranged(['1 gold', 'free'])).toBe('');
    expect(ranged(['from 5 to 11 AP', 'from 6 to 11 AP'])).toBe('');
  });
});
