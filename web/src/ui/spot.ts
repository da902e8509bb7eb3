// The behaviour that <Spot> (in drawings) and <Box> (in HTML) share: click, keys, hover, focus, long press.
import type { Card, Selection } from '../lib/selection.svelte';
import { verb, type Patterns } from '../lib/targets';

export interface SpotProps {
  /** The patterns of the actions that this thing stands for (lib/targets.ts); '' for none. */
  ids: Patterns;
  /** Catalogue keys of what the hover card explains; by default the ids. */
  about?: string | string[];
  /** What a screen reader calls it. */
  label: string;
  /** A sentence for the hover card. */
  note?: string;
  /** The goal of a move in two clicks: can be chosen only after the first one. */
  second?: boolean;
  /** A click also answers the next question, with this: a god and the amount at once. */
  then?: string;
  /** Asked before a click chooses: false to wait for another one, as where the first shows what would be. */
  before?: () => boolean;
  onfocus?: () => void;
}

export interface Marks {
  legal: boolean;
  /** Legal, but for side actions only: a quieter mark. */
  quiet: boolean;
  selected: boolean;
  pointed: boolean;
  last: boolean;
  /** Something else can be chosen, this cannot. */
  dim: boolean;
}

export function aboutOf(props: SpotProps): string[] {
  const about = props.about ?? props.ids;
  return (typeof about === 'string' ? [about] : [...about]).filter(Boolean);
}

export function marksOf(selection: Selection, props: SpotProps): Marks {
  const found = props.ids.length > 0 && (!props.second || selection.narrowed) ? selection.of(props.ids) : [];
  const legal = found.length > 0;
  return {
    legal,
    quiet: legal && found.every((action) => selection.minor.includes(verb(action.notation))),
    selected: selection.selected !== null && String(selection.selected) === String(props.ids),
    pointed: props.ids.length > 0 && selection.isPointed(props.ids),
    last: selection.last.size > 0 && aboutOf(props).some((id) => selection.last.has(id)),
    dim: !legal && selection.legal.length > 0,
  };
}

const LONG_PRESS = 450;
const HOVER_WAIT = 180;
/** What can be chosen is about to be clicked: its card comes only where the pointer rests. */
const CHOICE_WAIT = 450;

/** Attach the behaviour; the element keeps its own event listeners. */
export function behave(selection: Selection, props: () => SpotProps) {
  return (node: Element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let shown: Card | null = null;
    const explain = (pinned: boolean) => {
      const p = props();
      selection.explain(aboutOf(p), p.note ?? '', p.ids, node.getBoundingClientRect(), pinned);
      shown = selection.card;
    };
    const later = (wait: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, wait);
    };
    const act = () => {
      const p = props();
      const before = selection.narrowed;
      if (p.before && selection.of(p.ids).length && !p.before()) return;
      if (p.second && !before) explain(true);
      else if (p.ids.length && (selection.of(p.ids).length || before))
        selection.choose(p.ids, node.getBoundingClientRect(), p.then);
      else explain(true);
    };
    const on: [string, (event: Event) => void][] = [
      [
        'click',
        (event) => {
          event.stopPropagation();
          clearTimeout(timer);
          if (pressed) pressed = false;
          else act();
        },
      ],
      [
        'keydown',
        (event) => {
          const { key } = event as KeyboardEvent;
          if (key !== 'Enter' && key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          act();
        },
      ],
      [
        'pointerenter',
        (event) => {
          if ((event as PointerEvent).pointerType !== 'mouse') return;
          later(marksOf(selection, props()).legal ? CHOICE_WAIT : HOVER_WAIT, () => explain(false));
        },
      ],
      [
        'pointerdown',
        (event) => {
          if ((event as PointerEvent).pointerType === 'mouse') return;
          later(LONG_PRESS, () => {
            pressed = true;
            explain(true);
          });
        },
      ],
      ['pointerleave', () => (clearTimeout(timer), queueMicrotask(() => selection.hush()))],
      ['pointercancel', () => clearTimeout(timer)],
      [
        'focus',
        () => {
          if (!node.matches(':focus-visible')) return;
          props().onfocus?.();
          explain(false);
        },
      ],
      // Removing a focused element blurs it in the middle of a redraw: speak afterwards.
      ['blur', () => queueMicrotask(() => selection.hush())],
    ];
    for (const [name, listener] of on) node.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      // what is gone is not explained any more
      if (shown) queueMicrotask(() => selection.card === shown && (selection.card = null));
      for (const [name, listener] of on) node.removeEventListener(name, listener);
    };
  };
}
