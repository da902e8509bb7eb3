// What a player likes, kept in this browser.
import { PACES, type Pace } from '../film/timing';

function kept<T extends string>(name: string, known: readonly T[], usual: T): T {
  const value = localStorage.getItem(`pessoi.${name}`) as T | null;
  return value !== null && known.includes(value) ? value : usual;
}

class Preferences {
  /** Ask once more before an answer that uncovers something hidden. */
  careful = $state(localStorage.getItem('pessoi.careful') !== 'off');
  /** How fast others' moves are shown. */
  pace = $state<Pace>(kept('pace', PACES, 'normal'));

  setCareful(on: boolean): void {
    this.careful = on;
    localStorage.setItem('pessoi.careful', on ? 'on' : 'off');
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem('pessoi.pace', pace);
  }
}

export const preferences = new Preferences();
