import { expect, test } from 'vitest';
import { alike, drawing, isDivided, LAND, painted, pressed, type Plan } from './tile';

const RHION: Plan = { edges: 'LLSLLS', waters: [[2, 5]], harbour: 0 };
const CORINTH: Plan = { edges: 'LLSLSS', waters: [[2], [4, 5]], harbour: 1 };

test('a side is pressed from land to sea and back', () => {
  const opened = pressed(RHION, 3);
  expect(opened).toEqual({ edges: 'LLSSLS', waters: [[2, 3, 5]], harbour: 0 });
  expect(pressed(opened, 3)).toEqual(RHION);
  expect(alike(pressed(pressed(RHION, 0), 0), RHION)).toBe(true);
});

test('a lone side of sea is a water of its own, until it is joined', () => {
  const plan: Plan = { edges: 'LLLLSS', waters: [[4, 5]], harbour: 0 };
  const lone = pressed(plan, 2);
  expect(lone.waters).toEqual([[4, 5], [2]]);
  expect(
    painted(
      lone,
      2,
      lone.waters.findIndex((water) => water.includes(4)),
    ).waters,
  ).toEqual([[2, 4, 5]]);
});

test('waters that touch flow together, and the harbour stays in its water', () => {
  const joined = pressed(CORINTH, 3);
  expect(joined).toEqual({ edges: 'LLSSSS', waters: [[2, 3, 4, 5]], harbour: 0 });
  const dry = painted(painted(CORINTH, 4, LAND), 5, LAND);
  expect(dry).toEqual({ edges: 'LLSLLL', waters: [[2]], harbour: 0 });
});

test('no waters at all are a tile without sea', () => {
  expect(painted({ edges: 'LLSLLL', waters: [[2]], harbour: 0 }, 2, LAND)).toEqual({
    edges: 'LLLLLL',
    waters: [],
    harbour: 0,
  });
});

test('land around a bay is one; a strait divides it', () => {
  expect(drawing(CORINTH, true).land_polygons).toHaveLength(1);
  expect(drawing(CORINTH, true).bridges).toEqual([]);
  expect(isDivided(RHION)).toBe(true);
  const drawn = drawing(RHION, true);
  expect(drawn.land_polygons).toHaveLength(2);
  expect(drawn.bridges).toHaveLength(1);
  expect(drawing(RHION, false).bridges).toEqual([]);
});

test('every pattern of sides and waters is drawn inside the tile, its land on the land sides', () => {
  for (let bits = 0; bits < 64; bits++) {
    let plan: Plan = { edges: 'LLLLLL', waters: [], harbour: 0 };
    for (let side = 0; side < 6; side++) if (bits & (1 << side)) plan = pressed(plan, side);
    const whole = [...plan.waters.keys()].slice(1).reduce((p) => painted(p, p.waters[1]![0]!, 0), plan);
    for (const one of [plan, whole]) {
      const { land_polygons, city_xy, harbour_xy } = drawing(one, true);
      const rims = land_polygons.flatMap((points) =>
        points.filter(([x, y], n) => {
          const [a, b] = points[(n + 1) % points.length]!;
          return [Math.hypot(x, y), Math.hypot(a, b), Math.hypot(a - x, b - y)].every((d) => Math.abs(d - 1) < 0.02);
        }),
      );
      expect(rims.length, one.edges).toBe([...one.edges].filter((edge) => edge === 'L').length);
      for (const [x, y] of [...land_polygons.flat(), city_xy, harbour_xy])
        expect(Math.hypot(x, y), one.edges).toBeLessThanOrEqual(1.001);
    }
  }
});
