// The whole client, all four boards and both languages, stays under 200 kB gzipped; the two fonts are counted beside it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const files = readdirSync('dist', { recursive: true })
  .map((name) => join('dist', String(name)))
  .filter((path) => statSync(path).isFile());
const sizes = files.map((path) => [gzipSync(readFileSync(path)).length, path]).sort((a, b) => b[0] - a[0]);
const isFont = (path) => path.endsWith('.woff2');
const sum = (list) => list.reduce((total, [size]) => total + size, 0);
const total = sum(sizes.filter(([, path]) => !isFont(path)));
for (const [size, path] of sizes) console.log(String(size).padStart(8), path);
console.log(String(sum(sizes.filter(([, path]) => isFont(path)))).padStart(8), 'bytes of fonts');
console.log(String(total).padStart(8), `of ${LIMIT} bytes gzipped`);
if (total > LIMIT) process.exit(1);
