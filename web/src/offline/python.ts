// Python in a worker: Pyodide, our archive, and how far they have come.
import type { loadPyodide, PyodideInterface } from 'pyodide';

const PLACE = new URL(/* @vite-ignore */ '../python/', import.meta.url);
const BLOCK = 512; // bytes of a tar are counted in these
const LIBRARIES = '/lib/python3.14/site-packages';

interface Sizes {
  readonly [file: string]: number;
}

/** Counts what arrives over the network. */
async function watched(tell: (done: number, total: number) => void): Promise<void> {
  const sizes = (await (await fetch(new URL('sizes.json', PLACE))).json()) as Sizes;
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const plain = globalThis.fetch.bind(globalThis);
  let done = 0;
  globalThis.fetch = async (input, init) => {
    const response = await plain(input, init);
    const file = response.url.split('/').at(-1) ?? '';
    if (!response.body || !(file in sizes)) return response;
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, onward) {
        done += chunk.length;
        tell(Math.min(done, total), total);
        onward.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), response);
  };
}

/** As much of a tar as is written for us: names, sizes, contents. Python's own reader takes half a second. */
function unpack({ FS }: PyodideInterface, archive: Uint8Array<ArrayBuffer>): void {
  const text = new TextDecoder();
  const made = new Set<string>();
  for (let at = 0; archive[at];) {
    const field = (from: number, length: number) =>
      text.decode(archive.subarray(at + from, at + from + length)).split('\0', 1)[0]!;
    const [prefix, name, size] = [field(345, 155), field(0, 100), parseInt(field(124, 12), 8)];
    const file = [LIBRARIES, prefix, name].filter(Boolean).join('/');
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    const begin = at + BLOCK;
    FS.writeFile(file, archive.subarray(begin, begin + size), { canOwn: true });
    at = begin + BLOCK * Math.ceil(size / BLOCK);
  }
}

export async function startPython(tell?: (done: number, total: number) => void): Promise<PyodideInterface> {
  if (tell) await watched(tell);
  const archive = fetch(new URL('pessoi.pack', PLACE)).then((response) =>
    new Response(response.body!.pipeThrough(new DecompressionStream('gzip'))).bytes(),
  );
  const address = new URL('pyodide.mjs', PLACE).href;
  const pyodide = (await import(/* @vite-ignore */ address)) as { loadPyodide: typeof loadPyodide };
  const python = await pyodide.loadPyodide({ indexURL: PLACE.href, checkAPIVersion: true });
  unpack(python, await archive);
  (python.pyimport('importlib') as { invalidate_caches(): void }).invalidate_caches();
  return python;
}
