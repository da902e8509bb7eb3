// How long each phase of an event lasts, in milliseconds at normal pace.
import { apart, type Motion } from './match';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** How much longer than normal. Instant has no film at all. */
export const STRETCH: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

export const EASE = 'cubic-bezier(.4,0,.2,1)';
export const CAPTION = 150;
export const LAND = 160;
export const ARRIVE = 200;
export const LEAVE = 300;
export const FADE = 600;
export const DICE = 400;
export const STAGGER = 60;
/** Without travel: how long caption and arrow stay. */
export const STILL = 1500;
const WAIT = 250;
const [SHORTEST, A_PIXEL, LONGEST] = [300, 0.9, 900];
const [LEAST, A_LETTER] = [600, 38];

export interface Timing {
  /** Before anything moves: time to read who. */
  wait: number;
  travel: number;
  /** How long the event is looked at after it has happened. */
  hold: number;
  /** Until the next event may start; arrows fade beyond. */
  total: number;
}

export const longest = (motions: readonly Motion[]): number =>
  motions.reduce((far, { from, to }) => (from && to ? Math.max(far, apart(from.spot, to.spot)) : far), 0);

/** The phases of an event with a caption of so many letters; of my own moves, which nobody need tell me, none is waited for. */
export function timing(motions: readonly Motion[], letters: number, pace: Pace): Timing {
  const stretch = STRETCH[pace];
  const far = longest(motions);
  const travels = far > 0 ? Math.min(LONGEST, SHORTEST + A_PIXEL * far) : motions.length ? LEAVE : 0;
  const wait = (letters ? WAIT : 0) * stretch;
  const travel = (travels + STAGGER * Math.max(0, motions.length - 1)) * stretch;
  const hold = (letters ? Math.max(LEAST, A_LETTER * letters) : 0) * stretch;
  return { wait, travel, hold, total: wait + travel + (travels ? LAND * stretch : 0) + hold };
}
