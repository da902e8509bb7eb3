// Keeps every file of the site, so that it plays with no network. FILES, names and hashes, stands above: tools/site.py.
// A new site is another FILES: it fetches what is new beside what is kept, and takes over when the page says so, or when
// no page is open any more.
const SHELF = 'pessoi-site';
const PAGE = 'index.html';
const place = new URL('./', self.location.href);

const keyOf = (file) => new URL(`${file}?${FILES[file]}`, place).href;

async function hashOf(response) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the host has changed in the meantime belongs to another site: then this one is not kept. */
async function keep(shelf, file) {
  if (await shelf.match(keyOf(file))) return;
  const response = await fetch(file === PAGE ? place : new URL(file, place), { cache: 'no-cache' });
  if (!response.ok || (await hashOf(response.clone())) !== FILES[file]) throw new Error(`${file} is another one`);
  await shelf.put(keyOf(file), response);
}

async function keepAll() {
  const shelf = await caches.open(SHELF);
  await Promise.all(Object.keys(FILES).map((file) => keep(shelf, file)));
}

async function clear() {
  const shelf = await caches.open(SHELF);
  const wanted = new Set(Object.keys(FILES).map(keyOf));
  await Promise.all((await shelf.keys()).map((request) => wanted.has(request.url) || shelf.delete(request)));
  await self.clients.claim();
}

async function answer(file, request) {
  return (await (await caches.open(SHELF)).match(keyOf(file))) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(place.href)) return;
  const file = mode === 'navigate' ? PAGE : new URL(url).pathname.slice(place.pathname.length);
  if (Object.hasOwn(FILES, file)) event.respondWith(answer(file, event.request));
});
