import { enNZ } from 'date-fns/locale/en-NZ';
import { expect, test } from 'vitest';
import { browserClock } from './browser-clock';
import { formatTime, formatWeekday } from './format';

const AUCKLAND = 'Pacific/Auckland';

test('says a day and a time as the server does', () => {
  const { time, weekday, dayAndTime } = browserClock('en', AUCKLAND);
  for (let day = 1; day <= 31; day += 1) {
    const instant = `2027-01-${String(day).padStart(2, '0')}T01:05:00Z`;
    expect(weekday(instant)).toBe(formatWeekday(instant, AUCKLAND, enNZ));
    expect(time(instant)).toBe(formatTime(instant, AUCKLAND, enNZ));
  }
  expect(dayAndTime('2027-01-23T01:05:00Z')).toBe('Sat 2:05pm');
});
