import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { championshipSchema } from '@/lib/contract/entities/standings';
import { withRoundNumbers } from '@/lib/season/round-numbers';
import { widgetContext } from '@/tests/widgets/context';
import { driver, session, timingRow } from '@/tests/widgets/racing-records';
import { DriverPage } from './driver-page';
import type { LoadedDriver } from './load-driver';

const ana = driver(5, { first_name: 'Ana', last_name: 'Roe', url: 'ana-roe' });
const race = { result: session({ id: 31, session_name: 'Race 1' }), row: timingRow({ position: 1 }) };
const qualifying = {
  result: session({ id: 30, session_name: 'Qualifying', is_a_race: false, kind: 'qualifying' }),
  row: timingRow({ position: 1 }),
};
const championship = withRoundNumbers(
  championshipSchema.parse({
    id: 1,
    name: 'GT Championship',
    url: 'gt-championship',
    of: 'drivers',
    rounds_count: 2,
    after: 2,
    rounds: ['Taupō', 'Levels'].map((name) => ({ name, url: name.toLowerCase(), is_off: false })),
    standings: [
      {
        ...{ rank: 1, name: 'Ana Roe', points: 45.5, gap: 0, can_win: true, gross: 45.5 },
        rounds: [25, 20.5].map((points) => ({ points, counted: points })),
      },
    ],
  }),
  new Map(),
);
const rivals = Array.from({ length: 8 }, (_, index) => ({
  name: `Rival ${String(index)}`,
  url: index === 0 ? 'aaron' : `rival-${String(index)}`,
}));

async function show(over: Partial<LoadedDriver> = {}) {
  const [line] = championship.standings;
  const data: LoadedDriver = {
    kind: 'driver',
    driver: ana,
    season: '2026/27',
    isCurrent: true,
    rounds: [
      { name: 'Taupō', url: 'taupō', numberText: 'Round 1', days: '16 Jan', results: [qualifying, race] },
    ],
    places: [],
    standing: line ? { championship, line } : null,
    bestLaps: [],
    earlier: [{ name: '2025/26', rounds: [{ name: 'Manfeild', url: 'manfeild' }] }],
    rivals,
    ...over,
  };
  return render(<DriverPage data={data} context={await widgetContext({ isFirst: true })} />);
}

test('a driver’s page shows the season in figures and by round, with its points', async () => {
  await show();
  for (const [label, value] of [
    ['Races', '1'],
    ['Wins', '1'],
    ['Poles', '1'],
  ] as const)
    expect(screen.getByText(label).nextSibling).toHaveTextContent(value);
  const season = screen.getByRole('heading', { name: 'Season so far' }).closest('section')!;
  expect(season).toHaveTextContent('2026/27');
  expect(season).toHaveTextContent('Round 1 · 16 Jan · 25 Points');
  expect(screen.getByRole('img', { name: 'Points after each round: Ana Roe 45.5' })).toBeVisible();
});

test('draws the points and the places of a season, each with its table', async () => {
  const [first, second] = [1, 2].map((id) => ({
    result: session({
      id,
      session_name: `Race ${String(id)}`,
      round: { id: 1, name: 'Levels', url: 'levels', venue: null },
    }),
    row: timingRow(id === 1 ? { position: 3 } : { position: null, total_time: 'DNF' }),
  }));
  const opener = {
    result: session({ id: 3, round: { id: 2, name: 'Taupō', url: 'taupō', venue: null } }),
    row: timingRow({ position: 2 }),
  };
  await show({
    rounds: [
      { name: 'Levels', url: 'levels', numberText: '', days: '', results: [first!, second!] },
      { name: 'Taupō', url: 'taupō', numberText: '', days: '', results: [opener] },
    ],
  });
  expect(screen.getByRole('img', { name: 'Position in each race: Ana Roe 3' })).toBeVisible();
  const cellsOf = (name: string) =>
    within(screen.getByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cellsOf('Position in each race')).toEqual([
    ['Driver', 'R1 Race 1', 'R2 Race 1', 'R2 Race 2'],
    ['Ana Roe', '2', '3', 'DNF'],
  ]);
  expect(cellsOf('Points after each round')).toEqual([
    ['Driver', 'R1', 'R2'],
    ['Ana Roe', '25', '45.5'],
  ]);
});

test('links their best laps to the sheets', async () => {
  const venue = { name: 'Taupō International', timezone: 'Pacific/Auckland' };
  await show({
    bestLaps: [
      {
        result: session({
          ...{ id: 77, date: '2025-01-16T20:00:00Z', category: { id: 1, name: 'GT', url: 'gt' } },
          round: { id: 1, name: 'Taupō', url: 'taupō', venue },
        }),
        row: timingRow({ best_time: '1:24.380' }),
      },
    ],
  });
  const table = screen.getByRole('table', { name: 'Best laps by circuit' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Taupō InternationalGT1:24.380 Taupō2025');
  expect(within(table).getByRole('link', { name: /^1:24\.380/ })).toHaveAttribute('href', '/session/77');
});

test('a past season isn’t called the current one, and earlier rounds link to their results', async () => {
  await show({ isCurrent: false });
  expect(screen.queryByRole('heading', { name: 'Season so far' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Results' })).toBeVisible();
  expect(screen.getByText('Manfeild').closest('a')).toHaveAttribute('href', '/results/manfeild');
});

test('where a driver was placed in an earlier season gives away no more than its last session', async () => {
  const places = championship.standings.map((place) => ({ championship, place, isNamed: false }));
  const marks = () =>
    [
      screen.getByRole('link', { name: 'GT Championship' }),
      screen.getByRole('img', { name: 'Points after each round: Ana Roe 45.5' }),
    ].map((shown) => shown.closest('[data-tells]')?.getAttribute('data-tells')?.split(' ')[0]);
  const { unmount } = await show({ places });
  expect(marks()).toEqual(['-', '-']);
  unmount();
  const last = { ...race, result: { ...race.result, date: '2024-01-16T02:00:00Z' } };
  const rounds = [{ name: 'Taupō', url: 'taupō', numberText: 'Round 1', days: '16 Jan', results: [last] }];
  await show({ places, rounds, isCurrent: false });
  const day = String(Date.UTC(2024, 0, 16) / 86_400_000);
  expect(marks()).toEqual([day, day]);
});

test('links to a comparison with each rival, in a fixed order of names, the furthest behind a press', async () => {
  await show();
  const links = [...screen.getByRole('navigation', { name: 'Head to head' }).querySelectorAll('a')];
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
    '/drivers/aaron/against/ana-roe',
    '/drivers/ana-roe/against/rival-1',
  ]);
  expect(links).toHaveLength(8);
  expect(
    within(screen.getByText('Show all (8)').closest('details')!).getByText('Rival 7'),
  ).toBeInTheDocument();
});

test('before the first result there is nothing of a season, and nobody to compare', async () => {
  await show({ rounds: [], standing: null, earlier: [], rivals: [], season: '' });
  for (const heading of ['Season so far', 'Head to head', 'Earlier seasons'])
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});
