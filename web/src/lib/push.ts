// This browser as one that is told of things while no page is open (public/push.js shows them).
import type { PushBody } from '../generated/wire';

const SCOPE = '/push/';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Where this browser can be reached, after its owner has said yes; null if they have not. */
export async function subscribe(key: string): Promise<PushBody | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/push.js', { scope: SCOPE });
  const registration = await active();
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

/** The registration once its worker is at work: `ready` waits for one that controls this page, which ours never does. */
async function active(): Promise<ServiceWorkerRegistration> {
  const registration = (await navigator.serviceWorker.getRegistration(SCOPE))!;
  const worker = registration.installing ?? registration.waiting;
  if (!registration.active && worker)
    await new Promise<void>((done) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') done();
      });
    });
  return registration;
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Whether this very browser is subscribed. */
export async function isSubscribed(): Promise<boolean> {
  if (!canPush()) return false;
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  return Boolean(await registration?.pushManager.getSubscription());
}
