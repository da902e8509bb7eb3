// Hellas: a coast that grows tile by tile, soldiers and ships, god cards, battles.
import { verb } from '../../lib/targets';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Panel from './Panel.svelte';
import { sign, signOf } from './looks';
import type { Figures, Shown } from './types';
import { where } from './where';

const ON_TABLE = new Set(['draw', 'draw_tile', 'announce', 'send', 'recall', 'yes', 'no']);

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
    return actions.some(
      (action) => action.notation.includes('tile_') || ['place', 'turn'].includes(verb(action.notation)),
    )
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
  retell: ([key, args], { tiles, turned, expedition }, say) => {
    if (key === 'do-place') return ['hel-lay', { where: where(tiles, [Number(args.q), Number(args.r)], say) }];
    const ways = expedition?.cells.find(({ cell }) => cell.join() === turned?.join())?.rotations;
    if (key !== 'do-turn' || !ways) return null;
    return ['hel-lay-way', { n: ways.indexOf(Number(args.number)) + 1, of: ways.length }];
  },
  minor: [],
  kinds: ['add', 'take'],
  rules: {
    'kind-cell': 'HEL-3.9',
    'kind-city': 'HEL-1.6',
    reorganisation: 'HEL-8.1',
    ares: 'HEL-5.5',
    poseidon: 'HEL-5.5',
    zeus: 'HEL-5.5',
  },
  words: { en, fr },
  width: 1104,
};
export default board;
