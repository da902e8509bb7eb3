// @vitest-environment node
// Whose a land or a sea is, for all six factions: a rim of its own colour and pattern that stands out from soil and water.
import { readFileSync } from 'node:fs';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Backdrop from './Backdrop.svelte';
import type { Chart } from './chart';
import { CREAM, INK, playerOf, SUIT } from './looks';
import type { MapZone, Shown, Zone } from './types';

const FACTIONS = Object.keys(SUIT);
// Backdrop's gradients
const GROUNDS = { land: ['#efdcae', '#d3ae70'], sea: ['#5aa8ba', '#3f8ca6'] };
const file = (name: string) => readFileSync(new URL(`../../art/${name}`, import.meta.url), 'utf8');
const seatColors = [...file('tokens.css').matchAll(/--seat-(\d): (#[0-9a-f]{6})/g)].map(([, , hex]) => hex!);
const patterns = [...file('icons.svg').matchAll(/<pattern id="p\d".*?<\/pattern>/g)].map(([text]) =>
  text.replace(/p\d|seat-\d/g, ''),
);

/** Red, green and blue as light, from 0 to 1. */
const light = (hex: string) =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
const luminance = ([r, g, b]: [number, number, number]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(light(one)), luminance(light(other))].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}
/** How far apart two colours look (CIE 1976): about 2 is just seen. */
function distance(one: string, other: string): number {
  const lab = (hex: string) => {
    const [r, g, b] = light(hex);
    const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = f(luminance([r, g, b]));
    const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  return Math.hypot(...lab(one).map((part, i) => part - lab(other)[i]!));
}

const pairs = FACTIONS.flatMap((one, i) => FACTIONS.slice(i + 1).map((other) => [one, other] as const));
const colorOf = (faction: string) => seatColors[SUIT[faction]!]!;

test.each(['land', 'sea'] as const)('a %s of each faction has a rim of its colour and pattern', (kind) => {
  const zones = FACTIONS.map((id) => ({ id: `zone_${id}`, kind, cells: [[0, 0]] }) as unknown as MapZone);
  const states = Object.fromEntries(FACTIONS.map((id) => [`zone_${id}`, { owner: id } as Zone]));
  const chart = { zones: new Map(zones.map(({ id }) => [id, `M0 0h9v9z${id}`])), labels: [] } as unknown as Chart;
  const { body } = render(Backdrop, { props: { chart, zones, states, labels: [], size: 14, say: (key) => key } });
  for (const id of FACTIONS) {
    const drawn = new RegExp(`<g clip-path="url\\(#cyc-zone_${id}\\)" data-owner="${id}">.*?</g>`, 's').exec(body)?.[0];
    const strokes = [...drawn!.matchAll(/stroke="([^"]+)"/g)].map(([, stroke]) => stroke);
    expect(strokes, id).toEqual([CREAM, `url(#p${SUIT[id]})`, INK]);
    expect(drawn, id).toContain(`fill="var(--seat-${SUIT[id]})"`);
  }
});

test('the edges of a rim stand out from water, soil and its colour', () => {
  const SEEN = 3; // what is asked of graphics (WCAG 1.4.11)
  for (const ground of Object.values(GROUNDS).flat()) expect(contrast(INK, ground), ground).toBeGreaterThan(SEEN);
  for (const id of FACTIONS) {
    expect(Math.max(contrast(CREAM, colorOf(id)), contrast(INK, colorOf(id))), id).toBeGreaterThan(SEEN);
  }
});

test('no two factions have colours or patterns that are alike', () => {
  expect(new Set(patterns).size).toBe(FACTIONS.length);
  for (const [one, other] of pairs) {
    expect(distance(colorOf(one), colorOf(other)), `${one}, ${other}`).toBeGreaterThan(30);
  }
});

test('a zone is its player’s by name, with the faction where a player has two', () => {
  const shown = (seats: number[]) => ({ factions: FACTIONS.map((id, i) => ({ id, seat: seats[i] })) }) as Shown;
  const say = (key: string) => key.toUpperCase();
  expect(playerOf('yellow', shown([0, 1, 2, 3, 4, 5]), ['Bull', 'Owl'], say)).toBe('Owl');
  expect(playerOf('yellow', shown([0, 1, 1, 0]), ['Bull', 'Owl'], say)).toBe('Owl (YELLOW)');
});
