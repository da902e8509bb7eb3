/** A share in hundredths, as each language writes them. */
export function percent(share: number, lang: string, signed = false): string {
  const figure = Math.round(100 * share);
  const sign = figure < 0 ? '−' : signed && figure > 0 ? '+' : '';
  return `${sign}${Math.abs(figure)}${lang === 'fr' ? '\u00a0' : ''}%`;
}
