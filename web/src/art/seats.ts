// A seat is a colour, an emblem and a pattern (#p0 … #p5 of the sprite) together, never a colour alone.
export const EMBLEMS = ['owl', 'bull', 'laurel', 'lyre', 'sun', 'trident'] as const;

export function emblem(seat: number): string {
  return EMBLEMS[seat % EMBLEMS.length]!;
}

export function seatFill(seat: number): string {
  return `url(#p${seat % EMBLEMS.length})`;
}

export function seatColor(seat: number): string {
  return `var(--seat-${seat % EMBLEMS.length})`;
}

/** The seat whose sign somebody has away from tables: always the same one. */
export function signOf(person: string): number {
  return [...person].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % EMBLEMS.length;
}
