// What comes before a table of each game can be played, with its fonts, stays under 230 kB gzipped.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 230_000;
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const zipped = (file) => gzipSync(readFileSync(`dist/${file}`)).length;

/** The files that a chunk brings: itself, its styles and fonts, and what it imports. */
function brings(key, files) {
  const { file, css = [], assets = [], imports = [] } = manifest[key];
  if (files.has(file)) return files;
  for (const one of [file, ...css, ...assets]) files.add(one);
  for (const other of imports) brings(other, files);
  return files;
}

const chunk = (name) => Object.keys(manifest).find((key) => manifest[key].name === name);
const boards = Object.keys(manifest).filter((key) => /^src\/boards\/\w+\/index\.ts$/.test(key));
let large = false;
for (const board of boards) {
  const files = new Set(['index.html', 'pessoi.svg']);
  for (const key of [chunk('client'), chunk('table'), board]) brings(key, files);
  const total = [...files].reduce((sum, file) => sum + zipped(file), 0);
  console.log(String(total).padStart(8), `of ${LIMIT} bytes gzipped: ${manifest[board].name}`);
  large ||= total > LIMIT;
}
if (large || !boards.length) process.exit(1);
