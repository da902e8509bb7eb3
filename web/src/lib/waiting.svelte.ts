// My games that wait for me, what is up soonest before all: counted at the bell of every page.
import type { TableInfo } from '../generated/wire';
import { api } from './api';
import { awaitsMe } from './names';
import { me } from './person.svelte';
import { transport } from './transport';

class Waiting {
  tables = $state.raw<readonly TableInfo[]>([]);

  know(mine: readonly TableInfo[]): void {
    this.tables = mine.filter(awaitsMe);
  }

  async look(): Promise<void> {
    if (!me.person || !transport().meets) return this.know([]);
    try {
      this.know(await api.tables('mine'));
    } catch {
      // offline for a moment: what was known may be true still
    }
  }
}

export const waiting = new Waiting();
