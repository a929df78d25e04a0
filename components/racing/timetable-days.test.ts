import { expect, test } from 'vitest';
import { getDates } from '@/lib/dates/server';
import { timetableSession } from '@/tests/widgets/racing-records';
import { remainingDays, timetableCategories, timetableDays } from './timetable-days';

const at = (starts_at: string | null, previous_starts_at: string | null = null) =>
  timetableSession({ starts_at, previous_starts_at });
const daysOf = async (sessions: ReturnType<typeof at>[]) => timetableDays(sessions, await getDates('en'));

test('a session belongs to its day at the circuit, to the minute', async () => {
  const days = await daysOf([at('2027-01-22T10:59:00Z'), at('2027-01-22T11:00:00Z'), at(null)]);
  expect(days.map(({ id, lines }) => [id, lines.map(({ start }) => start)])).toEqual([
    ['2027-01-22', ['11:59pm']],
    ['2027-01-23', ['12:00am']],
  ]);
});

test('the days on which the clocks change have their own hours', async () => {
  // 02:00 to 03:00 does not exist on 27 September 2026; 02:30 comes twice on 4 April 2027.
  const spring = await daysOf([at('2026-09-26T13:59:00Z'), at('2026-09-26T14:00:00Z')]);
  expect(spring.map(({ lines }) => lines.map(({ start }) => start))).toEqual([['1:59am', '3:00am']]);
  const autumn = await daysOf([at('2027-04-03T13:30:00Z'), at('2027-04-03T14:30:00Z')]);
  expect(autumn.map(({ lines }) => lines.map(({ start }) => start))).toEqual([['2:30am', '2:30am']]);
});

test('a changed start shows the previous one, with the day if that changed too', async () => {
  const [day] = await daysOf([
    at('2027-01-23T01:00:00Z', '2027-01-23T00:30:00Z'),
    at('2027-01-23T01:00:00Z', '2027-01-22T00:30:00Z'),
    at('2027-01-23T01:00:00Z', '2027-01-23T01:00:00Z'),
  ]);
  expect(day?.lines.map(({ was }) => was)).toEqual(['1:30pm', 'Fri 22nd Jan, 1:30pm', '']);
});

test('on a round’s second day the first is over; on its first and after its last none is folded', async () => {
  const days = await daysOf(['22', '23', '24'].map((day) => at(`2027-01-${day}T01:00:00Z`)));
  expect(remainingDays(days, '2027-01-23')).toEqual(['2027-01-23', '2027-01-24']);
  expect(remainingDays(days, '2027-01-22')).toBeUndefined();
  expect(remainingDays(days, '2027-01-25')).toBeUndefined();
});

test('lists each category with sessions once; activities have none', () => {
  const gt = { id: 1, name: 'GT', url: 'gt' };
  const ford = { id: 2, name: 'Ford', url: 'ford' };
  const sessions = [null, ford, gt, ford].map((category) => timetableSession({ category }));
  expect(timetableCategories(sessions).map(({ url }) => url)).toEqual(['ford', 'gt']);
});
