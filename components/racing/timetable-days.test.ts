import { expect, test } from 'vitest';
import { getDates } from '@/lib/dates/server';
import { timetableSession } from '@/tests/widgets/racing-records';
import { timetableCategories, timetableDays } from './timetable-days';

const at = (starts_at: string | null, previous_starts_at: string | null = null) =>
  timetableSession({ starts_at, previous_starts_at });
const daysOf = async (sessions: ReturnType<typeof at>[]) => timetableDays(sessions, await getDates('en'));

test('a session belongs to its day at the circuit, to the minute', async () => {
  const days = await daysOf([at('2027-01-22T10:59:00Z'), at('2027-01-22T11:00:00Z'), at(null)]);
  expect(days.map(({ id, lines }) => [id, lines.map(({ start }) => start)])).toEqual([
    ['2027-01-22', ['23:59']],
    ['2027-01-23', ['00:00']],
  ]);
});

test('the days on which the clocks change have their own hours', async () => {
  // 02:00 to 03:00 does not exist on 27 September 2026; 02:30 comes twice on 4 April 2027.
  const spring = await daysOf([at('2026-09-26T13:59:00Z'), at('2026-09-26T14:00:00Z')]);
  expect(spring.map(({ lines }) => lines.map(({ start }) => start))).toEqual([['01:59', '03:00']]);
  const autumn = await daysOf([at('2027-04-03T13:30:00Z'), at('2027-04-03T14:30:00Z')]);
  expect(autumn.map(({ lines }) => lines.map(({ start }) => start))).toEqual([['02:30', '02:30']]);
});

test('a changed start says what it was, with the day if that changed too', async () => {
  const [day] = await daysOf([
    at('2027-01-23T01:00:00Z', '2027-01-23T00:30:00Z'),
    at('2027-01-23T01:00:00Z', '2027-01-22T00:30:00Z'),
    at('2027-01-23T01:00:00Z', '2027-01-23T01:00:00Z'),
  ]);
  expect(day?.lines.map(({ was }) => was)).toEqual(['13:30', 'Fri 22nd Jan, 13:30', '']);
});

test('the categories are those with sessions, each once; activities have none', () => {
  const gt = { id: 1, name: 'GT', url: 'gt' };
  const ford = { id: 2, name: 'Ford', url: 'ford' };
  const sessions = [null, ford, gt, ford].map((category) => timetableSession({ category }));
  expect(timetableCategories(sessions).map(({ url }) => url)).toEqual(['ford', 'gt']);
});
