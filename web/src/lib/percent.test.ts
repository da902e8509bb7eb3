import { expect, it } from 'vitest';
import { percent } from './percent';

it('writes hundredths as each language does', () => {
  expect(percent(-0.126, 'en', true)).toBe('−13%');
  expect(percent(0.05, 'fr', true)).toBe('+5\u00a0%');
  expect(percent(0.05, 'en')).toBe('5%');
});
