// Put a floating thing beside what it belongs to: inside the window, and where it hides least of what can be chosen.
const GAP = 10;
const EDGE = 8;
/** The arrow keeps away from the rounded corners. */
const CORNER = 16;

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Side = 'above' | 'below' | 'left' | 'right';
export interface Spot extends Rect {
  side: Side;
  /** Where the arrow points from, along the side that faces the anchor. */
  tip: number;
}

export function overlap(a: Rect, b: Rect): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The best of twelve places around the anchor; among equals the wished side, then the middle. */
export function choose(
  anchor: Rect,
  size: { width: number; height: number },
  room: { width: number; height: number },
  wished: Side,
  taken: readonly Rect[],
): Spot {
  const { width, height } = size;
  const x = anchor.left + anchor.width / 2;
  const y = anchor.top + anchor.height / 2;
  let best: Spot | null = null;
  let least = Infinity;
  for (const side of [...new Set<Side>([wished, 'above', 'below', 'right', 'left'])]) {
    for (const shift of [0.5, 0.15, 0.85]) {
      const upright = side === 'above' || side === 'below';
      let left = upright ? x - width * shift : side === 'left' ? anchor.left - width - GAP : x + anchor.width / 2 + GAP;
      let top = upright
        ? side === 'above'
          ? anchor.top - height - GAP
          : y + anchor.height / 2 + GAP
        : y - height * shift;
      left = clamp(left, EDGE, Math.max(EDGE, room.width - width - EDGE));
      top = clamp(top, EDGE, Math.max(EDGE, room.height - height - EDGE));
      const tip = upright
        ? clamp(x - left, CORNER, Math.max(CORNER, width - CORNER))
        : clamp(y - top, CORNER, Math.max(CORNER, height - CORNER));
      const spot: Spot = { left, top, width, height, side, tip };
      const cost = taken.reduce((sum, rect) => sum + overlap(spot, rect), 8 * overlap(spot, anchor));
      if (cost < least) {
        least = cost;
        best = spot;
      }
    }
  }
  return best!;
}

/** The corner of the stage where a thing of that size hides least of what can be chosen; low ones first. */
export function corner(stage: Rect, size: { width: number; height: number }, taken: readonly Rect[]): Rect {
  const left = stage.left + GAP;
  const right = Math.max(left, stage.left + stage.width - size.width - GAP);
  const low = stage.top + stage.height - size.height - GAP;
  const high = Math.min(low, stage.top + GAP);
  const cost = (rect: Rect) => taken.reduce((sum, other) => sum + overlap(rect, other), 0);
  const places = [
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ].map(([x, y]) => ({ left: x!, top: y!, ...size }));
  return places.reduce((best, rect) => (cost(rect) < cost(best) ? rect : best));
}

/** Keep a tray in the emptiest corner of the stage. */
export function cornered(node: HTMLElement) {
  const stage = document.querySelector('main.stage')!;
  const put = () => {
    const taken = [...stage.querySelectorAll('.legal')].map((legal) => legal.getBoundingClientRect());
    const size = { width: node.offsetWidth, height: node.offsetHeight };
    const { left, top } = corner(stage.getBoundingClientRect(), size, taken);
    node.style.left = `${left}px`;
    node.style.top = `${Math.max(EDGE, top)}px`;
  };
  put();
  const watcher = new ResizeObserver(put);
  watcher.observe(node);
  watcher.observe(stage);
  return () => watcher.disconnect();
}

export function place(anchor: DOMRect, wished: Side) {
  return (node: HTMLElement) => {
    const put = () => {
      const taken = [...document.querySelectorAll('main .legal')].map((legal) => legal.getBoundingClientRect());
      const size = { width: node.offsetWidth, height: node.offsetHeight };
      const spot = choose(anchor, size, { width: innerWidth, height: innerHeight }, wished, taken);
      node.dataset['side'] = spot.side;
      node.style.left = `${spot.left}px`;
      node.style.top = `${spot.top}px`;
      node.style.setProperty('--tip', `${spot.tip}px`);
    };
    put();
    const watcher = new ResizeObserver(put);
    watcher.observe(node);
    return () => watcher.disconnect();
  };
}
