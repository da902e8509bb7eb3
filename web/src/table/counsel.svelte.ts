// The coach at work at a table: it doubts an answer before it is given, and after a lesson has an idea for each turn.
import { untrack } from 'svelte';
import type { HintReply, LegalAction, WeighReply } from '../generated/wire';
import type { TableClient } from '../lib/client.svelte';
import { mayBeCoached } from '../lib/names';
import { beginsTurn, type Coach, inMoment, MUCH } from './coach.svelte';
import { preferences } from './preferences.svelte';

export class Counsel {
  /** An answer that the coach doubts: given only when the player says so once more. */
  worry = $state.raw<{ weighed: WeighReply; action: LegalAction; then: string } | null>(null);
  #idea = $state.raw<HintReply | null>(null);
  #pondering = $state(-1);
  readonly #client: TableClient;
  readonly #coach: Coach;

  /** Within a component: it looks at every new question. */
  constructor(client: TableClient, coach: Coach) {
    this.#client = client;
    this.#coach = coach;
    $effect(() => {
      const { turn, request, seat } = client.view!;
      const wanted = this.#isLight && (request?.actions.length ?? 0) > 1;
      untrack(() => {
        if (this.#pondering === turn || !wanted || !beginsTurn(client.lines, seat)) return;
        this.#pondering = turn;
        void client.idea().then((found) => {
          if (found) this.#idea = found;
          else if (this.#pondering === turn) this.#pondering = -1;
        });
      });
    });
  }

  get #isCoached(): boolean {
    const { lesson, table } = this.#client.view!;
    return this.#coach.on && !lesson && mayBeCoached(table);
  }

  get #isLight(): boolean {
    return this.#isCoached && this.#coach.isLight;
  }

  /** An idea for this turn is there, or on its way. */
  get lit(): boolean {
    return this.#isLight && this.#pondering === this.#client.view!.turn;
  }

  get idea(): HintReply | null {
    return this.lit && this.#idea?.turn === this.#client.view!.turn ? this.#idea : null;
  }

  /** Give an answer; one of several is weighed first. */
  answer(action: LegalAction, then: string, choices: number): void {
    this.worry = null;
    if (this.#isCoached && choices > 1 && !this.#client.busy) void this.#consult(action, then);
    else void this.#client.answer(action, preferences.careful, then);
  }

  /** The coach has a moment; then the answer goes through, and what comes later is only remembered. */
  async #consult(action: LegalAction, then: string): Promise<void> {
    const client = this.#client;
    const { turn } = client.view!;
    const word = client.weigh(action.notation);
    client.busy = true;
    const weighed = await inMoment(word);
    client.busy = false;
    if (client.view!.turn !== turn) return;
    if (weighed && weighed.loss >= MUCH) {
      this.worry = { weighed, action, then };
      return;
    }
    void word.then((late) => late && this.#coach.remember(late));
    await client.answer(action, preferences.careful, then);
  }

  insist(): void {
    const { weighed, action, then } = this.worry!;
    this.worry = null;
    this.#coach.remember(weighed);
    void this.#client.answer(action, preferences.careful, then);
  }
}
