import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { raceTotals } from '@/components/racing/results-by-round';
import type { DriverResult, TimingRow } from '@/lib/contract/entities/racing';
import { championshipSchema } from '@/lib/contract/entities/standings';
import { withRoundNumbers } from '@/lib/season/round-numbers';
import { comparedSessions } from '@/lib/season/comparison';
import { widgetContext } from '@/tests/widgets/context';
import { driver, session, timingRow } from '@/tests/widgets/racing-records';
import { ComparisonPage } from './comparison-page';
import type { Comparison } from './load-comparison';

const gt = { id: 1, name: 'GT', url: 'gt' };
const drivers = [
  driver(5, { first_name: 'Ana', last_name: 'Roe', url: 'ana-roe' }),
  driver(6, { first_name: 'Bo', last_name: 'Kim', url: 'bo-kim' }),
  driver(7, { first_name: 'Cy', last_name: 'Fa', url: 'cy-fa' }),
];
const result = (id: number, row: Partial<TimingRow>): DriverResult => ({
  result: session({
    ...{ id, session_name: `Race ${String(id - 30)}`, category: gt },
    round: { id: 1, name: 'Taupō', url: 'taupo', venue: null },
  }),
  row: timingRow(row),
});
const results = [
  [result(31, { position: 1, best_time: '1:20.000' }), result(32, { position: 3, best_time: '1:21.000' })],
  [result(31, { position: 4, best_time: '1:20.500' }), result(32, { position: null, status: 'dnf' })],
  [result(32, { position: 2, best_time: '1:20.900' })],
];
const standing = (rank: number, name: string, points: number) => ({
  ...{ rank, name, points, gap: 0, can_win: true, gross: points },
  rounds: [points, 0].map((each) => ({ points: each, counted: each })),
});
const championship = withRoundNumbers(
  championshipSchema.parse({
    ...{ id: 1, name: 'GT Championship', url: 'gt-championship', of: 'drivers', rounds_count: 2, after: 2 },
    rounds: ['taupo', 'levels'].map((url) => ({ name: url, url, is_off: false })),
    standings: [standing(1, 'Ana Roe', 40), standing(3, 'Bo Kim', 12), standing(2, 'Cy Fa', 20.5)],
  }),
  new Map(),
);

async function show(over: Partial<Comparison> = {}) {
  const data: Comparison = {
    kind: 'comparison',
    drivers,
    season: '2026/27',
    category: gt,
    totals: results.map(raceTotals),
    rounds: [
      { name: 'Taupō', url: 'taupo', numberText: '', days: '16 Jan', sessions: comparedSessions(results, 1) },
    ],
    shared: { championship, standings: championship.standings },
    others: [{ name: 'Di Lo', url: 'di-lo' }],
    ...over,
  };
  return render(<ComparisonPage data={data} context={await widgetContext({ isFirst: true })} />);
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('shows each driver’s season in figures', async () => {
  await show();
  expect(cellsOf(screen.getByRole('table', { name: 'Comparison' }))).toEqual([
    ['Driver', 'Points', 'Races', 'Wins', 'Podiums', 'Poles', 'Best result'],
    ['Ana Roe', '40', '2', '1', '2', '–', '1'],
    ['Bo Kim', '12', '2', '0', '0', '–', '4'],
    ['Cy Fa', '20.5', '1', '0', '1', '–', '2'],
  ]);
  expect(screen.getAllByRole('link', { name: 'Bo Kim' })[0]).toHaveAttribute('href', '/drivers/bo-kim');
});

test('draws their points and places, each line with its figures in a table', async () => {
  await show();
  const points = 'Points after each round';
  expect(screen.getByRole('img', { name: `${points}: Ana Roe 40, Bo Kim 12, Cy Fa 20.5` })).toBeVisible();
  expect(cellsOf(screen.getByRole('table', { name: points, hidden: true }))[2]).toEqual([
    'Bo Kim',
    '12',
    '12',
  ]);
  expect(
    screen.getByRole('img', { name: 'Position in each race: Ana Roe 3, Bo Kim 4, Cy Fa 2' }),
  ).toBeVisible();
  expect(cellsOf(screen.getByRole('table', { name: 'Position in each race', hidden: true }))).toEqual([
    ['Driver', 'R1 Race 1', 'R1 Race 2'],
    ['Ana Roe', '1', '3'],
    ['Bo Kim', '4', 'DNF'],
    ['Cy Fa', '–', '2'],
  ]);
});

test('lists every session with at least two of them, linked to its sheet', async () => {
  await show();
  const table = screen.getByRole('table', { name: 'Taupō' });
  expect(cellsOf(table)).toEqual([
    ['', 'Ana Roe', 'Bo Kim', 'Cy Fa'],
    ['Race 1', 'Position: 1Best lap: 1:20.000', 'Position: 4Best lap: 1:20.500', '–'],
    ['Race 2', 'Position: 3Best lap: 1:21.000', 'Position: DNFBest lap: –', 'Position: 2Best lap: 1:20.900'],
  ]);
  expect([...table.querySelectorAll('[data-quicker]')].map((lap) => lap.textContent)).toEqual([
    'Best lap: 1:20.000',
    'Best lap: 1:20.900',
  ]);
  expect(within(table).getByRole('link', { name: 'Race 2' })).toHaveAttribute('href', '/session/32');
});

test('links to comparisons with one driver more and one fewer, at addresses in a fixed order', async () => {
  await show();
  const linksIn = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn('Add a driver')).toEqual([['Di Lo', '/drivers/ana-roe/against/bo-kim~cy-fa~di-lo']]);
  expect(linksIn('Leave out')).toEqual([
    ['Ana Roe', '/drivers/bo-kim/against/cy-fa'],
    ['Bo Kim', '/drivers/ana-roe/against/cy-fa'],
    ['Cy Fa', '/drivers/ana-roe/against/bo-kim'],
  ]);
});

test('the spoiler shield covers points however long ago two of them met: one may have raced alone since', async () => {
  const longAgo = results.map((own) =>
    own.map(({ result: race, row }) => ({ result: { ...race, date: '2020-01-18T01:00:00Z' }, row })),
  );
  const round = { name: 'Taupō', url: 'taupo', numberText: '', days: '18 Jan' };
  await show({ rounds: [{ ...round, sessions: comparedSessions(longAgo, 1) }] });
  const table = screen.getByRole('table', { name: 'Comparison' });
  const chart = screen.getByRole('img', { name: /^Points after each round/ });
  for (const shown of [table, chart])
    expect(shown.closest('[data-tells]')?.getAttribute('data-tells')).toMatch(/^- /);
});

test('shows no points without a championship that includes all of them', async () => {
  await show({ shared: null, others: [] });
  expect(screen.queryByRole('columnheader', { name: 'Points' })).toBeNull();
  expect(screen.queryByRole('img', { name: /^Points/ })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Add a driver' })).toBeNull();
});
