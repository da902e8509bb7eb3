// Where the bubble goes: beside what it points at, and never over any of it.
import { choose, overlap, type Rect, type Side } from '../table/place';

export interface Seat extends Rect {
  /** The side of the anchor that it lies on; '' if it had to go further away. */
  side: Side | '';
  tip: number;
}

const EDGE = 8;
const STEP = 16;

export function beside(
  anchor: Rect,
  size: { width: number; height: number },
  room: { width: number; height: number },
  aims: readonly Rect[],
  around: readonly Rect[],
): Seat {
  const hides = (rect: Rect, others: readonly Rect[]) => others.reduce((sum, other) => sum + overlap(rect, other), 0);
  const spot = choose(anchor, size, room, room.width < 760 ? 'above' : 'left', [...aims, ...around]);
  if (!hides(spot, aims)) return spot;
  // Things are scattered: the nearest place that hides none of them, or least.
  let best: Seat = { ...spot, side: '' };
  let least = Infinity;
  for (let top = EDGE; top <= Math.max(EDGE, room.height - size.height - EDGE); top += STEP) {
    for (let left = EDGE; left <= Math.max(EDGE, room.width - size.width - EDGE); left += STEP) {
      const rect = { left, top, ...size };
      const far = Math.hypot(left + size.width / 2 - anchor.left, top + size.height / 2 - anchor.top);
      const cost = 1000 * hides(rect, aims) + hides(rect, around) + far;
      if (cost < least) [best, least] = [{ ...rect, side: '', tip: 0 }, cost];
    }
  }
  return best;
}
