import { expect, test } from 'vitest';
import { standingSchema, type Championship } from '@/lib/contract/entities/standings';
import { rivalsIn } from './rivals';

const place = (rank: number, name: string, driver: { id: number; url: string } | null) =>
  standingSchema.parse({ rank, name, driver, points: 100 - rank, gap: 0, can_win: true, gross: 0 });
const driver = (id: number) => place(id, `Driver ${String(id)}`, { id, url: `driver-${String(id)}` });
const table = (of: Championship['of'], ...standings: Championship['standings']) => ({ of, standings });
const urls = (rivals: ReturnType<typeof rivalsIn>) => rivals.map(({ url }) => url);

test('a driver’s rivals are those in their table, nearest first', () => {
  const gt = table('drivers', driver(1), driver(2), driver(3), driver(4));
  expect(urls(rivalsIn([gt], 2))).toEqual(['driver-1', 'driver-3', 'driver-4']);
  expect(urls(rivalsIn([gt], 4))).toEqual(['driver-3', 'driver-2', 'driver-1']);
});

test('a competitor without a page isn’t among them', () => {
  const gt = table(
    'drivers',
    driver(1),
    place(2, 'A Crew / Of Two', null),
    place(3, 'No Page', { id: 3, url: '' }),
  );
  expect(rivalsIn([gt], 1)).toEqual([]);
});

test('a driver without a table has none, and teams aren’t rivals', () => {
  const teams = table('teams', driver(1), driver(2));
  expect(rivalsIn([teams], 1)).toEqual([]);
  expect(rivalsIn([teams, table('drivers', driver(3), driver(1))], 1)).toEqual([
    { name: 'Driver 3', url: 'driver-3' },
  ]);
  expect(rivalsIn([], 1)).toEqual([]);
});
