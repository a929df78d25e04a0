import { expect, test } from 'vitest';
import { writeKeptTime } from './kept-time';

test('writes day, month and year in the order of the language, English as New Zealand does', () => {
  const moment = new Date(2026, 10, 3, 13, 7);
  expect(writeKeptTime(moment, 'en')).toMatch(/^3 Nov 2026, 1:07\spm$/);
  expect(writeKeptTime(moment, 'de')).toBe('03.11.2026, 13:07');
  expect(writeKeptTime(moment, 'ja')).toBe('2026/11/03 13:07');
});
