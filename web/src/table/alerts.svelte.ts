// "Your turn": in the title, and, where wished, as a sound and as a notice of the system.
class Alerts {
  sound = $state(localStorage.getItem('pessoi.sound') === 'on');
  notices = $state(
    localStorage.getItem('pessoi.notices') === 'on' && globalThis.Notification?.permission === 'granted',
  );

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem('pessoi.sound', on ? 'on' : 'off');
    if (on) this.#ring();
  }

  async setNotices(on: boolean): Promise<void> {
    const allowed = on && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
    this.notices = allowed;
    localStorage.setItem('pessoi.notices', allowed ? 'on' : 'off');
  }

  call(text: string): void {
    if (this.sound) this.#ring();
    if (this.notices && document.hidden) new Notification(text, { icon: '/pessoi.svg', tag: 'pessoi' });
  }

  /** Two plucked strings. */
  #ring(): void {
    const audio = new AudioContext();
    [392, 587].forEach((frequency, i) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + i * 0.13;
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.18, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.75);
    });
    setTimeout(() => void audio.close(), 1500);
  }
}

export const alerts = new Alerts();
