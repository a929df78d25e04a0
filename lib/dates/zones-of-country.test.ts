import { expect, test } from 'vitest';
import { minuteOfDay } from '@/lib/shared/date-forms';
import { RENAMED_ZONES, zonesOfCountry } from './zones-of-country';

test('knows the time zones of a country by both names if they were renamed', () => {
  expect(zonesOfCountry('NZ')).toEqual(expect.arrayContaining(['Pacific/Auckland', 'Pacific/Chatham']));
  expect(zonesOfCountry('IN')).toEqual(expect.arrayContaining(['Asia/Calcutta', 'Asia/Kolkata']));
  expect(zonesOfCountry('UA')).toEqual(expect.arrayContaining(['Europe/Kiev', 'Europe/Kyiv']));
});

test('a renamed zone has the same clock under both names, in summer and winter', () => {
  for (const names of RENAMED_ZONES)
    for (const instant of ['2027-01-15T00:00:00Z', '2027-07-15T00:00:00Z']) {
      const [former, current] = names.map((name) => minuteOfDay(instant, name));
      expect(current, names.join(' and ')).toBe(former);
    }
});
