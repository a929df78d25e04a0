import { expect, test } from 'vitest';
import { LANGUAGES } from '../contract/languages';
import { clockTime, fullDay, isTimeZone, longDays, mediumDay, sortableDay, zoneName } from './date-forms';

const AUCKLAND = 'Pacific/Auckland';
const AFTERNOON = '2027-01-27T00:05:00Z';

test('a time of day is written as the reader’s language does', () => {
  const times = ['en', 'de', 'ar', 'ja', 'ka'].map((language) => clockTime(AFTERNOON, language, AUCKLAND));
  expect(times).toEqual(['1:05pm', '13:05', '1:05 م', '13:05', '13:05']);
  expect(clockTime('2027-01-26T11:00:00Z', 'en', AUCKLAND)).toBe('12:00am');
  expect(clockTime('2027-01-26T11:00:00Z', 'fr', AUCKLAND)).toBe('00:00');
});

test.each(LANGUAGES)('%s has the clock that its readers are used to', (language) => {
  const locale = language === 'en' ? 'en-NZ' : language;
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  const isShort = clockTime(AFTERNOON, language, AUCKLAND).includes('13:05');
  expect(isShort).toBe(hourCycle === 'h23');
});

test('English puts the day before the month', () => {
  expect(mediumDay(AFTERNOON, 'en', AUCKLAND)).toBe('27 Jan 2027');
  expect(fullDay(AFTERNOON, 'en', AUCKLAND)).toBe('Wednesday, 27 January 2027');
  expect(longDays('2030-01-27', '2030-01-28')).toBe('27–28 January 2030');
  expect(longDays('2030-01-27', '')).toBe('27 January 2030');
});

test('the day is that of the zone', () => {
  expect(sortableDay('2027-01-26T11:00:00Z', AUCKLAND)).toBe('2027-01-27');
  expect(sortableDay('2027-01-26T11:00:00Z', 'UTC')).toBe('2027-01-26');
  expect(zoneName('en', AFTERNOON, AUCKLAND)).toBe('New Zealand Time');
  expect([AUCKLAND, 'Moon/Base'].map(isTimeZone)).toEqual([true, false]);
});
