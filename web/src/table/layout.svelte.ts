// How large the window is, in three kinds, each with a low form. What a decision brings never changes it.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Mode = 'wide' | 'medium' | 'phone';

export const layout = {
  get mode(): Mode {
    const width = innerWidth.current ?? 1440;
    return width >= 1180 ? 'wide' : width >= 760 ? 'medium' : 'phone';
  },
  /** Little height: a lower bar. */
  get low(): boolean {
    return (innerHeight.current ?? 900) < (this.mode === 'phone' ? 720 : 800);
  },
  /** How many buttons the bar has room for. */
  get room(): number {
    if (this.mode === 'phone') return this.low ? 3 : 4;
    return this.mode === 'wide' ? 6 : 5;
  },
};
