// Python in a worker: Pyodide, our archive, and how far they have come.
import type { loadPyodide, PyodideInterface } from 'pyodide';

const PLACE = new URL(/* @vite-ignore */ '../python/', import.meta.url);
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

export async function startPython(tell?: (done: number, total: number) => void): Promise<PyodideInterface> {
  if (tell) await watched(tell);
  const archive = fetch(new URL('pessoi.pack', PLACE)).then((response) => response.arrayBuffer());
  const address = new URL('pyodide.mjs', PLACE).href;
  const pyodide = (await import(/* @vite-ignore */ address)) as { loadPyodide: typeof loadPyodide };
  const python = await pyodide.loadPyodide({ indexURL: PLACE.href, checkAPIVersion: true });
  python.unpackArchive(await archive, 'gztar', { extractDir: LIBRARIES });
  return python;
}
