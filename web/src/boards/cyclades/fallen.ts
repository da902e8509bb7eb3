// Which unit a round has cost a side. The position knows that one fell; its kind is what was seen before, or the only one.
import type { Side } from './types';

export const UNITS = [
  ['base_troop', 'troops'],
  ['mercenary', 'mercenaries'],
  ['fleet', 'fleets'],
] as const;

/** The creature or heroes that fight along. */
export const champions = (side: Side): string[] => [...side.heroes, ...(side.minotaur ? ['minotaur'] : [])];

/** The kind of the unit that fell, '' if nobody could tell; null if none did. */
export function fallen(side: Side, before: Side | null): string | null {
  if (!side.fallen) return null;
  if (before) {
    const unit = UNITS.find(([, count]) => side[count] < before[count]);
    return unit?.[0] ?? champions(before).find((id) => !champions(side).includes(id)) ?? '';
  }
  const left = UNITS.filter(([, count]) => side[count] > 0);
  return left.length === 1 && !champions(side).length ? left[0]![0] : '';
}
