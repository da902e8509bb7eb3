// What black figures are drawn with: shapes in their own colour, incised lines in that of the clay behind them.
export const IC = 'var(--ic,#e7b48f)';
/** A filled shape. */
export const F = (d: string) => `<path d="${d}"/>`;
/** A line of the figure's own colour: a limb, a weapon. */
export const L = (d: string, width: number) =>
  `<path fill="none" stroke="currentColor" d="${d}" stroke-width="${width}"/>`;
/** An incised line. */
export const I = (d: string, width = 1) => `<path fill="none" stroke="${IC}" d="${d}" stroke-width="${width}"/>`;
/** A disc. */
export const C = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
/** An incised spot: an eye. */
export const E = (x: number, y: number, r = 0.9) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${IC}"/>`;
export const G = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`;
/** The same again, turned about a point by each of the angles. */
export const turn = (angles: readonly number[], x: number, y: number, body: string) =>
  angles.map((angle) => G(`rotate(${angle} ${x} ${y})`, body)).join('');

/** A game's drawings on a grid of `size` join the shared symbols, as i-…, when its board is first fetched. */
export function joinSprite(id: string, size: number, drawings: Record<string, string>, prefix = ''): void {
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const symbols = Object.entries(drawings).map(
    ([name, body]) =>
      `<symbol id="i-${prefix}${name}" viewBox="0 0 ${size} ${size}"><g fill="currentColor" stroke-linecap="round" stroke-linejoin="round">${body}</g></symbol>`,
  );
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg id="${id}" width="0" height="0" aria-hidden="true" style="position:absolute">${symbols.join('')}</svg>`,
  );
}
