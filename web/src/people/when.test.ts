import { expect, it } from 'vitest';
import { ago } from './when';

it('counts days from midnight to midnight', () => {
  const noon = new Date(2026, 4, 20, 12).getTime();
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime();
  expect(ago(at(20, 1), 'en', noon)).toBe('today');
  expect(ago(at(19, 23), 'fr', noon)).toBe('hier');
  expect(ago(at(15, 23), 'en', noon)).toBe('5 days ago');
  expect(ago(new Date(2026, 2, 3).getTime(), 'en', noon)).toBe('Mar 3, 2026');
});
