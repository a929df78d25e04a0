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

test('divides sessions by the day at the circuit, those without a date last', async () => {
  const days = await daysOf(sessions);
  expect(days.map(({ sessions: ofDay }) => ofDay.map(({ session: { id } }) => id))).toEqual([
    [2, 3],
    [4],
    [1],
  ]);
  expect(days.map(({ title }) => title)).toEqual(['Sat 16th Jan', 'Sun 17th Jan', 'No date']);
  expect(days[0]?.sessions[0]?.time).toBe('09:30');
});

test('keeps the days of a circuit elsewhere', async () => {
  const days = await daysOf(sessions, 'UTC');
  expect(days.map(({ id }) => id)).toEqual(['day-2027-01-15', 'day-2027-01-16', 'day-open']);
});

test('starts with the day of the first result that has a date', async () => {
  expect(defaultDay(sessions)).toBe('day-2027-01-16');
  expect((await daysOf(sessions)).some(({ id }) => id === defaultDay(sessions))).toBe(true);
  expect(defaultDay([session({ date: null })])).toBeUndefined();
});
