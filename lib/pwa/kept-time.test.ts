import { expect, test } from 'vitest';
import { writeKeptTime } from './kept-time';

test('orders day, month and year for the language, with English as in New Zealand', () => {
  const moment = new Date(2026, 10, 3, 13, 7);
  expect(writeKeptTime(moment, 'en')).toBe('3 Nov 2026 1:07pm');
  expect(writeKeptTime(moment, 'de')).toBe('03.11.2026 13:07');
  expect(writeKeptTime(moment, 'ja')).toBe('2026/11/03 13:07');
});
