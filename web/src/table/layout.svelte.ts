// How wide the window is, in three kinds.
import { innerWidth } from 'svelte/reactivity/window';

export type Mode = 'wide' | 'medium' | 'phone';

export const layout = {
  get mode(): Mode {
    const width = innerWidth.current ?? 1440;
    return width >= 1180 ? 'wide' : width >= 760 ? 'medium' : 'phone';
  },
};
