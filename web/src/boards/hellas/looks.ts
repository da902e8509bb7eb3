// How things of Hellas look: symbols and colours.
import type { Selection } from '../../lib/selection.svelte';
import type { Sign } from '../board';
import type { Goal } from './types';

/** 0, 1, … below `count`: for drawing so many of a thing. */
export const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
export const INK = '#221b17';
export const GODS = ['ares', 'poseidon', 'zeus'] as const;
export const GOD_ICON: Record<string, string> = { ares: 'sword', poseidon: 'trident', zeus: 'zeus' };
/** Light fields, with ink on top. */
export const GOD_FIELD: Record<string, string> = { ares: '#e0806e', poseidon: '#8fc1e6', zeus: '#e6c229' };
export const GOD_PALE: Record<string, string> = { ares: '#fae6df', poseidon: '#e6f0f8', zeus: '#fbf3d2' };

/** A card's picture: two symbols and what stands between them. */
const PICTURES: Record<string, [string, string, string]> = {
  ares_extra_soldier: ['soldier', '+1', ''],
  ares_sea_parity: ['ship', '=', 'city'],
  ares_far_attack: ['soldier', '→', 'city'],
  ares_double_attack: ['sword', '×2', ''],
  ares_ships_to_soldiers: ['ship', '→', 'soldier'],
  ares_levy: ['soldier', '+', 'soldier'],
  ares_retreat: ['soldier', '↩', ''],
  ares_plunder: ['city', '→', 'card'],
  poseidon_ships_defend: ['ship', '=', 'soldier'],
  poseidon_ships_to_soldiers: ['ship', '→', 'soldier'],
  poseidon_even_fleet: ['ship', '=', 'ship'],
  poseidon_double_expedition: ['ship', '×2', ''],
  poseidon_free_passage: ['ship', '0', ''],
  poseidon_fair_wind: ['level', '→', 'level'],
  poseidon_storm: ['wave', '→', 'ship'],
  poseidon_new_ships: ['ship', '+', 'ship'],
  zeus_cancel: ['card', '✕', ''],
  zeus_keep: ['card', '↩', ''],
  zeus_double_turn: ['hourglass', '×2', ''],
  zeus_swap_city: ['city', '⇄', 'city'],
  zeus_new_soldiers: ['soldier', '+', 'soldier'],
  zeus_theft: ['card', '→', 'people'],
  zeus_recall: ['card', '↑', ''],
  zeus_thunderbolt: ['zeus', '→', 'soldier'],
};

export function picture(id: string): [string, string, string] {
  return PICTURES[id] ?? ['card', '', ''];
}

export function godOf(card: string): string {
  return card.split('_')[0]!;
}

const VERB_ICON: Record<string, string> = {
  reinforcement: 'soldier',
  expedition: 'ship',
  attack: 'sword',
  draw_tile: 'dolphin',
  give_up: 'undo',
  abandon: 'undo',
  concede: 'undo',
  end: 'hourglass',
  turn: 'arrow',
  send: 'soldier',
};

export function sign(id: string): Sign | null {
  if (GOD_ICON[id]) return { icon: GOD_ICON[id], field: GOD_FIELD[id], shape: 'disc' };
  if (PICTURES[id]) return { icon: GOD_ICON[godOf(id)]!, field: GOD_FIELD[godOf(id)], shape: 'disc' };
  if (id === 'soldier' || id === 'ship' || id === 'city' || id === 'temple') return { icon: id };
  if (id.startsWith('tile_')) return { icon: id === 'tile_dolphin' ? 'dolphin' : 'city' };
  return VERB_ICON[id] ? { icon: VERB_ICON[id] } : null;
}

export function signOf(notation: string): Sign | null {
  const [verb, first = ''] = notation.split(' ');
  if (verb === 'add' || verb === 'take') return sign(first);
  if (verb === 'pay') return sign('ship');
  if (verb === 'attack') return { icon: 'sword' };
  return verb === 'place' ? { icon: 'dolphin' } : (sign(first) ?? sign(verb!));
}

/** The city to attack that is pointed at, in the bar or on the map. */
export function goalOf(goals: readonly Goal[], selection: Selection): Goal | null {
  const wanted = [selection.pointed.split(' ')[1], selection.card?.about[0]];
  return goals.find(({ tile }) => wanted.includes(tile)) ?? (goals.length === 1 ? goals[0]! : null);
}
