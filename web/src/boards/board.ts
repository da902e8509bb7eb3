// What a game's board has to offer to the table shell. README.md beside this file explains it.
import type { Component } from 'svelte';
import type { LegalAction, MessageData, Shown } from '../generated/wire';

/** A game's components.toml; its board says in `types.ts` what it reads of it. */
export type Figures = Record<string, unknown>;

export interface BoardProps<S extends Shown = Shown, F = Figures> {
  /** The position as the server shows it: generated/<game>.ts. */
  shown: S;
  figures: F;
  /** Whose eyes: my seat, or null for a spectator. */
  seat: number | null;
  /** What to call the player in each seat. */
  names: readonly string[];
  /** A text of the game's catalogue (or of the board's own words) in the reader's language. */
  say: Say;
  /** Phone: draw one view only, at 376 units' width, no text under 12 px. */
  compact: boolean;
  /** Phone: which of `tabs` to draw; '' on wider screens, where everything is shown at once. */
  view: string;
}

export interface PanelProps<S extends Shown = Shown, F = Figures> extends Omit<BoardProps<S, F>, 'compact' | 'view'> {
  /** Whose panel. */
  player: number;
}

/** A text by its key, with its arguments. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

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

export interface BoardModule<S extends Shown = Shown, F = Figures> {
  Board: Component<BoardProps<S, F>>;
  /** The rows of a player's panel, under emblem, name, clock and score. */
  Panel: Component<PanelProps<S, F>>;
  /** Phone: a strip with my own things, above the action sheet. */
  Strip?: Component<BoardProps<S, F>>;
  tabs: readonly Tab[];
  /** Phone: the tab that a question belongs to. */
  tabFor: (decision: string, actions: readonly LegalAction[], shown: S) => string;
  meters: (shown: S, figures: F) => Meter[];
  /** The sign of a thing, by its id; null if it has none. */
  sign: (id: string) => Sign | null;
  /** The sign of an action; by default that of its first word that has one. */
  signOf?: (notation: string) => Sign | null;
  /** A message in other words, where the position says it better: "east of Tainaron" rather than coordinates. */
  retell?: (message: MessageData, shown: S, say: Say) => MessageData | null;
  /** Which colour, emblem and pattern (art/seats.ts) each seat wears, where the game says so; by default its own number. */
  suits?: (players: number) => readonly number[];
  /** The same by faction, where a seat may play several. */
  sides?: Readonly<Record<string, number>>;
  /** The rule that explains what the game's references do not name: kinds of places (`kind-…`), figures of a panel. */
  rules: Readonly<Record<string, string>>;
  /** Verbs of side actions: quiet buttons, behind the others. */
  minor: readonly string[];
  /** Verbs that take a few kinds of things to many places: a group for each kind. */
  kinds?: readonly string[];
  /** The board's own words (labels that the game's catalogue does not have), in Fluent. */
  words: { en: string; fr: string };
  /** The natural width of the drawing in px: beyond 1.35 times it is not enlarged. */
  width: number;
}
