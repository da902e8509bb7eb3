// Cells of Cyclades' tiles as they are drawn: hexes that stand on a corner.
import { centre, SIZE } from '../boards/cyclades/chart';
import type { Point } from '../art/noise';
import type { Cell, Zone } from './zones';

export const SHADES: Record<string, string> = {
  l1: '#ecd3a2',
  l2: '#dcb978',
  l3: '#cba45f',
  s1: '#63adc2',
  s2: '#4f9bb0',
  s3: '#3f869c',
};
/** Neighbours, in the order of the edges: from the upper right, clockwise. */
const ACROSS: readonly Cell[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const corner = ([x, y]: Point, n: number): string => {
  const angle = (Math.PI / 3) * n - Math.PI / 2;
  return `${(x + SIZE * Math.cos(angle)).toFixed(1)} ${(y + SIZE * Math.sin(angle)).toFixed(1)}`;
};

export function corners(cell: Cell): string {
  const middle = centre(cell);
  return `M${[0, 1, 2, 3, 4, 5].map((n) => corner(middle, n)).join('L')}Z`;
}

/** Borders between zones of a kind, coasts, and the rim of the tile, as paths. */
export function edges(zones: readonly (Zone & { places: readonly Cell[] })[]) {
  const by = new Map(zones.flatMap((zone) => zone.places.map((cell) => [cell.join(), zone] as const)));
  const lines = { same: '', coast: '', rim: '' };
  for (const [key, zone] of by) {
    const [q, r] = key.split(',').map(Number) as [number, number];
    ACROSS.forEach(([dq, dr], n) => {
      const other = by.get([q + dq, r + dr].join());
      if (other === zone) return;
      const middle = centre([q, r]);
      const line = `M${corner(middle, n)}L${corner(middle, n + 1)}`;
      lines[!other ? 'rim' : other.kind === zone.kind ? 'same' : 'coast'] += line;
    });
  }
  return lines;
}

/** A cell of a zone in whose midst its signs stand: the one with the most neighbours. */
export function middleOf(cells: readonly Cell[]): Point {
  const beside = ([q, r]: Cell) =>
    cells.filter(([u, v]) => ACROSS.some(([dq, dr]) => u === q + dq && v === r + dr)).length;
  const best = [...cells].sort((a, b) => beside(b) - beside(a))[0] ?? [0, 0];
  return centre(best);
}
