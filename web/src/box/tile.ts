// A tile of Hellas as an owner corrects it: sides of land and sea, the waters they belong to, the harbour. The drawing
// follows the sides.
import type { Point } from '../art/noise';

export const SIDES = [0, 1, 2, 3, 4, 5] as const;
export const LAND = -1;

/** What the rules read of a tile. */
export interface Plan {
  edges: string;
  waters: number[][];
  harbour: number;
}

/** What boards read of it, in the circle of radius 1. */
export interface Drawing {
  land_polygons: Point[][];
  bridges: [number, number, number, number][];
  city_xy: Point;
  harbour_xy: Point;
}

const rounded = (n: number) => Math.round(n * 1000) / 1000 + 0;
const corner = (n: number): Point => {
  const angle = (Math.PI / 3) * n - Math.PI / 2;
  return [rounded(Math.cos(angle)), rounded(Math.sin(angle))];
};
/** The middle of a side, seen from the centre. */
export const towards = (side: number, far = 1): Point => {
  const angle = (Math.PI / 3) * side - Math.PI / 3;
  return [rounded(far * Math.cos(angle)), rounded(far * Math.sin(angle))];
};
const apart = (a: number, b: number) => (b - a + 6) % 6;

/** The water of each side; LAND for land. */
export function watersBySide({ edges, waters }: Plan): number[] {
  return SIDES.map((side) => (edges[side] === 'S' ? waters.findIndex((water) => water.includes(side)) : LAND));
}

/** A side becomes land, or part of a water (the number after the last: a new one). Sea sides that touch flow together. */
export function painted(plan: Plan, side: number, water: number): Plan {
  const by = watersBySide(plan);
  by[side] = water;
  for (const a of [...SIDES, ...SIDES]) {
    const [one, other] = [by[a]!, by[(a + 1) % 6]!];
    if (one === LAND || other === LAND || one === other) continue;
    const [kept, gone] = [Math.min(one, other), Math.max(one, other)];
    by.forEach((found, n) => (by[n] = found === gone ? kept : found));
    if (plan.harbour === gone) plan = { ...plan, harbour: kept };
  }
  const left = [...new Set(by.filter((found) => found !== LAND))].sort();
  return {
    edges: by.map((found) => (found === LAND ? 'L' : 'S')).join(''),
    waters: left.map((found) => SIDES.filter((n) => by[n] === found)),
    harbour: Math.max(0, left.indexOf(plan.harbour)),
  };
}

/** Land becomes sea and sea land; new sea joins a water beside it. */
export function pressed(plan: Plan, side: number): Plan {
  if (plan.edges[side] === 'S') return painted(plan, side, LAND);
  const by = watersBySide(plan);
  const beside = Math.max(by[(side + 1) % 6]!, by[(side + 5) % 6]!);
  return painted(plan, side, beside === LAND ? plan.waters.length : beside);
}

/** The same to the rules, whatever the order in which waters are written. */
export function alike(a: Plan, b: Plan): boolean {
  const written = ({ edges, waters, harbour }: Plan) =>
    JSON.stringify([edges, waters.map((water) => [...water].sort()).sort(), [...(waters[harbour] ?? [])].sort()]);
  return written(a) === written(b);
}

interface Run {
  from: number;
  length: number;
}

/** Sides of a kind that follow each other, clockwise. */
function runs(edges: string, kind: string): Run[] {
  if ([...edges].every((edge) => edge === kind)) return [{ from: 0, length: 6 }];
  return SIDES.filter((side) => edges[side] === kind && edges[(side + 5) % 6] !== kind).map((from) => {
    let length = 1;
    while (edges[(from + length) % 6] === kind) length++;
    return { from, length };
  });
}

const middle = ({ from, length }: Run, far: number) => towards(from + (length - 1) / 2, far);

/** Lands that hang together inside the tile: around a water that ends there, and not across one that goes through. */
function lands(plan: Plan): Run[][] {
  const all = runs(plan.edges, 'L');
  const goesOn = all.map(({ from, length }, n) => {
    const end = (from + length) % 6;
    const water = plan.waters.find((sides) => sides.includes(end));
    return water?.length === apart(end, all[(n + 1) % all.length]!.from);
  });
  const start = goesOn.lastIndexOf(false) + 1;
  const found: Run[][] = [];
  all.forEach((_, n) => {
    const at = (start + n) % all.length;
    if (n && goesOn[(at + all.length - 1) % all.length]) found.at(-1)!.push(all[at]!);
    else found.push([all[at]!]);
  });
  return found;
}

function outline(land: Run[], alone: boolean): Point[] {
  const points: Point[] = [];
  land.forEach((run, n) => {
    for (let k = 0; k <= run.length; k++) points.push(corner(run.from + k));
    if (run.length === 6) points.pop();
    if (land.length > 1) {
      const next = land[(n + 1) % land.length]!;
      const end = run.from + run.length;
      points.push(middle({ from: end % 6, length: apart(end % 6, next.from) }, 0.4));
    } else if (run.length < 6) points.push(middle(run, alone ? 0.08 : 0.25));
  });
  return points;
}

/** How a tile with these sides looks; lands that water divides are joined by bridges if there are any. */
export function drawing(plan: Plan, bridged: boolean): Drawing {
  const parts = lands(plan);
  const island = !parts.length;
  const polygons = island
    ? [SIDES.map((n) => corner(n).map((x) => rounded(x / 2)) as unknown as Point)]
    : parts.map((land) => outline(land, parts.length === 1));
  const inner = parts.map((land) => (land.length === 1 ? middle(land[0]!, 0.25) : ([0, 0] as Point)));
  const broad = island || parts.some((land) => land.length > 1 || land[0]!.length === 6);
  const home = broad
    ? ([0, 0] as Point)
    : middle(parts.map(([run]) => run!).sort((a, b) => b.length - a.length)[0]!, 0.52);
  return {
    land_polygons: polygons,
    bridges:
      bridged && parts.length > 1
        ? inner.slice(1).map((to, n): [number, number, number, number] => [inner[n]![0], inner[n]![1], to[0], to[1]])
        : [],
    city_xy: home,
    harbour_xy: island ? [0.6, 0.35] : harbourOf(plan),
  };
}

function harbourOf({ waters, harbour }: Plan): Point {
  const sides = waters[harbour] ?? [];
  const [x, y] = sides.map((side) => towards(side)).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0] as Point);
  const length = Math.hypot(x, y);
  if (length < 0.1) return towards(sides[0] ?? 0, 0.58);
  return [rounded((x / length) * 0.58), rounded((y / length) * 0.58)];
}

/** Whether bridges make a difference. */
export const isDivided = (plan: Plan) => lands(plan).length > 1;
