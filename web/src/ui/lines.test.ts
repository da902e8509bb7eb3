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
