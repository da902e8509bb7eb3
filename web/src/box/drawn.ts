// What a drawn editor of a game's board is given, and the games that have one.
import type { Component, Snippet } from 'svelte';
import type { FigureInfo, GameReply } from '../generated/wire';
import type { Value } from '../lib/edition';

/** A figure, which ours may lack: a zone that only the owner's tile has. */
export type Named = Pick<FigureInfo, 'path' | 'value'>;

export interface Drawn {
  data: GameReply;
  figures: readonly FigureInfo[];
  valueOf: (figure: Named) => Value;
  /** Several at once: a border is a figure of both its sides. */
  set: (changes: [Named, Value][]) => void;
  /** A figure as the page of figures shows it. */
  row: Snippet<[FigureInfo]>;
}

export const DRAWN: Record<string, () => Promise<{ default: Component<Drawn> }>> = {
  cyclades: () => import('./CycladesTiles.svelte'),
  hellas: () => import('./HellasTiles.svelte'),
  olympos: () => import('./OlymposMap.svelte'),
};
