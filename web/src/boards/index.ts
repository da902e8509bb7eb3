// Boards by game, fetched when first needed.
import type { BoardModule } from './board';
import { words } from '../lib/words.svelte';

const modules = import.meta.glob<{ default: BoardModule }>('./*/index.ts');

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`] ?? modules['./plain/index.ts']!;
  const { default: board } = await load();
  words.extend(game, board.words);
  return board;
}
