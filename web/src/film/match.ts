// Which piece went where: what stood on the board before and what stands there after, compared.
//
// Pieces of a kind are alike (a troop has no name), so a kind is counted place by place: where it became fewer is where
// pieces came from, where it became more is where they went, the nearest first.

export interface Point {
  x: number;
  y: number;
}

/** Pieces of one kind drawn as one thing: "base_troop.3" in "nax1", two of them. */
export interface Standing<Node = unknown> {
  kind: string;
  at: string;
  n: number;
  /** Its middle, on the screen. */
  spot: Point;
  node: Node;
}

/** Pieces on their way: from nowhere they arrive, to nowhere they leave. */
export interface Motion<Node = unknown> {
  kind: string;
  n: number;
  from: Standing<Node> | null;
  to: Standing<Node> | null;
}

interface Some<Node> {
  standing: Standing<Node>;
  n: number;
}

export function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function byKind<Node>(all: readonly Standing<Node>[]): Map<string, Map<string, Standing<Node>[]>> {
  const kinds = new Map<string, Map<string, Standing<Node>[]>>();
  for (const standing of all) {
    const places = kinds.get(standing.kind) ?? new Map<string, Standing<Node>[]>();
    kinds.set(standing.kind, places);
    places.set(standing.at, [...(places.get(standing.at) ?? []), standing]);
  }
  return kinds;
}

const total = (some: readonly Standing[]): number => some.reduce((sum, { n }) => sum + n, 0);

/** The last of these, as many as there are more than on the other side. */
function surplus<Node>(here: readonly Standing<Node>[], there: readonly Standing<Node>[]): Some<Node>[] {
  let left = total(here) - total(there);
  const found: Some<Node>[] = [];
  for (const standing of [...here].reverse()) {
    if (left <= 0) break;
    const n = Math.min(left, standing.n);
    found.push({ standing, n });
    left -= n;
  }
  return found;
}

export function compare<Node>(before: readonly Standing<Node>[], after: readonly Standing<Node>[]): Motion<Node>[] {
  const motions: Motion<Node>[] = [];
  const old = byKind(before);
  const young = byKind(after);
  for (const kind of new Set([...old.keys(), ...young.keys()])) {
    const [was, is] = [old.get(kind), young.get(kind)];
    const gone: Some<Node>[] = [];
    const come: Some<Node>[] = [];
    for (const at of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
      const [here, there] = [was?.get(at) ?? [], is?.get(at) ?? []];
      gone.push(...surplus(here, there));
      come.push(...surplus(there, here));
    }
    motions.push(...pair(kind, gone, come));
  }
  return motions;
}

/** Who came from where: the nearest pairs first; what is left arrives or leaves. */
function pair<Node>(kind: string, gone: Some<Node>[], come: Some<Node>[]): Motion<Node>[] {
  const motions: Motion<Node>[] = [];
  const ways = gone.flatMap((source) =>
    come.map((goal) => ({ source, goal, far: apart(source.standing.spot, goal.standing.spot) })),
  );
  for (const { source, goal } of ways.sort((a, b) => a.far - b.far)) {
    const n = Math.min(source.n, goal.n);
    if (!n) continue;
    source.n -= n;
    goal.n -= n;
    motions.push({ kind, n, from: source.standing, to: goal.standing });
  }
  for (const { standing, n } of gone) if (n) motions.push({ kind, n, from: standing, to: null });
  for (const { standing, n } of come) if (n) motions.push({ kind, n, from: null, to: standing });
  return motions;
}
