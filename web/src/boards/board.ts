// What a game's board has to offer to the table shell. README.md beside this file explains it.
import type { Component } from 'svelte';
import type { Figures, LegalAction, Shown } from '../lib/protocol';

export interface BoardProps {
  /** The position as the server's `show()` gives it: src/pessoi/games/<game>/view.py documents every key. */
  shown: Shown;
  /** The game's figures: its components.toml. */
  figures: Figures;
  /** Whose eyes: my seat, or null for a spectator. */
  seat: number | null;
  /** What to call the player in each seat. */
  names: readonly string[];
  /** A text of the game's catalogue (or of the board's own words) in the reader's language. */
  say: (key: string, args?: Record<string, string | number>) => string;
  /** Phone: draw one view only, at 376 units' width, no text under 12 px. */
  compact: boolean;
  /** Phone: which of `tabs` to draw; '' on wider screens, where everything is shown at once. */
  view: string;
}

export interface PanelProps extends Omit<BoardProps, 'compact' | 'view'> {
  /** Whose panel. */
  player: number;
}

/** How a thing looks beside its name: in action buttons, in the log, in hover cards. */
export interface Sign {
  /** A symbol of art/icons.svg. */
  icon: string;
  /** The colour behind it; without one the symbol stands alone. */
  field?: string;
  shape?: 'disc' | 'chip';
  /** A small second symbol at the upper right, e.g. day or night. */
  badge?: string;
  /** Stands in for the word in running text ("2 ▢" instead of "2 stone"). */
  inline?: boolean;
}

/** How near the end is: one trigger with its count. */
export interface Meter {
  icon: string;
  /** Key of the text, said with `value`; the board's own words. */
  label: string;
  value: string;
}

export interface Tab {
  id: string;
  icon: string;
  /** Key of its name, at most nine letters. */
  label: string;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The rows of a player's panel, under emblem, name, clock and score. */
  Panel: Component<PanelProps>;
  /** Phone: a strip with my own things, above the action sheet. */
  Strip?: Component<BoardProps>;
  tabs: readonly Tab[];
  /** Phone: the tab that a question belongs to. */
  tabFor: (decision: string, actions: readonly LegalAction[], shown: Shown) => string;
  meters: (shown: Shown, figures: Figures) => Meter[];
  /** The sign of a thing, by its id; null if it has none. */
  sign: (id: string) => Sign | null;
  /** The sign of an action; by default that of its first word that has one. */
  signOf?: (notation: string) => Sign | null;
  /** Which colour, emblem and pattern (art/seats.ts) each seat wears, where the game says so; by default its own number. */
  suits?: (players: number) => readonly number[];
  /** Verbs of side actions: small buttons beside undo and hint. */
  minor: readonly string[];
  /** The board's own words (labels that the game's catalogue does not have), in Fluent. */
  words: { en: string; fr: string };
  /** The natural width of the drawing in px: beyond 1.35 times it is not enlarged. */
  width: number;
}
