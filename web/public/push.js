// Notices while no page is open. A scope of its own: it controls no page and keeps no files.
const KEPT = 50; // names of notices that were shown
const SEEN = 'pessoi-notices';

/** Whether this notice is new: a server that was cut off in the middle sends it again under the same name. */
async function isNew(id) {
  const store = await caches.open(SEEN);
  const known = await (await store.match('/push/seen'))?.json();
  const ids = Array.isArray(known) ? known : [];
  if (ids.includes(id)) return false;
  await store.put('/push/seen', new Response(JSON.stringify([...ids, id].slice(-KEPT))));
  return true;
}

async function show(data) {
  const fresh = await isNew(data.id);
  const shown = await self.registration.getNotifications({ tag: data.tag });
  if (!fresh && !shown.length) return;
  await self.registration.showNotification(data.title, {
    body: data.text,
    tag: data.tag,
    renotify: fresh && shown.length > 0,
    lang: data.lang,
    icon: '/pessoi.svg',
    data: { url: data.url },
    actions: data.action ? [{ action: 'open', title: data.action }] : [],
  });
}

async function open(url) {
  const target = new URL(url, self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === target.pathname);
  await (there ? there.focus() : self.clients.openWindow(target.href));
}

/** The browser changed its address: the server is told the new one. */
async function subscribeAnew(options) {
  const fresh = await self.registration.pushManager.subscribe(options);
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/notices/push', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(subscribeAnew(event.oldSubscription.options));
});
