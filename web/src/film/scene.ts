// One event while it is played: copies of the pieces travel in a layer above everything, with arrows under them.
// All motion is animations of the browser's own; what lasts is measured by one of them too, so that pausing them pauses all.
import type { Run } from './film.svelte';
import { apart, type Motion, type Point, type Standing } from './match';
import type { Drawn } from './scenery';
import { ARRIVE, DICE, EASE, FADE, LAND, LEAVE, STAGGER, STILL, STRETCH, timing, type Pace } from './timing';

const SVG = 'http://www.w3.org/2000/svg';
export const CREAM = '#f6ecd9';

function make<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** From one place to another in a slight bow, which stops before the goal. */
export function bow(a: Point, b: Point): { d: string; end: Point; turn: number } {
  const far = apart(a, b);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const mid = { x: (a.x + b.x) / 2 + uy * far * 0.1, y: (a.y + b.y) / 2 - ux * far * 0.1 };
  const end = { x: b.x - ux * 10, y: b.y - uy * 10 };
  const turn = (Math.atan2(end.y - mid.y, end.x - mid.x) * 180) / Math.PI;
  return { d: `M${a.x} ${a.y}Q${mid.x} ${mid.y} ${end.x} ${end.y}`, end, turn };
}

export interface Manner {
  letters: number;
  pace: Pace;
  still: boolean;
  colour: string;
  /** From where to where arrows lead. */
  ways: readonly (readonly [Point, Point])[];
}

export class Scene implements Run {
  readonly done: Promise<void>;
  readonly #animations: Animation[] = [];
  readonly #holders: Element[] = [];
  readonly #arrows: SVGGElement[] = [];
  readonly #layer: SVGSVGElement;
  readonly #stretch: number;
  #ended = false;

