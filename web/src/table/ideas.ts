// Ideas of a hint have letters: in the list, on the board, on the buttons.
import type { HintReason, HintReply } from '../generated/wire';
import { fits } from '../lib/targets';

export const letter = (index: number): string => 'ABC'[index] ?? '';

/** What others would do is a sentence of the story: these reasons need a word before it. */
export const introduced = ({ kind }: HintReason): string =>
  kind === 'prevents' || kind === 'risks' ? `idea-${kind}` : '';

export type Letters = ReadonlyMap<string, string>;

/** The letter of each idea's answer. */
export function lettersOf(hint: HintReply | null): Letters {
  return new Map((hint?.ideas ?? []).map((idea, i) => [idea.notation, letter(i)]));
}

export interface Placed {
  letter: string;
  x: number;
  y: number;
}

/** Where the letters stand: at the upper right corner of the thing on the board that the answer is about. */
export function placed(letters: Letters, stage: Element): Placed[] {
  const found: Placed[] = [];
  const things = [...stage.querySelectorAll<HTMLElement>('.legal[data-ids]')];
  const frame = stage.getBoundingClientRect();
  for (const [notation, name] of letters) {
    const thing = things.find((other) => (other.dataset.ids ?? '').split(',').some((p) => p && fits(notation, p)));
    if (!thing) continue;
    const box = thing.getBoundingClientRect();
    const x = Math.round(box.right - 14);
    const y = Math.round(box.top);
    if (x > frame.left && x < frame.right && y > frame.top - 20 && y < frame.bottom) found.push({ letter: name, x, y });
  }
  return found;
}
