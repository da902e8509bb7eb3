// Which games this browser has seen the end of: who has not begins with a ready-made opening, and is offered the coach.
import type { GameInfo } from '../generated/wire';

const key = (game: string) => `pessoi.played.${game}`;

export const hasPlayed = (game: string): boolean => localStorage.getItem(key(game)) !== null;

export function setPlayed(game: string): void {
  localStorage.setItem(key(game), 'yes');
}

/** The options of somebody's first game. */
export function firstOptions(game: Pick<GameInfo, 'name' | 'options'>): Record<string, string> {
  const opening = game.options.find((option) => option.name === 'opening');
  return opening?.values.includes('ready') && !hasPlayed(game.name) ? { opening: 'ready' } : {};
}
