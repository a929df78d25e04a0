import { expect, test } from 'vitest';
import { getDates } from '@/lib/dates/server';
import { getTranslator } from '@/lib/i18n/translator';
import { session } from '@/tests/widgets/racing-records';
import { defaultDay, sessionDays } from './session-days';

const sessions = [
  session({ id: 1, date: null }),
  session({ id: 2, date: '2027-01-15T20:30:00Z' }),
  session({ id: 3, date: '2027-01-16T05:00:00Z' }),
  session({ id: 4, date: '2027-01-16T20:30:00Z' }),
];

const daysOf = async (given: typeof sessions, zone?: string) =>
  sessionDays(given, await getDates('en'), await getTranslator('en'), zone);

test('groups sessions by date at the circuit, undated ones last', async () => {
  const days = await daysOf(sessions);
  expect(days.map(({ sessions: ofDay }) => ofDay.map(({ session: { id } }) => id))).toEqual([
    [2, 3],
    [4],
    [1],
  ]);
  expect(days.map(({ title }) => title)).toEqual(['Sat 16th Jan', 'Sun 17th Jan', 'No date']);
  expect(days[0]?.sessions[0]?.time).toBe('9:30am');
});

test('uses the date at an overseas circuit', async () => {
  const days = await daysOf(sessions, 'UTC');
  expect(days.map(({ id }) => id)).toEqual(['day-2027-01-15', 'day-2027-01-16', 'day-open']);
});

test('starts with the date of the first dated result (spec 2.56)', async () => {
  expect(defaultDay(sessions)).toBe('day-2027-01-16');
  expect((await daysOf(sessions)).some(({ id }) => id === defaultDay(sessions))).toBe(true);
  expect(defaultDay([session({ date: null })])).toBeUndefined();
});
