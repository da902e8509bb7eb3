// The whole client stays under 200 kB gzipped: all four boards, both languages, drawings and fonts.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const files = readdirSync('dist', { recursive: true })
  .map((name) => join('dist', String(name)))
  .filter((path) => statSync(path).isFile());
const sizes = files.map((path) => [gzipSync(readFileSync(path)).length, path]).sort((a, b) => b[0] - a[0]);
const total = sizes.reduce((sum, [size]) => sum + size, 0);
for (const [size, path] of sizes) console.log(String(size).padStart(8), path);
console.log(String(total).padStart(8), `of ${LIMIT} bytes gzipped`);
if (total > LIMIT) process.exit(1);
