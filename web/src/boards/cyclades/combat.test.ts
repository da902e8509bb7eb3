// @vitest-environment node
// The combat panel says what is compared: units and bonuses, the die, the sum, who wins by it, and how it would go on.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { GameReply, Shown } from '../../generated/wire';
import { Selection } from '../../lib/selection.svelte';
import type { BoardModule, Figures, Say } from '../board';
import Harness from '../Harness.svelte';
import Combat from './Combat.svelte';
import en from './en.ftl?raw';
import type { Battle, Side } from './types';

const words = new FluentBundle('en', { useIsolating: false });
words.addResource(new FluentResource(en));
const say: Say = (key, args = {}) => {
  const pattern = words.getMessage(key)?.value;
  return pattern ? words.formatPattern(pattern, args) : key;
};
const side = (faction: string, more: Partial<Side>): Side => ({
  faction,
  troops: 2,
  mercenaries: 0,
  fleets: 0,
  heroes: [],
  minotaur: false,
  walls: 0,
  ports: 0,
  force: 2,
  fallen: false,
  die: null,
  strength: null,
  ...more,
});

/** The panel's text: yellow, the reader, attacks purple. */
function panel(battle: Partial<Battle>): string {
  const factions = ['yellow', 'purple'].map((id, seat) => ({ id, seat }));
  const whole = { zone: 'naxos', round: 1, odds: null, ...battle };
  const props = {
    shown: { battle: whole, factions } as unknown as Shown,
    figures: {} as Figures,
    names: [],
    seat: 0,
    say,
    compact: false,
    view: '',
    board: { Board: Combat } as unknown as BoardModule,
    data: { name: 'cyclades' } as GameReply,
    selection: new Selection(() => {}),
  };
  const { body } = render(Harness, { props });
  return body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('before the dice the sums are open', () => {
  const said = panel({ attacker: side('yellow', {}), defender: side('purple', { force: 3, walls: 1 }) });
  expect(said).toMatch(/2 \+ \?.*3 \+ \?/);
  expect(said).not.toMatch(/win|lose/);
});

test('the sums as compared, the verdict, and how another round would go', () => {
  const said = panel({
    attacker: side('yellow', { die: 3, strength: 5 }),
    defender: side('purple', { die: 2, strength: 4, fallen: true, troops: 1 }),
    odds: [15, 9, 12],
  });
  expect(said).toMatch(/2 \+ 3 5.*2 \+ 2 4/);
  expect(said).toContain('You win the round, 5 to 4.');
  expect(said).toContain('purple loses a unit.');
  expect(said).toMatch(/42 %.*25 %.*33 %/);
});

test('a tie costs both a unit, unless a hero wins it', () => {
  const even = { die: 1, strength: 3 };
  expect(panel({ attacker: side('yellow', even), defender: side('purple', even) })).toContain(
    '3 to 3: both sides lose a unit.',
  );
  const hero = side('purple', { ...even, heroes: ['penthesilea'] });
  const said = panel({ attacker: side('yellow', even), defender: hero });
  expect(said).toContain('purple wins the round, 3 to 3.');
  expect(said).toContain('You lose a unit.');
});
