// Who sits at this browser. A guest needs a name only when sitting down.
import { api } from './api';
import type { Person } from '../generated/wire';
import { t } from './words.svelte';

class Me {
  person = $state.raw<Person | null>(null);

  async load(): Promise<void> {
    this.person = (await api.me()).person;
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.rename(name)).person;
  }

  /** Make sure that there is somebody: strangers are called "Guest" until they say otherwise. */
  async ensure(): Promise<void> {
    if (!this.person) await this.rename(t('guest'));
  }
}

export const me = new Me();
