// Borders of a map as an owner corrects them: each belongs to both of its spaces.
export type Borders = ReadonlyMap<string, readonly string[]>;
/** Spaces with the neighbours that they have now. */
export type Changed = [id: string, neighbours: string[]][];

/** The border between two spaces drawn, or taken away on both sides. */
export function toggled(borders: Borders, a: string, b: string): Changed {
  const touches = borders.get(a)?.includes(b) ?? false;
  return [neighbour(borders, a, b, !touches), neighbour(borders, b, a, !touches)];
}

/** Borders that only one of both spaces knows: the one that does, and the one that does not. */
export function oneSided(borders: Borders): [string, string][] {
  return [...borders].flatMap(([a, neighbours]) =>
    neighbours.filter((b) => borders.has(b) && !borders.get(b)!.includes(a)).map((b): [string, string] => [a, b]),
  );
}

/** The other side of a border that only one space knows. */
export function mutual(borders: Borders, [a, b]: [string, string]): Changed {
  return [neighbour(borders, b, a, true)];
}

function neighbour(borders: Borders, of: string, other: string, touches: boolean): [string, string[]] {
  const rest = (borders.get(of) ?? []).filter((id) => id !== other);
  return [of, touches ? [...rest, other].sort() : rest];
}
