// Who sits at this browser. A guest needs a name only when sitting down.
import { api } from './api';
import type { Person } from '../generated/wire';
import { NAME, transport } from './transport';
import { t } from './words.svelte';

class Me {
  person = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    this.person = (await api.me()).person;
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.rename(name)).person;
  }

  /** Make sure that there is somebody: strangers are called "Guest" until they say otherwise, and who comes from a
   * server to the page that plays alone is called as there. */
  async ensure(): Promise<void> {
    const name = transport().meets ? null : localStorage.getItem(NAME);
    if (name ? this.person?.name !== name : !this.person) await this.rename(name ?? t('guest'));
    if (name) localStorage.removeItem(NAME);
  }
}

export const me = new Me();
