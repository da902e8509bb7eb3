// Names of seas: where they have room, and how they break.
import type { Point } from '../../art/noise';
import type { Say } from '../board';
import type { Space } from './types';

// Where a sea's name has room, off its centre.
export const SEA_OFF: Record<string, Point> = {
  adriatic_sea: [-32, -62],
  ionian_sea: [-14, 34],
  gulf_of_corinth: [-38, -42],
  thermaic_gulf: [6, -16],
  thracian_sea: [10, 0],
  propontis: [6, -36],
  aegean_sea: [14, -4],
  euboean_gulf: [13, -82],
  sea_of_lesbos: [-6, -44],
  myrtoan_sea: [-4, 34],
  icarian_sea: [0, 0],
  cretan_sea: [70, -6],
  messenian_sea: [-14, -52],
  libyan_sea: [-70, 10],
  carpathian_sea: [-70, 22],
  lycian_sea: [0, -50],
};

/** A name in one line or two. */
export function seaLines(id: string, say: Say): string[] {
  const name = say(id);
  const words = name.split(' ');
  if (words.length === 1 || name.length < 11 || id === 'gulf_of_corinth') return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** Where the name of Atlantis stands: below each of its islands. */
export function atlantisAt(spaces: readonly Space[]): { x: number; y: number }[] {
  const left = new Map(spaces.filter((space) => space.atlantis).map((space) => [space.id, space]));
  const found = [];
  for (const first of left.values()) {
    const island = [first];
    left.delete(first.id);
    for (const { adjacent } of island) {
      for (const id of adjacent ?? []) {
        const next = left.get(id);
        if (next) island.push(next);
        left.delete(id);
      }
    }
    const lowest = Math.max(...island.flatMap(({ hexes }) => hexes.map(([, row]) => row)));
    const x = island.reduce((sum, space) => sum + space.x, 0) / island.length;
    found.push({ x, y: Math.min(990, ((3 * lowest + 4) * 1000) / 70 + 33) });
  }
  return found;
}
