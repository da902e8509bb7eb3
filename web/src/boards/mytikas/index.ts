// Mytikas: a mountain of four levels, the action board by day and by night, the river of deities, player boards.
import type { LegalAction } from '../../generated/wire';
import { verb } from '../../lib/targets';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import Panel from './Panel.svelte';
import { sign, signOf } from './looks';
import type { Figures, Shown } from './types';
import Strip from './Strip.svelte';

const TAB_OF: Record<string, string> = {
  build: 'mine',
  turn_end: 'mine',
  last_tumble: 'mine',
  raise_step: 'mine',
  raise_any: 'mine',
  effect_move: 'mine',
  sacrifice: 'mine',
  setup_favor: 'gods',
  take_favor: 'gods',
  city_batch: 'gods',
  base_batch: 'gods',
  main_or_skip: 'gods',
  bonus_or_decline: 'gods',
  follow: 'gods',
  offering_target: 'deities',
  pan_extra: 'deities',
  draft_keep: 'deities',
};

const board: BoardModule<Shown, Figures> = {
  Board,
  Panel,
  Strip,
  tabs: [
    { id: 'gods', icon: 'zeus', label: 'myt-tab-gods' },
    { id: 'mountain', icon: 'level', label: 'myt-tab-mountain' },
    { id: 'mine', icon: 'temple-small', label: 'myt-tab-mine' },
    { id: 'deities', icon: 'card', label: 'myt-tab-deities' },
  ],
  tabFor: (decision: string, actions: readonly LegalAction[]) =>
    TAB_OF[decision] ?? (actions.some((action) => verb(action.notation) === 'place') ? 'gods' : ''),
  meters: (shown) => [
    { icon: 'level', label: 'myt-meter-levels', value: `${shown.end.levels_emptied} / ${shown.end.levels_to_end}` },
    { icon: 'lock', label: 'myt-meter-locks', value: String(shown.end.locks_left) },
    { icon: 'temple', label: 'myt-meter-pieces', value: `${shown.end.most_pieces} / ${shown.end.pieces_to_end}` },
  ],
  sign,
  signOf,
  minor: ['tumble', 'refine', 'burn'],
  rules: {
    'kind-level': 'MYT-2.5',
    player_board: 'MYT-2.5',
    mountain: 'MYT-3.1',
    action_board: 'MYT-4.2',
    bonus_action: 'MYT-6.2',
    river: 'MYT-12.6',
    deck: 'MYT-3.8',
    secured: 'MYT-12.8',
  },
  words: { en, fr },
  width: 1104,
};
export default board;
