// The games on offer, and each game's figures, fetched once.
import { api } from './api';
import type { ClockRule, GameInfo, GameReply } from '../generated/wire';

class Catalogue {
  /** In the order of the server's registry. */
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<string[]>([]);
  defaultLevel = $state('normal');
  /** Clocks by their names. */
  paces = $state.raw<Record<string, ClockRule>>({});
  version = $state('');
  /** Whether the server sends mail. */
  mail = $state(false);
  /** Where games against bots run in the browser; empty: here. */
  page = $state('');
  readonly #data = new Map<string, Promise<GameReply>>();

  async load(): Promise<void> {
    const all = await api.games();
    this.games = all.games;
    this.levels = all.levels;
    this.defaultLevel = all.default_level;
    this.version = all.version;
    this.paces = all.paces;
    this.mail = all.mail;
    this.page = all.page;
  }

  game(name: string): Promise<GameReply> {
    let data = this.#data.get(name);
    if (!data) {
      data = api.game(name);
      data.catch(() => this.#data.delete(name));
      this.#data.set(name, data);
    }
    return data;
  }
}

export const catalogue = new Catalogue();
