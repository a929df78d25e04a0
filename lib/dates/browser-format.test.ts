import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract/languages';
import { browserDateFormat, browserWeekday } from './browser-format';

const DAY = new Date('2027-01-27T02:05:00Z');
const NEXT = new Date('2027-01-29T02:05:00Z');

test('writes the month in words in every language', () => {
  for (const language of LANGUAGES) {
    const written = browserDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(DAY);
    expect(written, language).toMatch(/27/);
    expect(written, language).toMatch(/\p{L}{3}|月|월/u);
  }
  expect(browserDateFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(DAY)).toBe('27 January 2027');
  expect(browserDateFormat('ka', { dateStyle: 'long', timeZone: 'UTC' }).format(DAY)).toContain('იანვარი');
});

test('uses figures for a language whose month names the machine does not have', () => {
  const unknown = 'tlh';
  const days = browserDateFormat(unknown, { dateStyle: 'long', timeZone: 'UTC' });
  expect(days.format(DAY)).toBe('27.01.2027');
  expect(days.formatRange(DAY, NEXT)).toMatch(/^27\.(01\.2027)?\W*29\.01\.2027$/);
  const moment = browserDateFormat(unknown, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  expect(moment.format(DAY)).toBe('27.01.2027, 02:05');
  const time = browserDateFormat(unknown, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  expect(time.format(DAY)).toMatch(/^0?2:05$/);
});

test('names a weekday by a clock, and none in a language whose names the machine does not have', () => {
  expect(browserWeekday('2027-01-23T11:30:00Z', 'en', 'Pacific/Auckland')).toBe('Sunday');
  expect(browserWeekday('2027-01-23T11:30:00Z', 'de', 'UTC')).toBe('Samstag');
  expect(browserWeekday('2027-01-23T11:30:00Z', 'tlh', 'UTC')).toBeNull();
});

test('writes Western figures even where the language has its own', () => {
  const day = { dateStyle: 'long', timeZone: 'UTC' } as const;
  expect(new Intl.DateTimeFormat('ar-EG', day).format(DAY)).toContain('٢٧');
  expect(browserDateFormat('ar-EG', day).format(DAY)).toMatch(/27.*2027/);
});
