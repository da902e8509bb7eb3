// The tile in hand: over which cell it is held, and how it is turned there. A question of the rules asks for the cell first
// and for the rotation after; whoever lays the tile as it is seen has answered both.
import type { Point } from '../../art/noise';
import type { Selection } from '../../lib/selection.svelte';
import { centre, R } from './coast';
import type { Landing } from './types';

export const cellIds = ([q, r]: readonly [number, number]) => `cell ${q} ${r}`;

export class Placing {
  /** Where the pointer is, in the map's units; null if it is elsewhere. */
  hand = $state.raw<Point | null>(null);
  /** The cell that the tile is held over, as its patterns are. */
  #cell = $state('');
  #turns = $state(0);
  #wish: { cell: string; rotation: number } | null = null;
  readonly #selection: Selection;
  readonly #cells: () => readonly Landing[];
  readonly #turned: () => readonly [number, number] | null;

  constructor(selection: Selection, cells: () => readonly Landing[], turned: () => readonly [number, number] | null) {
    this.#selection = selection;
    this.#cells = cells;
    this.#turned = turned;
  }

  /** Cells where it can be laid now, or the one where it is being turned. */
  get open(): Landing[] {
    const turned = this.#turned();
    return this.#cells().filter((landing) => {
      const ids = cellIds(landing.cell);
      return turned ? ids === cellIds(turned) : this.#selection.of(ids).length > 0;
    });
  }

  get landing(): Landing | null {
    const open = this.open;
    return this.#turned() ? (open[0] ?? null) : (open.find(({ cell }) => cellIds(cell) === this.#cell) ?? null);
  }

  /** Which of the cell's rotations, counted from 0. */
  get way(): number {
    const count = this.landing?.rotations.length ?? 1;
    return ((this.#turns % count) + count) % count;
  }

  get rotation(): number {
    return this.landing?.rotations[this.way] ?? 0;
  }

  turn(by: number): void {
    this.#turns += by;
  }

  /** Hold it over a cell; whether a click there lays it: it was there already, or is turned in a step of its own. */
  hold(ids: string): boolean {
    const there = this.#cell === ids;
    this.#cell = ids;
    return there || this.#selection.stepwise;
  }

  /** The pointer is over a point of the map: the tile lies on an open cell that is near, else it is in the hand. */
  follow(point: Point | null): void {
    this.hand = point;
    if (!point || this.#turned()) return;
    const far = ({ cell }: Landing) => {
      const [x, y] = centre(cell);
      return Math.hypot(x - point[0], y - point[1]);
    };
    const near = this.open.find((landing) => far(landing) < R * 0.9);
    if (near) this.#cell = cellIds(near.cell);
    else if (this.landing && far(this.landing) > R * 1.5) this.#cell = '';
  }

  /** It is being laid: the rotation is answered as soon as it is asked for. */
  lay(): void {
    const landing = this.landing;
    if (landing && !this.#selection.stepwise) this.#wish = { cell: cellIds(landing.cell), rotation: this.rotation };
  }

  /** Answer for the player, who has seen how the tile will lie. */
  keep(): void {
    const turned = this.#turned();
    const wish = this.#wish;
    if (!turned || !wish) return;
    this.#wish = null;
    const [answer] = this.#selection.of(`turn ${wish.rotation}`);
    if (answer && cellIds(turned) === wish.cell) this.#selection.play(answer);
  }
}
