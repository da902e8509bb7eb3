// Olympos: Greece and Atlantis inside the time track, the development board, wonders, Destiny and Olympos cards.
import { tabOf } from '../../lib/targets';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import { joinDrawings } from './drawings';
import fr from './fr.ftl?raw';
import Panel from './Panel.svelte';
import { sign, signOf } from './looks';
import type { Figures, Shown } from './types';

joinDrawings();

const TAB_OF: Record<string, string> = {
  condemn: 'map',
  place_barbarian: 'map',
  settler: 'map',
  destination: 'map',
  detour_cost: 'map',
  hades_settler: 'map',
  cube_payment: 'tiles',
  variant: 'tiles',
  bonus: 'tiles',
  commerce_cube: 'tiles',
  artemis_cube: 'tiles',
  oracle_keep: 'hand',
  one_shot_star: 'hand',
  payment_window: 'hand',
  end_window: 'hand',
  favour: 'hand',
};

const TAB_OF_VERB = { new: 'map', move: 'map', discover: 'tiles', build: 'tiles', card: 'hand' };

const board: BoardModule<Shown, Figures> = {
  Board,
  Panel,
  tabs: [
    { id: 'map', icon: 'oly-map', label: 'oly-tab-map' },
    { id: 'tiles', icon: 'oly-tiles', label: 'oly-tab-tiles' },
    { id: 'hand', icon: 'card', label: 'oly-tab-hand' },
  ],
  tabFor: (decision, actions) => TAB_OF[decision] ?? tabOf(actions, TAB_OF_VERB),
  meters: ({ track, seats }) => {
    const lead = Math.max(0, ...seats.map((player) => player.position));
    return [
      { icon: 'zeus', label: 'oly-meter-zeus', value: String(track.next_zeus ?? '–') },
      { icon: 'oly-time', label: 'oly-meter-time', value: `${lead} / ${track.cross}` },
    ];
  },
  sign,
  signOf,
  minor: ['detour'],
  rules: {
    'kind-territory': 'OLY-5.15',
    'kind-settler': 'OLY-9.20',
    'kind-space': 'OLY-4.11',
    zeus_single: 'OLY-9.1',
    zeus_double: 'OLY-9.2',
    cross_space: 'OLY-4.8',
    grain: 'OLY-6.3',
    stone: 'OLY-6.3',
    wood: 'OLY-6.3',
    gold: 'OLY-6.3',
    time_track: 'OLY-4.1',
    swords: 'OLY-5.19',
    zeus_symbols: 'OLY-9.9',
    stock: 'OLY-5.2',
    destiny_cards: 'OLY-8.4',
    prestige: 'OLY-8.16',
  },
  words: { en, fr },
  width: 1104,
};
export default board;
