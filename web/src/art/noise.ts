// Seeded noise and paths for drawings that must look the same every time.

/** A number in 0…1 from any key: the same key, the same number. */
export function hash(key: string | number): number {
  const text = String(key);
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  h ^= h >>> 15;
  return (h >>> 0) / 4294967296;
}

/** A source of numbers in 0…1, seeded. */
export function random(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [number, number];

export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`;
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function at([x, y]: Point): string {
  return `${fixed(x)} ${fixed(y)}`;
}

/** A closed smooth line (quadratic B-spline) steered by the points. */
export function closedSpline(points: readonly Point[]): string {
  let path = `M${at(middle(points[points.length - 1]!, points[0]!))}`;
  points.forEach((p, i) => (path += `Q${at(p)} ${at(middle(p, points[(i + 1) % points.length]!))}`));
  return `${path}Z`;
}

/** An open smooth line from the first point to the last. */
export function openSpline(points: readonly Point[]): string {
  const last = points.length - 1;
  let path = `M${at(points[0]!)}`;
  if (last === 1) return `${path}L${at(points[1]!)}`;
  for (let i = 1; i < last; i++) {
    path += `Q${at(points[i]!)} ${at(i < last - 1 ? middle(points[i]!, points[i + 1]!) : points[last]!)}`;
  }
  return path;
}

/** `count - 1` points between a and b, pushed along the left normal by `bulge` and by noise of ±`amount`. */
export function rough(a: Point, b: Point, count: number, amount: number, bulge: number, key: string): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const points: Point[] = [];
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const noise = (hash(`${key}/${i}`) * 2 - 1) * amount * Math.min(1, 4 * t * (1 - t) + 0.3);
    const push = bulge * Math.sin(Math.PI * t) + noise;
    points.push([a[0] + dx * t + (dy / length) * push, a[1] + dy * t - (dx / length) * push]);
  }
  return points;
}

export function hexagon(cx: number, cy: number, r: number, turn = 0): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const a = ((60 * i + turn) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)] as const;
  });
}
