// The site that needs no server: before anything is asked, the house is there to be asked.
import { mount } from 'svelte';
import { travelBy } from '../lib/transport';
import Loading from './Loading.svelte';
import { house } from './house.svelte';
import { save } from './save';

travelBy(house);
mount(Loading, { target: document.body });

// what a server would send as a file
document.addEventListener(
  'click',
  (event) => {
    const link = (event.target as Element | null)?.closest('a');
    if (!link?.hasAttribute('download') || !link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    void download(link.pathname + link.search);
  },
  { capture: true },
);

async function download(path: string): Promise<void> {
  const response = await house.ask(path, {});
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'pessoi.txt';
  save(name, await response.text());
}
