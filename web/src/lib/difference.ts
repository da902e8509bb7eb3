// A view put together from the one before and what has changed (version 2 of the protocol).
import type { View, ViewChange } from '../generated/wire';

type Inner = Record<string | number, unknown>;
type Change = [place: (string | number)[], ...value: unknown[]];

/** The next view; what has not changed is shared with the one before, which stays as it is. */
export function changed(view: View, change: ViewChange): View {
  const own = new Set<unknown>();
  const copy = (value: unknown): Inner => {
    if (own.has(value)) return value as Inner;
    const made = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Inner) };
    own.add(made);
    return made as Inner;
  };
  const next = copy(view);
  for (const [place, ...value] of change.set as Change[]) {
    let inner = next;
    for (const name of place.slice(0, -1)) inner = inner[name] = copy(inner[name]);
    const last = place[place.length - 1]!;
    if (value.length) inner[last] = value[0];
    else Reflect.deleteProperty(inner, last);
  }
  next.n = change.n;
  next.clocks = change.clocks;
  return next as unknown as View;
}
