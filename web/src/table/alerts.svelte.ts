// "Your turn": in the title, and, where wished, as a sound and as a notice of the system.
import { sound } from '../film/sound.svelte';
import type { View } from '../generated/wire';
import { pair, t } from '../lib/words.svelte';

class Alerts {
  notices = $state(
    localStorage.getItem('pessoi.notices') === 'on' && globalThis.Notification?.permission === 'granted',
  );

  async setNotices(on: boolean): Promise<void> {
    const allowed = on && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
    this.notices = allowed;
    localStorage.setItem('pessoi.notices', allowed ? 'on' : 'off');
  }

  call(text: string): void {
    sound.play('turn');
    if (this.notices && document.hidden) new Notification(text, { icon: '/pessoi.svg', tag: 'pessoi' });
  }
}

export const alerts = new Alerts();

/** The page's title says whose turn it is, and the beginning of mine is called. */
export function useCall(view: () => View): void {
  const yours = $derived(view().request !== null);
  let was = true;
  $effect(() => {
    const name = t(`game-${view().table.game}`);
    document.title = yours ? `● ${t('your-turn')} · ${name}` : `${name} · Pessoi`;
    if (yours && !was) alerts.call(pair(t('your-turn'), name));
    was = yours;
  });
}
