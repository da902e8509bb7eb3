// How wide a text is, and how it breaks into lines; measured by the browser, estimated where there is none.
let context: CanvasRenderingContext2D | null | undefined;
// Texts are measured again when the fonts have come.
let fonts = $state(0);
globalThis.document?.fonts?.addEventListener?.('loadingdone', () => fonts++);

const DISPLAY_RATIO = 0.66;
const BODY_RATIO = 0.48;

export function textWidth(text: string, size: number, weight = 400, display = false): number {
  void fonts;
  if (context === undefined) {
    context = globalThis.document?.createElement?.('canvas')?.getContext?.('2d') ?? null;
  }
  if (!context?.measureText) return text.length * size * (display ? DISPLAY_RATIO : BODY_RATIO);
  context.font = `${weight} ${size}px ${display ? 'Cinzel, serif' : '"Source Sans 3", Arial, sans-serif'}`;
  return context.measureText(text).width;
}

/** Lines of at most `width`; the last allowed one ends in … when more would follow. */
export function wrap(text: string, width: number, size: number, most = 9, weight = 400, display = false): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string) => textWidth(candidate, size, weight, display) <= width;
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1]!;
  while (last && !fits(`${last}…`)) last = last.slice(0, -1).trimEnd();
  kept[most - 1] = `${last}…`;
  return kept;
}

/** The largest size, between `least` and `size`, at which the text fits into the width. */
export function fitSize(
  text: string,
  width: number,
  size: number,
  least: number,
  weight = 400,
  display = false,
): number {
  const wide = textWidth(text, size, weight, display);
  return wide <= width ? size : Math.max(least, (size * width) / wide);
}
