// The mountain's terraces: jittered sides, dark cliffs with cracks under every front edge; the same every time.
import { fixed, polygon, random, type Point } from '../../art/noise';

export interface Terrace {
  level: number;
  face: string;
  light: string;
  shade: string;
  rim: string;
  cliff: string;
  cracks: string;
}

const CLIFF = 26;

export function terrace(level: number, corners: readonly Point[], foot: number): Terrace {
  const next = random(11 * level + 3);
  const between = (a: number, b: number) => a + (b - a) * next();
  const [[x0, y], [x1], [tx1, ty], [tx0]] = corners as [Point, Point, Point, Point];
  let face = `M${fixed(x0 - 4)} ${fixed(y)}`;
  const side = (a: Point, b: Point, stops: number[]) => {
    for (const t of stops) {
      const wobble = t > 0 && t < 1 ? between(-2, 2) : 0;
      face += `L${fixed(a[0] + (b[0] - a[0]) * t + between(-5, 5))} ${fixed(a[1] + (b[1] - a[1]) * t + wobble)}`;
    }
  };
  side([x0, y], [tx0, ty], [0.25, 0.5, 0.75, 1]);
  side([tx1, ty], [x1, y], [0, 0.25, 0.5, 0.75, 1]);

  const height = level > 1 ? CLIFF : foot;
  let cliff = `M${fixed(x0 - 5)} ${fixed(y - 1)}L${fixed(x1 + 5)} ${fixed(y - 1)}`;
  let cracks = '';
  for (let x = x1 + 10; x > x0 - 8;) {
    const depth = height * between(0.5, 1);
    const width = between(9, 24);
    cliff += `L${fixed(x)} ${fixed(y + depth)}`;
    cliff += `L${fixed(Math.max(x - width * 0.75, x0 - 10))} ${fixed(y + Math.min(depth + between(-5, 7), height * 1.12))}`;
    if (x > x0 + 6 && x < x1 - 4) {
      cracks += `M${fixed(x)} ${fixed(y + 3)}l${fixed(between(-4, 0))} ${fixed(depth * 0.4)}l${fixed(between(0, 3))} ${fixed(depth * 0.28)}`;
    }
    x -= width;
  }
  const middle = (x0 + x1) / 2;
  const q = (x1 - x0) * 0.2;
  return {
    level,
    face: `${face}Z`,
    light: polygon([
      [tx0, ty],
      [middle - q * 1.3, ty],
      [middle - q * 1.8, y],
      [x0, y],
    ]),
    shade: polygon([
      [middle + q * 1.25, ty],
      [tx1, ty],
      [x1, y],
      [middle + q * 1.7, y],
    ]),
    rim: polygon([
      [x0 - 5, y],
      [x1 + 5, y],
      [x1 - 6, y - 9],
      [x0 + 6, y - 9],
    ]),
    cliff: `${cliff}Z`,
    cracks,
  };
}
