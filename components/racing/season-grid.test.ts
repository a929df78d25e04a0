import { expect, test } from 'vitest';
import { podiumPlaceSchema } from '@/lib/contract/entities/racing';
import { session } from '@/tests/widgets/racing-records';
import { seasonGrids, type GridSource } from './season-grid';

const won = (name: string) => [podiumPlaceSchema.parse({ position: 1, class_position: 1, name })];
const [gt, ford] = [
  { id: 1, name: 'GT', url: 'gt' },
  { id: 2, name: 'Formula Ford', url: 'ford' },
];
const round = (name: string, results: GridSource['results']): GridSource => ({
  name,
  url: name,
  numberText: '',
  dateRange: '',
  venue: null,
  series: null,
  results,
});

test('a round has the winner of each category’s last race, in the office’s order', () => {
  const results = [
    session({ id: 1, category: ford, podium: won('Ana') }),
    session({ id: 2, category: gt, podium: won('Bo') }),
    session({ id: 3, category: ford, session_name: 'Race 2', podium: won('Cy') }),
    session({ id: 4, category: ford, session_name: 'Race 3' }),
  ];
  const [grid] = seasonGrids([round('Two', results), round('One', [])], [gt.id, ford.id]);
  expect(grid?.categories).toEqual([gt, ford]);
  expect(grid?.rounds).toHaveLength(1);
  expect(grid?.rounds[0]?.cells).toMatchObject([
    { category: gt, row: 0, session: 2, winner: { name: 'Bo' } },
    { category: ford, row: 1, session: 3, race: 'Race 2', winner: { name: 'Cy' } },
  ]);
});

test('does not grow with more sessions', () => {
  const some = [session({ id: 1, category: gt, podium: won('Ana') })];
  const many = Array.from({ length: 30 }, (_, index) =>
    session({ id: index + 1, category: gt, podium: won('Ana') }),
  );
  const cells = (results: GridSource['results']) =>
    seasonGrids([round('One', results)], [gt.id])[0]?.rounds[0]?.cells.length;
  expect(cells(many)).toBe(cells(some));
});
