// What is left of everybody's time, counted down between views.
import { countdown } from '../lib/clock';
import type { TableClient } from '../lib/client.svelte';

/** What a seat's clock shows; '' at a table without clocks. */
export function useClocks(client: TableClient): (seat: number) => string {
  let now = $state(performance.now()); // which no correction of the system’s clock moves
  $effect(() => {
    if (!client.view!.clocks) return;
    const timer = setInterval(() => (now = performance.now()), 500);
    return () => clearInterval(timer);
  });
  return (seat) => {
    const { clocks } = client.view!;
    if (!clocks) return '';
    const gone = clocks.running === seat ? Math.max(0, now + client.skew - clocks.now) : 0;
    return countdown((clocks.left[seat] ?? 0) - gone);
  };
}
