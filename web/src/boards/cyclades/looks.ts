// How things of Cyclades look: symbols, colours, and whose they are.
import type { Say, Sign } from '../board';
import type { Shown } from './types';

export const INK = '#221b17';
export const CREAM = '#fbeed6';
export const BUILDINGS = ['port', 'fortress', 'temple', 'university'] as const;

/** Factions wear the seat colours of their names: purple the lyre's, yellow the sun's … (art/seats.ts). */
export const SUIT: Record<string, number> = { purple: 3, yellow: 4, blue: 0, black: 5, red: 1, green: 2 };

/** A faction by its player's name; where a player has two, the faction's follows. */
export function playerOf(
  id: string,
  { factions }: Pick<Shown, 'factions'>,
  names: readonly string[],
  say: Say,
): string {
  const seat = factions.find((faction) => faction.id === id)?.seat ?? -1;
  const name = names[seat];
  if (!name) return say(id);
  return factions.filter((faction) => faction.seat === seat).length > 1 ? `${name} (${say(id)})` : name;
}

export const GOD_FIELD: Record<string, string> = {
  athena: '#566527',
  zeus: '#8a6410',
  poseidon: '#1f5f95',
  ares: '#9c2a26',
  hera: '#6b2a4e',
  apollo: '#a3471f',
};

const CREATURES =
  'charon chimera cyclops dryad echidna empusa giant griffin harpy hippalectryon hippocamp manticore erinyes graeae pegasus satyr sphinx sylph triton cerberus charybdis_scylla chiron geryon hydra kraken medusa minotaur nereid polyphemus calydonian_boar typhon'.split(
    ' ',
  );
const HEROES =
  'achilles ajax antigone croesus hector helen heracles hippolyta penthesilea jason pericles leto perseus pandora ulysses penelope'.split(
    ' ',
  );
const GOD_ICON: Record<string, string> = {
  athena: 'athena',
  zeus: 'zeus',
  poseidon: 'wave',
  ares: 'sword',
  hera: 'peacock',
  apollo: 'tripod',
};

export function godIcon(god: string): string {
  return GOD_ICON[god] ?? 'star';
}

const SIGNS: Record<string, Sign> = {
  base_troop: { icon: 'soldier' },
  mercenary: { icon: 'mercenary' },
  fleet: { icon: 'ship' },
  cornucopia: { icon: 'cornucopia', field: '#f0c93c', shape: 'disc' },
  priestess: { icon: 'priestess' },
  philosopher: { icon: 'philosopher' },
  gold: { icon: 'drachma' },
  metropolis: { icon: 'metropolis', field: '#dfa32a', shape: 'chip' },
};
for (const id of BUILDINGS) SIGNS[id] = { icon: id, field: '#fff8e8', shape: 'chip' };
for (const id of CREATURES) SIGNS[id] = { icon: id, field: '#d98a57', shape: 'chip' };
for (const id of HEROES) SIGNS[id] = { icon: id, field: '#e9dcc3', shape: 'chip' };
for (const [id, icon] of Object.entries(GOD_ICON)) SIGNS[id] = { icon };

export function sign(id: string): Sign | null {
  return SIGNS[id] ?? null;
}

const VERB_SIGNS: Record<string, string> = {
  extra_fleet: 'fleet',
  extra_troop: 'base_troop',
  extra_mercenary: 'mercenary',
  extra_philosopher: 'philosopher',
  extra_priestess: 'priestess',
  sea_move: 'fleet',
  move_fleets: 'fleet',
  land_move: 'base_troop',
  move_troops: 'base_troop',
  move_mercenaries: 'mercenary',
  offer_value: 'gold',
  place_cornucopia: 'cornucopia',
  metropolis_zone: 'metropolis',
  place_fleet: 'fleet',
  place_land: 'base_troop',
  place_start_troop: 'base_troop',
  keep_creature: 'priestess',
};
const PLAIN: Record<string, string> = {
  retreat: 'arrow',
  roll: 'die-1',
  reroll: 'die-3',
  peek: 'card',
  end_turn: 'hourglass',
};

/** The sign of an action whose words have none of their own. */
export function signOf(notation: string): Sign | null {
  const words = notation.split(' ');
  const known = VERB_SIGNS[words[0]!];
  if (known) return SIGNS[known]!;
  const plain = PLAIN[words[0]!];
  return plain ? { icon: plain } : null;
}
