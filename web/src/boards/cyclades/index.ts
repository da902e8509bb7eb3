// Cyclades: the archipelago, the offerings to the gods, creatures and heroes for sale, combats, factions.
import type { LegalAction } from '../../generated/wire';
import { tabOf, verb } from '../../lib/targets';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import { joinDrawings } from './drawings';
import fr from './fr.ftl?raw';
import Panel from './Panel.svelte';
import { sign, signOf, SUIT } from './looks';
import type { Figures, Shown } from './types';

joinDrawings();

const TAB_OF: Record<string, string> = {
  offer_god: 'gods',
  offer_value: 'gods',
  steal_from: 'gods',
  upkeep_pick: 'map',
  manticore_pick: 'map',
  echidna_pick: 'map',
  early_sacrifice: 'map',
  move_hero: 'map',
  push_unit: 'map',
  reserve: 'cards',
  peek_play: 'cards',
  chimera_pick: 'cards',
  sphinx_pick: 'cards',
  pandora_copy: 'cards',
  build_type: 'cards',
  hippalectryon: 'cards',
};

const TAB_OF_VERB = {
  extra_fleet: 'gods',
  extra_troop: 'gods',
  extra_mercenary: 'gods',
  extra_philosopher: 'gods',
  extra_priestess: 'gods',
  heroic_move: 'map',
  recruit_hero: 'cards',
  buy_creature: 'cards',
};

const board: BoardModule<Shown, Figures> = {
  Board,
  Panel,
  tabs: [
    { id: 'map', icon: 'ship', label: 'cyc-tab-map' },
    { id: 'gods', icon: 'zeus', label: 'cyc-tab-gods' },
    { id: 'cards', icon: 'card', label: 'cyc-tab-cards' },
  ],
  tabFor: (decision: string, actions: readonly LegalAction[]) =>
    TAB_OF[decision] ??
    (actions.some((action) => / t\d\d_/.test(action.notation))
      ? 'map'
      : verb(actions[0]?.notation ?? '') === 'charon_take'
        ? 'cards'
        : tabOf(actions, TAB_OF_VERB)),
  meters: (shown) => [
    {
      icon: 'metropolis',
      label: 'cyc-meter',
      value: `${Math.max(0, ...shown.scores)} / ${shown.goal}`,
    },
  ],
  sign,
  signOf,
  sides: SUIT,
  suits: (players) => (players === 2 ? [SUIT.purple!, SUIT.blue!] : Object.values(SUIT)),
  minor: [],
  rules: {
    land: 'CYC-3.1',
    sea: 'CYC-3.1',
    'kind-land': 'CYC-3.4',
    'kind-sea': 'CYC-13.3',
    'kind-faction': 'CYC-2.1',
    'kind-strength': 'CYC-14.3',
    site: 'CYC-3.4',
    creature_track: 'CYC-7.4',
    hero_track: 'CYC-7.1',
    gold: 'CYC-8.1',
    income: 'CYC-8.1',
  },
  words: { en, fr },
  width: 1104,
};
export default board;
