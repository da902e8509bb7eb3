// A board for a game that has no drawing yet: everything is played from the action bar.
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Panel from './Panel.svelte';

const board: BoardModule = {
  Board,
  Panel,
  tabs: [{ id: 'board', icon: 'temple', label: 'tab-board' }],
  tabFor: () => 'board',
  meters: () => [],
  sign: () => null,
  rules: {},
  minor: [],
  words: { en: '', fr: '' },
  width: 900,
};
export default board;