  constructor(
    layer: SVGSVGElement,
    root: ParentNode,
    motions: readonly Motion<Drawn>[],
    rolled: readonly string[],
    manner: Manner,
  ) {
    this.#layer = layer;
    this.#stretch = STRETCH[manner.pace];
    const times = timing(motions, manner.letters, manner.pace);
    for (const old of layer.querySelectorAll('.arrow')) this.#fade(old);
    if (!manner.still) {
      const step = motions.length > 1 ? Math.min(STAGGER, (times.travel * 0.4) / motions.length) : 0;
      motions.forEach((motion, i) => {
        const delay = times.wait + i * step * this.#stretch;
        const last = times.travel - (motions.length - 1) * step * this.#stretch;
        this.#move(motion, delay, last);
      });
      for (const die of rolled) this.#roll(root, die, times.wait);
    }
    for (const [from, to] of manner.ways)
      this.#arrow(from, to, manner, times.wait, times.travel || ARRIVE * this.#stretch);
    const total = manner.still
      ? manner.letters
        ? STILL
        : 0
      : Math.max(times.total, rolled.length ? DICE * this.#stretch : 0);
    // what is only waited for is an animation too: pausing it pauses the film
    const master = this.#animate(layer, [{ opacity: 1 }, { opacity: 1 }], { duration: total, id: 'film' });
    this.done = master.finished.then(
      () => this.#leave(),
      () => undefined,
    );
  }

  pause(): void {
    for (const animation of this.#animations) animation.pause();
  }

  resume(): void {
    for (const animation of this.#animations) if (animation.playState === 'paused') animation.play();
  }

  end(): void {
    this.#leave();
    for (const arrow of this.#arrows) arrow.remove();
    for (const animation of this.#animations) animation.cancel();
  }

  #leave(): void {
    if (this.#ended) return;
    this.#ended = true;
    for (const holder of this.#holders) holder.remove();
    for (const arrow of this.#arrows) this.#fade(arrow);
  }

  #fade(arrow: Element): void {
    if (arrow.classList.contains('fading')) return;
    arrow.classList.add('fading');
    const animation = arrow.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: FADE * this.#stretch,
      easing: 'ease-in',
      fill: 'forwards',
    });
    void animation.finished.then(
      () => arrow.remove(),
      () => arrow.remove(),
    );
  }

  #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { fill: 'both', ...timing });
    animation.finished.catch(() => undefined); // cancelled: the film was cut
    this.#animations.push(animation);
    return animation;
  }

  /** A copy in the layer, exactly over the piece. */
  #copy({ node, spot }: Standing<Drawn>, n: number): SVGGElement {
    const holder = make('g', { class: 'traveller' });
    const copy = node.copy.cloneNode(true) as Element;
    for (const figure of copy.querySelectorAll('[data-figure]')) figure.remove();
    if (node.frame) {
      const { a, b, c, d, e, f } = node.frame.matrix;
      const inner = make('g', { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` });
      inner.append(copy);
      holder.append(inner);
    } else {
      const { left: x, top: y, width, height } = node.box;
      const inner = make('foreignObject', { x, y, width, height });
      inner.append(copy);
      holder.append(inner);
    }
    if (n > 1) {
      const badge = make('g', { transform: `translate(${spot.x + 13} ${spot.y + 13})` });
      badge.append(make('circle', { r: 10, fill: '#221b17', stroke: CREAM, 'stroke-width': 1.5 }));
      const text = make('text', { y: 5, 'text-anchor': 'middle', 'font-size': 14, 'font-weight': 700, fill: CREAM });
      text.textContent = String(n);
      badge.append(text);
      holder.append(badge);
    }
    this.#layer.append(holder);
    this.#holders.push(holder);
    return holder;
  }

  #move({ kind, n, from, to }: Motion<Drawn>, delay: number, travel: number): void {
    const holder = this.#copy((to ?? from)!, n);
    holder.dataset['kind'] = kind;
    holder.dataset['way'] = from && to ? 'moves' : to ? 'arrives' : 'leaves';
    const beat = this.#stretch;
    if (!to) {
      this.#animate(holder, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, scale: 0.8 }], {
        duration: LEAVE * beat,
        delay,
      });
      return;
    }
    if (!from) {
      this.#hide(to, n, delay + ARRIVE * beat);
      this.#animate(
        holder,
        [
          { opacity: 0, scale: 0.6 },
          { opacity: 1, scale: 1 },
        ],
        { duration: ARRIVE * beat, delay },
      );
      return;
    }
    const start = `${from.spot.x - to.spot.x}px ${from.spot.y - to.spot.y}px`;
    this.#animate(holder, [{ translate: start }, { translate: '0px 0px' }], { duration: travel, delay, easing: EASE });
    this.#hide(to, n, delay + travel);
    this.#animate(holder, [{ opacity: 1 }, { opacity: 0 }], {
      duration: LAND * beat,
      delay: delay + travel,
      fill: 'forwards',
    });
  }

  /** The piece is not there yet; where others stood before, only their number lies. */
  #hide(to: Standing<Drawn>, n: number, until: number): void {
    const { element } = to.node;
    const late = n < to.n ? [...element.querySelectorAll('[data-figure]')] : [element];
    for (const node of late) {
      this.#animate(node, [{ opacity: 0 }, { opacity: 0 }], { duration: until, fill: 'backwards' });
    }
  }

  #roll(root: ParentNode, die: string, delay: number): void {
    const element = root.querySelector(`[data-die="${CSS.escape(die)}"]`);
    if (!element) return;
    const frames = [
      { rotate: '-300deg', opacity: 0.3 },
      { rotate: '0deg', opacity: 1 },
    ];
    this.#animate(element, frames, { duration: DICE * this.#stretch, delay, easing: 'ease-out', fill: 'backwards' });
  }

  #arrow(from: Point, to: Point, { colour, still }: Manner, delay: number, travel: number): void {
    const { d, end, turn } = bow(from, to);
    const group = make('g', { class: 'arrow', fill: 'none', 'stroke-linecap': 'round' });
    const head = make('path', {
      d: 'M-13 -8L5 0L-13 8L-9 0Z',
      fill: colour,
      stroke: CREAM,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
      transform: `translate(${end.x} ${end.y}) rotate(${turn})`,
    });
    const ring = make('circle', { cx: from.x, cy: from.y, r: 19, stroke: CREAM, 'stroke-width': 2.5 });
    ring.setAttribute('stroke-dasharray', '6 4');
    const lines = [
      make('path', { d, stroke: CREAM, 'stroke-width': 8 }),
      make('path', { d, stroke: colour, 'stroke-width': 5 }),
    ];
    group.append(ring, ...lines, head);
    this.#layer.prepend(group);
    this.#arrows.push(group);
    if (still) return;
    for (const line of lines) {
      const length = line.getTotalLength();
      line.style.strokeDasharray = String(length);
      this.#animate(line, [{ strokeDashoffset: length }, { strokeDashoffset: 0 }], {
        duration: travel,
        delay,
        easing: EASE,
      });
    }
    this.#animate(head, [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }], { duration: travel, delay });
  }
}
