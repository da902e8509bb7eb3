// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Lines from './Lines.svelte';

test('six lines that run alike are told apart by colour, dash and place', () => {
  const rows = [0, 1, 2].map(() => [3, 3, 3, 3, 3, 3]);
  const props = {
    rows,
    steps: [0, 1, 2],
    seats: 6,
    ticks: [
      [0, 0],
      [5, 5],
    ] as [number, number][],
    suit: (seat: number) => seat,
    label: 'Points',
    height: 180,
    apart: 3,
  };
  const { body } = render(Lines, { props });
  const lines = [...body.matchAll(/<path class="line[^>]*>/g)].map(([tag]) => tag);
  expect(lines).toHaveLength(6);
  const all = (name: string) => lines.map((tag) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  for (const name of ['stroke', 'stroke-dasharray', 'd']) expect(new Set(all(name)).size, name).toBe(6);
});

test('emblems at the ends of lines keep apart and stay inside, whatever the values', () => {
  for (const last of [
    [100, 0, 0],
    [0, 0, 0],
    [100, 100, 100],
    [50, 49, 0],
  ]) {
    const props = {
      rows: [[0, 0, 0], last],
      steps: [0, 1],
      seats: 3,
      ticks: [
        [0, 0],
        [100, 100],
      ] as [number, number][],
      suit: (seat: number) => seat,
      label: 'Chance',
      height: 230,
    };
    const { body } = render(Lines, { props });
    const places = [...body.matchAll(/translate\(588px, ([\d.]+)px\)/g)]
      .map(([, y]) => Number(y))
      .sort((a, b) => a - b);
    expect(places).toHaveLength(3);
    expect(places[0]).toBeGreaterThanOrEqual(10);
    expect(places[2]).toBeLessThanOrEqual(220);
    for (const i of [1, 2]) expect(places[i]! - places[i - 1]!).toBeGreaterThanOrEqual(19);
  }
});
