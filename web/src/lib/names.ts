// What players are called: people by their name, bots by their seat's emblem.
import { emblem } from '../art/seats';
import type { Seat } from '../generated/wire';
import { t } from './words.svelte';

export function seatName(seats: readonly Seat[], seat: number, suit = seat): string {
  const entry = seats[seat];
  if (entry?.name) {
    const before = seats.slice(0, seat).filter((other) => other.name === entry.name).length;
    return before ? `${entry.name} ${before + 1}` : entry.name;
  }
  if (entry?.kind === 'open') return t('open-seat');
  return t(`emblem-${emblem(suit)}`);
}
