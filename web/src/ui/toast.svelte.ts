// Short notices at the foot of the page.
import type { ErrorBody } from '../generated/wire';
import { t, words } from '../lib/words.svelte';

const STAYS = 6000;

class Toast {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ''), STAYS);
  }

  refusal(problem: ErrorBody, game = ''): void {
    this.show(said(problem, game));
  }

  /** For whatever a promise may throw. */
  caught = (error: unknown): void => {
    const problem = (error as { problem?: ErrorBody }).problem;
    if (problem) this.refusal(problem);
    else throw error;
  };
}

export function said(problem: ErrorBody, game = ''): string {
  const { message } = problem;
  if (message && words.has(message[0], game))
    return words.tell(message, game, (seat) => t('seat', { number: seat + 1 }));
  return t('ui-server-trouble', { status: problem.code });
}

export const toast = new Toast();
