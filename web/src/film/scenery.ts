// Pieces as they are drawn: found by `data-piece` (what) inside `data-at` (where), with `data-n` (how many).
import type { Point, Standing } from './match';

/** A drawn piece, with what is needed to draw it again after the board has changed. */
export interface Drawn {
  element: Element;
  /** A copy of what it looked like. */
  copy: Element;
  box: DOMRect;
  /** On the stage, rather than among the players' things beside it. */
  staged: boolean;
  /** The panel that it lies in, which may give way to another: `data-panel`. */
  panel: string;
  /** In a drawing: the coordinates that it stands in, and the element that they belong to. */
  frame: { owner: SVGGraphicsElement; matrix: DOMMatrix } | null;
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

function frameOf(element: Element): Drawn['frame'] {
  const owner = element.parentNode;
  if (!(element instanceof SVGElement) || !element.ownerSVGElement || !(owner instanceof SVGGraphicsElement))
    return null;
  const matrix = owner.getScreenCTM();
  return matrix && { owner, matrix: DOMMatrix.fromMatrix(matrix) };
}

/** Everything that stands there now. */
export function survey(root: ParentNode): Standing<Drawn>[] {
  const found: Standing<Drawn>[] = [];
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const at = element.closest<HTMLElement | SVGElement>('[data-at]')?.dataset['at'];
    const box = element.getBoundingClientRect();
    // what a group of pieces is called says less than what its pieces are
    if (at === undefined || (!box.width && !box.height) || element.querySelector('[data-piece]')) continue;
    found.push({
      kind: element.dataset['piece']!,
      at,
      n: Number(element.dataset['n'] ?? 1),
      spot: middle(box),
      node: {
        element,
        copy: element.cloneNode(true) as Element,
        box,
        staged: element.closest('main') !== null,
        panel: element.closest<HTMLElement>('[data-panel]')?.dataset['panel'] ?? '',
        frame: frameOf(element),
      },
    });
  }
  return found;
}

/** The panels that there are now. What lies in one that is not drawn has gone nowhere. */
export function panelsOf(root: ParentNode): ReadonlySet<string> {
  return new Set([...root.querySelectorAll<HTMLElement>('[data-panel]')].map((one) => one.dataset['panel']!));
}

/** Where a piece of an earlier survey would stand now: drawings are moved and scaled meanwhile. */
export function relocated(standing: Standing<Drawn>): Standing<Drawn> {
  const { frame, box } = standing.node;
  const now = frame?.owner.isConnected ? frame.owner.getScreenCTM() : null;
  if (!frame || !now) return standing;
  const move = DOMMatrix.fromMatrix(now).multiply(frame.matrix.inverse());
  const spot = move.transformPoint(standing.spot);
  return {
    ...standing,
    spot: { x: spot.x, y: spot.y },
    node: { ...standing.node, box, frame: { owner: frame.owner, matrix: DOMMatrix.fromMatrix(now) } },
  };
}

/** Where a place of the game is drawn, as far as it is. */
export function placeOf(root: ParentNode, id: string): Point | null {
  const name = CSS.escape(id);
  const element =
    root.querySelector(`.spot[data-ids="${name}"] > g`) ??
    root.querySelector(`[data-at="${name}"], [data-ids="${name}"]`);
  const box = element?.getBoundingClientRect();
  return box && (box.width || box.height) ? middle(box) : null;
}

/** The places that dice lie in, with what they show. */
export function diceOf(root: ParentNode): Map<string, string> {
  const dice = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-die]')];
  return new Map(dice.map((die) => [die.dataset['die']!, die.textContent?.trim() ?? '']));
}
