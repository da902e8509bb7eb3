// What a player likes, kept in this browser.
class Preferences {
  /** Ask once more before an answer that uncovers something hidden. */
  careful = $state(localStorage.getItem('pessoi.careful') !== 'off');

  setCareful(on: boolean): void {
    this.careful = on;
    localStorage.setItem('pessoi.careful', on ? 'on' : 'off');
  }
}

export const preferences = new Preferences();
