// @vitest-environment node
// Every answer that names a drawn thing is found by a click on it, on wide screens and on phones: the boards draw
// views of random games (tests/boards/views.py), a few for each kind of decision, and every legal answer is looked for.
import { describe, expect, it } from 'vitest';
import { matching, verb } from '../lib/targets';
import { answerOf, boardOf, drawn, games, viewsOf } from './harness';

/** Answers that name nothing drawn, by decision or verb: they are buttons by nature. */
const IN_THE_BAR: Record<string, Record<string, string>> = {
  '*': {
    'stop decline pass no done idle end_turn end skip go_on stay concede abandon give_up renounce put_back destroy':
      'ways out',
  },
  hellas: { exchange: 'how many pieces, of cities that were not chosen' },
  olympos: {
    detour: 'a side action: the land itself stands for the cheapest way',
    cost: 'how long a detour: spaces of the time track, of which a phone shows only a stretch',
  },
  cyclades: {
    'move_troops move_mercenaries move_fleets': 'how many',
    'which_temple spend_card': 'which of equal temples of a zone; a metropolis on a card',
    'keep_creature release_creature': 'keep the creature just named, or not',
    'on_card on_site': 'where the metropolis just named may stand',
    'again keep_die': 'once more, or not',
  },
};
const buttons = (game: string) =>
  Object.keys({ ...IN_THE_BAR['*'], ...IN_THE_BAR[game] }).flatMap((verbs) => verbs.split(' '));

describe.each(games)('%s', (game) => {
  it('has a place on the board for every answer', { timeout: 300_000 }, async () => {
    const { figures, views } = viewsOf('tests.boards.views', game);
    const board = await boardOf(game);
    const bar = buttons(game);
    const missing = new Set<string>();
    for (const view of views) {
      for (const compact of [false, true]) {
        const tabs = drawn(view, game, board, figures, compact);
        for (const notation of view.actions) {
          if (bar.includes(verb(notation))) continue;
          const action = answerOf(notation);
          const shows = (tab: string) =>
            tabs.get(tab)!.some(({ ids, legal }) => legal && matching([action], ids).length > 0);
          const where = [...tabs.keys()].filter(shows);
          if (!where.length) missing.add(`${compact ? 'phone' : 'wide'} ${view.decision}: ${notation}`);
          // a phone counts it on a tab where it is
          const tab = compact && board.tabFor(view.decision, [action], view.shown);
          const everywhere = where.length === board.tabs.length;
          if (compact && where.length && !everywhere && !where.includes(tab || '')) {
            missing.add(`tab ${tab || '–'} rather than ${where.join()} ${view.decision}: ${notation}`);
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
  });
});
