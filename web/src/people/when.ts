/** today · yesterday · 5 days ago; what is long ago has a date. */
export function ago(at: number, lang: string, now = Date.now()): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days > 27) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(at);
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day');
}
