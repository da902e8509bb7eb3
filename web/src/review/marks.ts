// Where the answers of a choice lie on the board: the thing that an answer names, and the ways of the story's sentences.
import { apart, type Point } from '../film/match';
import { placeOf } from '../film/scenery';
import type { StoryLine } from '../generated/wire';
import { fits } from '../lib/targets';

export interface Mark {
  kind: 'played' | 'better';
  notation: string;
  /** What the answer led to, in the story's sentences. */
  lines: readonly StoryLine[];
  /** Beside the goal: the chance that it leaves. */
  label: string;
}

export interface Way {
  from: Point | null;
  to: Point;
}

/** Pixels around a marked point that shall be seen, too. */
const EDGE = 44;

/** Nearer than that an arrow would only hide what it points at. */
const NEAR = 24;

function middle(element: Element): Point | null {
  const box = (
    element.matches('.spot') ? (element.querySelector(':scope > g') ?? element) : element
  ).getBoundingClientRect();
  return box.width || box.height ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** The drawn thing that an answer names, by the longest pattern that fits. */
export function thingOf(stage: ParentNode, notation: string): Element | null {
  let found: Element | null = null;
  let longest = 0;
  for (const thing of stage.querySelectorAll<HTMLElement | SVGElement>('[data-ids]')) {
    for (const pattern of (thing.dataset['ids'] ?? '').split(',')) {
      const words = pattern.split(' ').filter((word) => word && word !== '*').length;
      if (words > longest && fits(notation, pattern)) [found, longest] = [thing, words];
    }
  }
  return found;
}

/** The ways of a mark: to the thing that the answer names, then those of what followed. */
export function waysOf(stage: ParentNode, { notation, lines }: Mark): Way[] {
  const thing = thingOf(stage, notation);
  const named = thing && middle(thing);
  const ways: Way[] = [];
  for (const { origins, goals } of lines) {
    const from = origins.map((id) => placeOf(stage, id)).find((spot) => spot !== null) ?? null;
    const goal = goals.map((id) => placeOf(stage, id)).find((spot) => spot !== null) ?? null;
    const to = ways.length ? goal : (named ?? goal);
    if (to) ways.push({ from: from && apart(from, to) > NEAR ? from : null, to });
  }
  return ways.length || !named ? ways : [{ from: null, to: named }];
}

/** Moves a map of which only a part is in sight, so that what is marked stands in its middle. */
export function bringIntoSight(port: Element | null, ways: readonly Way[]): void {
  if (!port) return;
  const box = port.getBoundingClientRect();
  const points = ways.flatMap(({ from, to }) => (from ? [from, to] : [to]));
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const inside = ({ x, y }: Point) =>
    x > box.left + EDGE && x < box.right - EDGE && y > box.top + EDGE && y < box.bottom - EDGE;
  if (points.every(inside)) return;
  port.scrollBy({
    left: middle(points.map(({ x }) => x)) - (box.left + box.right) / 2,
    top: middle(points.map(({ y }) => y)) - (box.top + box.bottom) / 2,
  });
}
