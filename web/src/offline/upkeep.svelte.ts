// The site's own files: kept by its service worker, and renewed when the host has new ones.
class Upkeep {
  /** Nothing kept yet · every file is here · a new site has been fetched and waits. */
  state = $state<'none' | 'kept' | 'new'>('none');
  #waiting: ServiceWorker | null = null;

  /** Once the games stand: what they have loaded need not be fetched twice. */
  async begin(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const found = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' });
    if (found.active) this.state = 'kept';
    if (found.waiting) this.#offer(found.waiting);
    if (found.installing) this.#watch(found, found.installing);
    found.addEventListener('updatefound', () => this.#watch(found, found.installing!));
  }

  #watch(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) this.#offer(worker);
      else if (worker.state === 'activated') this.state = 'kept';
    });
  }

  #offer(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.state = 'new';
  }

  /** The new site, now. Every game goes on where it was. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.#waiting?.postMessage('take over');
  }

  later(): void {
    this.state = 'kept';
  }
}

export const upkeep = new Upkeep();
