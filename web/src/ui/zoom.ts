// The arithmetic of a map that is looked at through a port: how large it is drawn, and what of it is in sight.
// A map has its own units; a scale says how many pixels a unit takes.

export interface Size {
  width: number;
  height: number;
}
export interface Rect extends Size {
  left: number;
  top: number;
}
export interface Offset {
  left: number;
  top: number;
}

/** The scale at which the whole map is in sight. */
export function whole(map: Size, port: Size): number {
  return Math.min(port.width / map.width, port.height / map.height);
}

/** What scrolls under the port: the map, and never less than the port. */
export function sheet(map: Size, port: Size, scale: number): Size {
  return { width: Math.max(port.width, map.width * scale), height: Math.max(port.height, map.height * scale) };
}

/** How far to scroll so that the point of the map that was at (x, y) of the port stays there at another scale. */
export function keep(map: Size, port: Size, from: number, to: number, at: Offset, x: number, y: number): Offset {
  const [before, after] = [sheet(map, port, from), sheet(map, port, to)];
  const moved = (scroll: number, point: number, old: number, now: number, size: number) => {
    const unit = (scroll + point - (old - size * from) / 2) / from;
    return unit * to + (now - size * to) / 2 - point;
  };
  return {
    left: moved(at.left, x, before.width, after.width, map.width),
    top: moved(at.top, y, before.height, after.height, map.height),
  };
}

/** The smallest rectangle around all. */
export function around(boxes: readonly Rect[]): Rect {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  };
}

export function holds(port: Rect, box: Rect, slack = 1): boolean {
  return (
    box.left >= port.left - slack &&
    box.top >= port.top - slack &&
    box.left + box.width <= port.left + port.width + slack &&
    box.top + box.height <= port.top + port.height + slack
  );
}
