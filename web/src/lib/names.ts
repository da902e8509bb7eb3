// What players are called: people by their name, bots by their seat's emblem.
import { emblem } from '../art/seats';
import type { Seat, TableInfo } from '../generated/wire';
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

/** Whether it is my turn there. A lesson waits, too, but nobody waits for it. */
export function awaitsMe({ phase, mine, waiting, broken, lesson }: TableInfo): boolean {
  return phase === 'play' && mine !== null && !broken && !lesson && waiting.includes(mine);
}

/** Whether one person at most plays there, and nobody waits for the result: hints are free. */
export function isAmongBots(table: TableInfo): boolean {
  return !table.tournament && table.seats.filter((seat) => seat.kind !== 'bot' && !seat.forfeit).length <= 1;
}

/** Whether there may be a coach. */
export const mayBeCoached = (table: TableInfo): boolean => isAmongBots(table) && !table.rated;

/** What a table's own figures are called; empty where it plays by ours. */
export function editionName(table: TableInfo): string {
  return table.edition_name || (table.edition === 'standard' ? '' : t('edition-unnamed'));
}
