// What French asks of a sentence that is put together; `pessoi/i18n/french.py` does the same for the terminal.

/** No-break spaces in a catalogue, where ordinary ones are typed: before double signs, within « », before units. */
export function tie(source: string): string {
  return source
    .replace(/(\S) (?=[:;!?»%])/g, '$1\u00a0')
    .replace(/([«°]) /g, '$1\u00a0')
    .replace(/([\d}]) (?=(?:PO|PA|ms|s|min|h|j|ko)(?![\p{L}\d_’]))/gu, '$1\u00a0');
}

/** What stands before a name in `{ DE($who) }`: de Zeus, d’Athéna. An h stays, but for Halicarnassus: de Hadès, de Hugo. */
export function de(name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return /^(?:[aeiouœæ]|y(?![aeiou])|halicarnasse)/.test(plain) ? 'd’' : 'de ';
}
