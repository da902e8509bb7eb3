// What the coach points at: the things on the page that stand for the answers that will do, or that a step speaks of.
import type { LessonState } from '../generated/wire';
import type { Selection } from '../lib/selection.svelte';
import { fits, verb } from '../lib/targets';

/** Parts of the page that a step may name. */
export const PARTS: Record<string, string> = {
  '<panel>': '.rail .panels > :first-child, .chips > :first-child',
  '<meters>': 'header.top .meter',
  '<bar>': 'section.bar',
  '<ring>': 'main .ring',
};
const BOARD = 'main :is(.spot, .box), .app > :is(.spot, .box), .app .strip :is(.spot, .box)';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

const idsOf = (element: HTMLElement): string[] => (element.dataset['ids'] ?? '').split(',');

/** The first of these that are on the page. */
function first(...found: HTMLElement[][]): HTMLElement[] {
  return found.map((elements) => elements.filter(isSeen)).find((elements) => elements.length) ?? [];
}

/** Of a piece and the area that it stands in, which mean the same answers, the piece: fewer rings, and no doubt. */
function foremost(things: readonly HTMLElement[], selection: Selection): HTMLElement[] {
  const found = new Map<string, HTMLElement>();
  const size = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width * height;
  };
  for (const element of things.filter(isSeen)) {
    const meaning = selection
      .of(idsOf(element))
      .map(({ notation }) => notation)
      .join();
    const other = found.get(meaning);
    if (!other || size(element) < size(other)) found.set(meaning, element);
  }
  return [...found.values()];
}

/** Where one of the answers is given: on the board, and where it has no place there, in the bar. */
function givers(answers: readonly string[], selection: Selection): HTMLElement[] {
  const will = (element: HTMLElement) => answers.includes(element.dataset['action'] ?? '');
  const chosen = all('.choices [data-action]').filter(will);
  const things = all(BOARD)
    .filter((element) => element.matches('.legal:not(.selected)'))
    .filter((element) => idsOf(element).some((id) => answers.some((answer) => fits(answer, id))));
  // a thing that stands for one answer, before one that leaves a choice
  const counts = things.map((element) => selection.of(idsOf(element)).length);
  const least = Math.min(...counts);
  const best = foremost(
    things.filter((_, i) => counts[i] === least),
    selection,
  );
  const buttons = all('section.bar [data-action]').filter(will);
  const groups = all('section.bar [data-group]').filter((element) => {
    const group = element.dataset['group'];
    return group === '' || answers.some((answer) => verb(answer) === group);
  });
  return first(chosen, best, buttons, groups.slice(0, 1));
}

/** What a step speaks of. */
function named(points: readonly string[]): HTMLElement[] {
  return points.flatMap((point) => {
    const part = PARTS[point];
    const found = part ? all(part) : all(BOARD).filter((element) => idsOf(element).includes(point));
    return found.filter(isSeen);
  });
}

export function aimsOf(state: LessonState, selection: Selection): HTMLElement[] {
  if (state.phase === 'do') return givers(state.answers, selection);
  return state.phase === 'read' ? named(state.point) : [];
}
