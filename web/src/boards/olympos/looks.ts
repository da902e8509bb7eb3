// How things of Olympos look: signs, colours, and the pips of costs.
import type { Sign } from '../board';
import type { Cell, Player, Space } from './types';

export const INK = '#221b17';
/** A land's colour by its resource. */
export const TINT: Record<string, string> = { grain: '#eab870', stone: '#dad5ca', wood: '#b98d66', gold: '#f2de85' };
export const CREAM = '#fbeed6';
export const RESOURCES = ['grain', 'stone', 'wood', 'gold'] as const;
export const ROWS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export const ROW_COLOUR: Record<string, string> = {
  red: '#a83a28',
  yellow: '#8f6600',
  green: '#4a7440',
  blue: '#2c678f',
  purple: '#6b2a4e',
  wonder: '#8a5d27',
};
export const ICON: Record<string, string> = {
  grain: 'grain',
  stone: 'stone',
  wood: 'wood',
  gold: 'gold',
  settler: 'settler',
  hourglass2: 'hourglass',
  prestige2: 'oly-prestige',
};

const DISCOVERIES =
  'medicine cavalry astronomy metallurgy religion money oracle map_making hoplite polytheism commerce democracy poetry phalanx hellenism agriculture surgery architecture strategy art philosophy science city absolutism engineering'.split(
    ' ',
  );
const WONDERS = 'lion_gate stadium parthenon statue_of_zeus colossus'.split(' ');
const GODS = 'hecate artemis athena ares erinyes hades keres siren nemesis'.split(' ');
/** The gods that help those with most Zeus symbols; the others strike those with fewest. */
export const KIND = new Set('zeus hecate artemis athena ares'.split(' '));

const SIGNS: Record<string, Sign> = {
  hourglass: { icon: 'hourglass' },
  hourglass2: { icon: 'hourglass' },
  prestige: { icon: 'oly-prestige' },
  prestige2: { icon: 'oly-prestige' },
  settler: { icon: 'settler' },
  tribe: { icon: 'oly-tribe', field: '#c9713f', shape: 'disc' },
  barbarian: { icon: 'oly-tribe', field: '#8d867c', shape: 'disc' },
  condemned: { icon: 'oly-cross' },
  star_token: { icon: 'star' },
  zeus_token: { icon: 'zeus' },
  northern_zone: { icon: 'oly-mountain' },
  zeus: { icon: 'zeus', field: '#e7b48f', shape: 'chip' },
  zeus_single: { icon: 'zeus' },
  zeus_double: { icon: 'zeus' },
  cross_space: { icon: 'oly-cross' },
  harmony: { icon: 'oly-prestige', field: '#efe4cd', shape: 'chip' },
  inspiration: { icon: 'star', field: '#efe4cd', shape: 'chip' },
  favour: { icon: 'zeus', field: '#efe4cd', shape: 'chip' },
  swords: { icon: 'sword' },
  zeus_symbols: { icon: 'zeus' },
  stars: { icon: 'star' },
};
for (const id of RESOURCES) {
  SIGNS[id] = { icon: id, field: `var(--chip-${id})`, shape: 'disc' };
  SIGNS[`cube_${id}`] = { icon: 'oly-cube', field: `var(--chip-${id})`, shape: 'chip' };
  SIGNS[`gift_${id}`] = { icon: id, field: `var(--chip-${id})`, shape: 'chip', badge: 'oly-cube' };
  SIGNS[`renown_${id}`] = { icon: id, field: `var(--chip-${id})`, shape: 'chip', badge: 'oly-prestige' };
  SIGNS[`season_${id}`] = { icon: id, field: `var(--chip-${id})`, shape: 'chip', badge: 'hourglass' };
  SIGNS[`mastery_${id}`] = { icon: id, field: `var(--chip-${id})`, shape: 'chip', badge: 'hourglass' };
}
for (const id of [...DISCOVERIES, ...WONDERS]) SIGNS[id] = { icon: `oly-${id}`, field: '#f3e3c0', shape: 'chip' };
for (const id of GODS) SIGNS[id] = { icon: `oly-${id}`, field: '#e7b48f', shape: 'chip' };

export function iconOf(id: string): string {
  return SIGNS[id]?.icon ?? 'star';
}

export function sign(id: string): Sign | null {
  return SIGNS[id] ?? null;
}

const VERBS: Record<string, string> = {
  new: 'settler',
  move: 'arrow',
  settler: 'settler',
  pass: 'oly-time',
  idle: 'oly-time',
  done: 'oly-time',
};

/** Territories wear the sign of their resource, which the figures name. */
export function learnLands(spaces: readonly Space[]): void {
  for (const { id, resource } of spaces) if (resource) SIGNS[id] = SIGNS[resource]!;
}

/** The sign of an action: its target's, marked with what is done there. */
export function signOf(notation: string): Sign | null {
  const [verb, target = ''] = notation.split(' ') as [string, string?];
  const mark = VERBS[verb];
  const known = SIGNS[target];
  if (mark && known?.field) return { ...known, badge: mark };
  return mark ? { icon: mark } : (known ?? null);
}

export interface Pip {
  /** A resource, or the letter of a group: equal letters, equal resources. */
  kind: string;
  covered: boolean;
}

/** The resources that a space asks for, and which of them the player has. */
export function pips(cell: Cell, have: Record<string, number>): Pip[] {
  const fixed = RESOURCES.flatMap((r) =>
    Array.from({ length: cell.fixed[r] ?? 0 }, (_, i) => ({ kind: r as string, covered: i < (have[r] ?? 0) })),
  );
  const needs = cell.groups.filter((n) => n > 0).sort((a, b) => b - a);
  const free = RESOURCES.filter((r) => !cell.fixed[r])
    .map((r) => have[r] ?? 0)
    .sort((a, b) => b - a);
  return [
    ...fixed,
    ...needs.flatMap((n, g) =>
      Array.from({ length: n }, (_, i) => ({ kind: 'xyzw'[g]!, covered: i < (free[g] ?? 0) })),
    ),
  ];
}

/** What the player in a seat can pay with: Territory tokens and cubes together. */
export function means(player: Player | undefined): Record<string, number> {
  return Object.fromEntries(RESOURCES.map((r) => [r, player ? (player.tokens[r] ?? 0) + (player.cubes[r] ?? 0) : 0]));
}
