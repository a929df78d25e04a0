import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { driverSeasonSchema, type TimingRow } from '@/lib/contract/entities/racing';
import { championshipSchema } from '@/lib/contract/entities/standings';
import { withRoundNumbers } from '@/lib/season/round-numbers';
import { sharedSessions, talliesOf } from '@/lib/season/head-to-head';
import { widgetContext } from '@/tests/widgets/context';
import { driver, timingRow } from '@/tests/widgets/racing-records';
import { HeadToHeadPage } from './head-to-head-page';
import type { HeadToHead } from './load-head-to-head';

const gt = { id: 1, name: 'GT', url: 'gt' };
const ana = driver(5, { first_name: 'Ana', last_name: 'Roe', url: 'ana-roe' });
const bo = driver(6, { first_name: 'Bo', last_name: 'Kim', url: 'bo-kim' });

function resultsOf(rows: readonly Partial<TimingRow>[]) {
  const results = rows.map((row, index) => ({
    result: { id: 30 + index, session_name: `Race ${String(index + 1)}`, is_a_race: true, category: gt },
    row: timingRow(row),
  }));
  return driverSeasonSchema.parse({ id: 1, results }).results;
}
const sessions = sharedSessions(
  [
    resultsOf([
      { position: 1, best_time: '1:20.000' },
      { position: null, status: 'dnf', best_time: '1:19.000' },
      { position: 2, best_time: '1:21.000' },
    ]),
    resultsOf([
      { position: 2, best_time: '1:20.500' },
      { position: 7, best_time: '1:20.100' },
      { position: 4, best_time: '1:20.900' },
    ]),
  ],
  gt.id,
);
const standing = (rank: number, name: string, id: number, points: number) => ({
  rank,
  name,
  driver: { id, url: `driver-${String(id)}` },
  points,
  gap: 0,
  can_win: true,
  gross: points,
  rounds: [{ points, counted: points }],
});
const championship = withRoundNumbers(
  championshipSchema.parse({
    id: 1,
    name: 'GT Championship',
    url: 'gt-championship',
    of: 'drivers',
    rounds_count: 1,
    after: 1,
    rounds: [{ name: 'Taupō', url: 'taupo', is_off: false }],
    standings: [standing(1, 'Ana Roe', 5, 41.5), standing(2, 'Bo Kim', 6, 30)],
  }),
  new Map(),
);

async function show(over: Partial<HeadToHead> = {}) {
  const [first, second] = championship.standings;
  const data: HeadToHead = {
    kind: 'head-to-head',
    drivers: [ana, bo],
    season: '2026/27',
    category: gt,
    tallies: talliesOf(sessions),
    rounds: [
      { name: 'Taupō', url: 'taupo', numberText: 'Round 2', days: '16 Jan', sessions, points: [41.5, null] },
    ],
    shared: first && second ? { championship, standings: [first, second] } : null,
    others: [{ name: 'Cy Fa', url: 'cy-fa' }],
    ...over,
  };
  return render(<HeadToHeadPage data={data} context={await widgetContext({ isFirst: true })} />);
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('shows how often each was ahead, and their points', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ana Roe – Bo Kim');
  expect(cellsOf(screen.getByRole('table', { name: 'Head to head' }))).toEqual([
    ['', 'Ana Roe', 'Bo Kim'],
    ['Races', '2', '1'],
    ['Better lap in races', '2', '1'],
    ['Points', '41.5', '30'],
  ]);
});

test('lists every session of both, with place and best lap, linked to its sheet', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Taupō' });
  expect(cellsOf(table)).toEqual([
    ['', 'Ana Roe', 'Bo Kim'],
    ['Race 1', 'Position: 1Best lap: 1:20.000', 'Position: 2Best lap: 1:20.500'],
    ['Race 2', 'Position: DNFBest lap: 1:19.000', 'Position: 7Best lap: 1:20.100'],
    ['Race 3', 'Position: 2Best lap: 1:21.000', 'Position: 4Best lap: 1:20.900'],
    ['Points', '41.5', '–'],
  ]);
  expect(within(table).getByRole('link', { name: 'Race 2' })).toHaveAttribute('href', '/session/31');
  expect(screen.getByRole('link', { name: 'Taupō' })).toHaveAttribute('href', '/results/taupo');
});

test('their points are as recent as the table, even if only one of them was in the last race', async () => {
  await show();
  const totals = screen.getByRole('table', { name: 'Head to head' });
  expect(totals.closest('[data-tells]')?.getAttribute('data-tells')).toMatch(/^- q/);
});

test('links to both drivers, their category and their championship', async () => {
  await show();
  for (const [name, href] of [
    ['Bo Kim', '/drivers/bo-kim'],
    ['GT Championship', '/standings/gt-championship'],
  ] as const)
    expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', href);
  expect(screen.getAllByRole('link', { name: 'GT' }).map((link) => link.getAttribute('href'))).toEqual([
    '/drivers/gt',
    '/category/gt',
  ]);
});

test('shows a message if they haven’t met, and no empty tables', async () => {
  await show({ rounds: [], tallies: talliesOf([]), shared: null });
  expect(screen.getByText('They haven’t been in the same session yet.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
