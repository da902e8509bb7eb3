// Hellas: a coast that grows tile by tile, soldiers and ships, god cards, battles.
import { verb } from '../../lib/targets';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Panel from './Panel.svelte';
import { sign, signOf } from './looks';
import type { Figures, Shown } from './types';

const ON_TABLE = new Set(['turn', 'draw', 'draw_tile', 'announce', 'send', 'recall', 'yes', 'no']);

const board: BoardModule<Shown, Figures> = {
  Board,
  Panel,
  tabs: [
    { id: 'map', icon: 'ship', label: 'hel-tab-map' },
    { id: 'cards', icon: 'card', label: 'hel-tab-cards' },
    { id: 'table', icon: 'dolphin', label: 'hel-tab-table' },
  ],
  tabFor: (_, actions) => {
    const verbs = new Set(actions.map((action) => verb(action.notation)));
    if ([...verbs].every((name) => ON_TABLE.has(name))) return 'table';
    // Reactions: nothing but cards to play, or not.
    return actions.some((action) => action.notation.includes('tile_') || verb(action.notation) === 'place')
      ? 'map'
      : verbs.has('play')
        ? 'cards'
        : 'table';
  },
  meters: (shown) => [
    { icon: 'city', label: 'hel-meter-cities', value: `${Math.max(...shown.scores)} / ${shown.to_win}` },
    { icon: 'dolphin', label: 'hel-meter-tiles', value: String(shown.stack.size) },
  ],
  sign,
  signOf,
  minor: [],
  words: { en, fr },
  width: 1104,
};
export default board;
