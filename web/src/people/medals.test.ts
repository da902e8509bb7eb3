import { expect, it } from 'vitest';
import { beaten, nextGoal } from './medals';

const won = (game: string, level: string, won: number) => ({ game, level, tally: { games: 5, won } });

it('the next goal is the lowest level that is not beaten everywhere', () => {
  const games = ['olympos', 'hellas'];
  const levels = ['easy', 'hard'];
  expect(nextGoal([], games, levels)).toEqual({ game: 'olympos', level: 'easy' });
  const some = [won('olympos', 'easy', 2), won('olympos', 'hard', 1), won('hellas', 'easy', 0)];
  expect(nextGoal(some, games, levels)).toEqual({ game: 'hellas', level: 'easy' });
  expect(nextGoal([...some.slice(0, 2), won('hellas', 'easy', 1)], games, levels)).toEqual({
    game: 'hellas',
    level: 'hard',
  });
  expect(nextGoal([won('hellas', 'easy', 1)], ['hellas'], ['easy'])).toBeNull();
  expect(beaten(some, 'olympos', 'easy')).toBe(2);
});
