import { expect, test } from 'vitest';
import { podiumPlaceSchema } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { session } from '@/tests/widgets/racing-records';
import { podiumDays } from './podium-days';

const t = await getTranslator('en');
const dates = { weekday: (date: Date | number | string) => String(date).slice(0, 10) };
const podium = [podiumPlaceSchema.parse({ position: 1, class_position: 1, name: 'Ana' })];
const gt = { id: 1, name: 'GT', url: 'gt' };
const ford = { id: 2, name: 'Ford', url: 'ford' };

test('puts the newest race day first, and each category’s latest race of a day', () => {
  const days = podiumDays(
    [
      session({ id: 1, category: gt, date: '2027-01-16T01:00:00Z', podium }),
      session({ id: 2, category: ford, date: '2027-01-16T02:00:00Z', podium }),
      session({ id: 3, category: gt, date: '2027-01-16T03:00:00Z', podium, status: 'provisional' }),
      // Still the evening before in UTC, but the next day at the circuit.
      session({ id: 4, category: ford, date: '2027-01-16T20:00:00Z', podium }),
      session({ id: 5, category: gt, date: '2027-01-16T21:00:00Z' }),
    ],
    dates,
    t,
    'Pacific/Auckland',
  );
  expect(days.map(({ id }) => id)).toEqual(['2027-01-17', '2027-01-16']);
  expect(
    days.map(({ categories }) =>
      categories.map(({ category, races }) => [category?.name, races.map(({ id }) => id)]),
    ),
  ).toEqual([
    [['Ford', [4]]],
    [
      ['GT', [3, 1]],
      ['Ford', [2]],
    ],
  ]);
  expect(days[1]?.categories[0]?.races.map(({ isProvisional }) => isProvisional)).toEqual([true, false]);
});

test('races without a date come last, and nothing is shown without a result', () => {
  const undated = session({ id: 1, date: null, podium });
  const [first, last] = podiumDays(
    [undated, session({ id: 2, date: '2027-01-16T01:00:00Z', podium })],
    dates,
    t,
  );
  expect([first?.title, last?.title]).toEqual(['2027-01-16', 'No date']);
  expect(podiumDays([session({ id: 3 })], dates, t)).toEqual([]);
});
