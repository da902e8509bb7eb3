import type { ClockRule } from '../generated/wire';
import { t } from './words.svelte';

const DAY = 86400;
const two = (n: number) => String(n).padStart(2, '0');

export function clockText(clock: ClockRule): string {
  if (clock.kind === 'none') return t('clock-none');
  return t(`clock-${clock.kind}-text`, { time: spell(clock.seconds), increment: clock.increment });
}

/** 45 s · 20 min · 6 h · 2 d */
export function spell(seconds: number): string {
  if (seconds >= DAY) return t('time-days', { n: Math.round(seconds / DAY) });
  if (seconds >= 3600) return t('time-hours', { n: Math.round(seconds / 3600) });
  if (seconds >= 60) return t('time-minutes', { n: Math.round(seconds / 60) });
  return t('time-seconds', { n: seconds });
}

/** Minutes after midnight, as clocks and fields for times write them: 07:30. */
export const timeOfDay = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** 14:32 · 6 h 05 · 2 d 4 h, rounded down. */
export function countdown(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  if (s >= DAY) {
    const hours = Math.floor((s % DAY) / 3600);
    return [t('time-days', { n: Math.floor(s / DAY) }), ...(hours ? [t('time-hours', { n: hours })] : [])].join(' ');
  }
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(Math.floor((s % 3600) / 60))}:${two(s % 60)}`;
  return `${Math.floor(s / 60)}:${two(s % 60)}`;
}
