import { expect, test } from 'vitest';
import type { MatchInfo, StageInfo, TournamentPlan, TournamentReply } from '../generated/wire';
import { cuts, entrantName, formatText, halves, matchText, meetings, stageText, waitText, winnerText } from './said';

const plan = (changes: Partial<TournamentPlan>): TournamentPlan => ({
  game: 'hellas',
  seats: 2,
  format: 'swiss',
  pace: 'day',
  options: {},
  rounds: 5,
  parts: 1,
  seasons: 1,
  stand_in: 'normal',
  fill: false,
  most: 64,
  private: true,
  rated: false,
  starts: 0,
  ...changes,
});

test('points are written with halves', () => {
  expect([0, 0.5, 1, 2.5].map(halves)).toEqual(['0', '½', '1', '2½']);
});

test('bots are numbered among themselves, and whoever is forgotten has no name', () => {
  const entrants = [
    { name: '', level: 'easy', program: false, left: [] },
    { name: 'Ada', level: null, program: false, left: [] },
    { name: '', level: 'hard', program: false, left: ['Bea'] },
    { name: '', level: null, program: false, left: [] },
  ];
  const names = entrants.map((_, number) => entrantName(entrants, number));
  expect(names[1]).toBe('Ada');
  expect(names[2]).toContain('2');
  expect(names[3]).toBe('Somebody');
});

test('a line is drawn where somebody goes to the finals, up or down', () => {
  expect(cuts(plan({ format: 'groups', parts: 2, seats: 4 }), 1, 0, 6)).toEqual([2]);
  expect(cuts(plan({ format: 'groups', parts: 2 }), 2, 0, 2)).toEqual([]);
  const league = plan({ format: 'league', parts: 3, seasons: 2 });
  expect([0, 1, 2].map((pool) => cuts(league, 1, pool, 6))).toEqual([[5], [1, 5], [1]]);
  expect(cuts(league, 2, 1, 6)).toEqual([]);
});

test('a cross table has what one won against the other', () => {
  const over = (entrants: number[], points: number[]) => ({ table: 't', entrants, state: 'over' as const, points });
  const met = meetings([[over([4, 7], [1, 0])], [over([7, 4], [0.5, 0.5])], [over([1, 4, 7], [2, 0.5, 0.5])]]);
  expect(['4/7', '7/4', '1/7', '7/1'].map((pair) => met.get(pair))).toEqual([2, 1, 1, 0]);
  expect(met.get('1/2')).toBe(undefined);
});

test('what it is and where it stands, in words', () => {
  expect(formatText(plan({}))).toBe('Swiss system · 5 rounds');
  expect(formatText(plan({ format: 'robin', rounds: 1 }))).toBe('Round robin');
  expect(stageText(plan({}), 1, 3, 5)).toBe('Round 3');
  expect(stageText(plan({ format: 'groups' }), 2, 1, 1)).toBe('Finals, round 1');
  const cup = plan({ format: 'cup' });
  expect([1, 2, 3, 4].map((round) => stageText(cup, 1, round, 4))).toEqual([
    'Round 1',
    'Quarter-finals',
    'Semi-finals',
    'Final',
  ]);
});

const entrant = (name: string) => ({ name, level: null, program: false, left: [] });
const standing = (number: number) => ({
  ...{ entrant: number, points: 0, opponents: 0, direct: 0, wins: 0, lot: 0, games: 0, byes: 0, rounds: [] },
});
const match = (state: MatchInfo['state'], ...entrants: number[]): MatchInfo => ({
  table: 't',
  entrants,
  state,
  points: [],
});

/** A running tournament of three, of whom I am the first. */
const running = (round: MatchInfo[], changes: Partial<TournamentReply> = {}, stage: Partial<StageInfo> = {}) =>
  ({
    ...{ info: { id: 't', title: 'T', plan: plan({}), phase: 'play', entrants: 3, most: 64, round: 1, stage: 1 } },
    ...{
      entrants: ['Ada', 'Bea', 'Cid'].map(entrant),
      waiting: [],
      me: 0,
      waits: false,
      next: null,
      link: '',
      key: '',
    },
    ...{ least: 2, seed: '', ranking: [1, 0, 2] },
    stages: [{ of: 1, pools: [[0, 1, 2].map(standing)], rounds: [round], bracket: [], ...stage }],
    ...changes,
  }) as unknown as TournamentReply;

test('who has no table now is told what they wait for', () => {
  expect(waitText(running([match('over', 0, 1)]))).toContain('played this round');
  expect(waitText(running([match('planned', 0, 1)]))).toContain('being made');
  expect(waitText(running([match('play', 1, 2)]))).toContain('sit this round out');
  expect(waitText(running([match('play', 1, 2)], {}, { pools: [[1, 2].map(standing)] }))).toContain('without you');
  expect(waitText(running([match('play', 0, 1)], { next: 't' }))).toBe('');
  expect(waitText(running([match('over', 0, 1)], { me: null }))).toBe('');
});

test('in a cup who has lost is out, and who has won goes on', () => {
  const cup = { ...running([]).info, plan: plan({ format: 'cup' }) };
  const tie = (winner: number | null) => ({ pools: [], bracket: [[{ entrants: [0, 1], table: 't', winner }]] });
  expect(waitText(running([match('over', 0, 1)], { info: cup }, tie(1)))).toContain('out of the cup');
  expect(waitText(running([match('over', 0, 1)], { info: cup }, tie(0)))).toContain('played this round');
  expect(waitText(running([match('play', 1, 2)], { info: cup }, tie(null)))).toContain('sit this round out');
});

test('a finished match has a result, and a finished tournament says who is first', () => {
  expect([matchText(true, false), matchText(false, false), matchText(true, true)]).toEqual(['Play', 'Watch', 'Result']);
  const over = { ...running([]).info, phase: 'over' as const };
  expect(winnerText(running([], { info: over }))).toBe('Bea comes first');
  expect(winnerText(running([]))).toBe('');
});
