// The fonts that come with the client, cut down to the letters it writes: English, French, figures and a few signs.
// Other people's names may hold other letters; the browser finds those in the system's fonts.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
// @ts-expect-error -- the package has no types
import subset from 'subset-font';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const FRENCH = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûü«»’';
const SIGNS = ' \u00a0.,:;!?-–—()/&+%\'"·×…';
const HEADINGS = LETTERS + FRENCH + SIGNS;
const TEXT = `${HEADINGS}@#$*<=>[\\]^_\`{|}~ŸÿÄÖßäöáíóúñ°§±‘“”•−`;

const MODULES = new URL('../node_modules/', import.meta.url);
const SANS = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const CINZEL = '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2';

/** Write node_modules/.fonts/*.woff2, which tokens.css names; nothing if they are there and this file has not changed. */
export async function cutFonts(): Promise<void> {
  await cut('body', SANS, TEXT, { wght: { min: 400, max: 650 } });
  await cut('display', CINZEL, HEADINGS, {});
}

async function cut(name: string, source: string, text: string, variationAxes: object): Promise<void> {
  const goal = new URL(`.fonts/${name}.woff2`, MODULES);
  const recipe = statSync(new URL('../scripts/fonts.ts', MODULES)).mtimeMs;
  if (existsSync(goal) && statSync(goal).mtimeMs > recipe) return;
  const options = { targetFormat: 'woff2', variationAxes, noLayoutClosure: true } as const;
  mkdirSync(new URL('.', goal), { recursive: true });
  writeFileSync(goal, await subset(readFileSync(new URL(source, MODULES)), text, options));
}
