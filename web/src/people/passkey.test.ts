import { expect, test } from 'vitest';
import { hasPasskeys } from './passkey';

test('addresses of numbers have no passkeys', () => {
  expect(hasPasskeys('127.0.0.1')).toBe(false);
  expect(hasPasskeys('[::1]')).toBe(false);
});
