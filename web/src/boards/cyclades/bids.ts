// Which spaces the faction in turn can pay, before it has said for which god: a bid is one click.
import type { Shown } from './types';

const net = (value: number, priestesses: number) => Math.max(0, value - priestesses);

/** The spaces above the standing offering for which the gold suffices. Empty where the gold is not known to us. */
export function bidsFor(shown: Shown, god: string): number[] {
  const faction = shown.factions.find(({ id }) => id === shown.faction);
  if (!faction || faction.gold === null) return [];
  // a teammate's offering is paid from the same treasury, unless this one drives it out
  const mates = shown.factions.filter((other) => other !== faction && other.team === faction.team && other.god !== god);
  const promised = mates.reduce((sum, mate) => sum + (mate.god ? net(mate.bid, mate.priestesses) : 0), 0);
  const standing = shown.gods.find((entry) => entry.god === god)?.bid ?? 0;
  return shown.spaces.filter(
    (value) => value > standing && net(value, faction.priestesses) <= faction.gold! - promised,
  );
}
