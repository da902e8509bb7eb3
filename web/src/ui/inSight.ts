// In a column that scrolls, what can be chosen is brought into sight when a question comes.
import { tick } from 'svelte';
import type { Selection } from '../lib/selection.svelte';

export function inSight(selection: Selection) {
  return (column: Element) => {
    void selection.legal;
    void tick().then(() => {
      const legal = [...column.querySelectorAll('.legal:not(.quiet)')];
      const { top, bottom } = column.getBoundingClientRect();
      const seen = legal.some((one) => {
        const box = one.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom;
      });
      if (!seen) legal[0]?.scrollIntoView({ block: 'nearest' });
    });
  };
}
