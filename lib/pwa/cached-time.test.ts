import { expect, test } from 'vitest';
import { formatCachedTime } from './cached-time';

test('orders day, month and year for the language, with English as in New Zealand', () => {
  const moment = new Date(2026, 10, 3, 13, 7);
  expect(formatCachedTime(moment, 'en')).toBe('3 Nov 2026 1:07pm');
  expect(formatCachedTime(moment, 'de')).toBe('03.11.2026 13:07');
  expect(formatCachedTime(moment, 'ja')).toBe('2026/11/03 13:07');
});
