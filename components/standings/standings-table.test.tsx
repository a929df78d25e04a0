import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Standing } from '@/lib/contract/entities/standings';
import { getTranslator, type Translator } from '@/lib/i18n/translator';
import type { NumberedChampionship } from '@/lib/season/round-numbers';
import { PointsChart } from './points-chart';
import { StandingsTable } from './standings-table';

let t: Translator;
beforeAll(async () => {
  t = await getTranslator('en');
});

const round = (points: number | null, counted: number, isDropped = false): Standing['rounds'][number] => ({
  points,
  counted,
  sessions: points === null ? [] : [{ session: 1, position: 1, points, bonuses: [], is_dropped: isDropped }],
});

const line = (name: string, more: Partial<Standing>): Standing => ({
  rank: 1,
  name,
  race_number: '',
  driver: null,
  team_url: '',
  points: 0,
  gross: more.points ?? 0,
  gap: 0,
  change: null,
  can_win: true,
  tie: null,
  rounds: [],
  adjustments: [],
  ...more,
});

const championship: NumberedChampionship = {
  id: 1,
  name: 'GT',
  url: 'gt',
  of: 'drivers',
  season: '2026',
  category: null,
  rounds_count: 3,
  rounds_held: 2,
  top: [],
  rounds: ['Taupō', 'Levels', 'Ruapuna'].map((name, index) => ({
    name,
    url: name,
    start_date: null,
    is_off: false,
    sessions: [],
    number: index + 1,
  })),
  after: 2,
  drops: [],
  standings: [
    line('Ana Roe', {
      points: 25.5,
      change: 1,
      driver: { id: 1, url: 'ana-roe' },
      rounds: [round(18, 0, true), round(25.5, 25.5)],
    }),
    line('Bo Kim', {
      rank: 2,
      points: 25.5,
      change: -1,
      can_win: false,
      tie: { kind: 'countback', place: 1, more: 1, fewer: 0 },
      rounds: [round(null, 0), round(30.5, 30.5)],
      adjustments: [{ round: 2, points: -5, reason: 'Late' }],
    }),
  ],
};

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a line shows points by round, dropped results, the change, the tie and the adjustment', () => {
  render(<StandingsTable championship={championship} caption="GT after round 2" language="en" t={t} />);
  const table = screen.getByRole('table', { name: 'GT after round 2' });
  const [head, ana, bo] = within(table).getAllByRole('row');
  if (!head || !ana || !bo) throw new Error('There are three rows');
  // A future round has no column; the last column is for the stars.
  expect(within(head).getAllByRole('columnheader')).toHaveLength(6);
  expect(cellsOf(ana)).toEqual(['25.5', '–', 'Dropped: 18', '25.5', '']);
  const who = within(ana).getByRole('rowheader');
  expect(within(who).getByRole('link', { name: 'Ana Roe' }).getAttribute('href')).toBe('/drivers/ana-roe');
  expect(who.textContent).toContain('Up 1');
  expect(who.textContent).toContain(t('standings.canWin'));
  expect(cellsOf(bo)).toEqual(['25.5−5 Adjustments', '–', '–', '30.5', '']);
  const other = within(bo).getByRole('rowheader').textContent;
  expect(other).toContain('Lower on countback. Finishes in position 1: 0 to 1');
  expect(other).not.toContain(t('standings.canWin'));
});

test('the gap is to the leader, unlike a timing sheet’s to the car ahead', async () => {
  const japanese = await getTranslator('ja');
  render(<StandingsTable championship={championship} caption="GT" language="ja" t={japanese} />);
  expect(screen.getByRole('columnheader', { name: 'トップとの差' })).toBeInTheDocument();
});

test('the rounds have their numbers on the calendar, in the table and in the chart', () => {
  const rounds = championship.rounds.map((each, index) => ({ ...each, number: index + 4 }));
  const table = { ...championship, rounds };
  const { unmount } = render(<StandingsTable championship={table} caption="GT" language="en" t={t} />);
  expect(screen.getByRole('columnheader', { name: /^R4\s*Taupō$/ })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /^R5\s*Levels$/ })).toBeInTheDocument();
  unmount();
  render(<PointsChart championship={table} language="en" t={t} />);
  expect(screen.getByRole('img')).toHaveTextContent('R5');
  expect(screen.getByRole('img')).not.toHaveTextContent('R1');
});

test('a competitor with a page has a star at the end of the line; a table of crews has none', () => {
  const { unmount } = render(<StandingsTable championship={championship} caption="GT" language="en" t={t} />);
  const star = screen.getByRole('button', { name: 'Favourite: Ana Roe', hidden: true });
  expect(star).toHaveAttribute('data-star', 'driver-1');
  // It can't be pressed until its script has loaded.
  expect(star).toBeDisabled();
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(1);
  unmount();
  const crews = championship.standings.map((place) => ({ ...place, driver: null }));
  render(
    <StandingsTable championship={{ ...championship, standings: crews }} caption="GT" language="en" t={t} />,
  );
  expect(screen.queryByRole('button', { hidden: true })).toBeNull();
  expect(screen.getAllByRole('columnheader')).toHaveLength(5);
});

test('with dropped results, each line shows its total before drops', () => {
  const [ana, bo] = championship.standings;
  const standings = [{ ...ana!, gross: 43.5 }, bo!];
  render(<StandingsTable championship={{ ...championship, standings }} caption="GT" language="en" t={t} />);
  const [head, first, second] = screen.getAllByRole('row');
  expect(within(head!).getAllByRole('columnheader')[3]).toHaveTextContent('Before drops');
  expect([cellsOf(first!)[2], cellsOf(second!)[2]]).toEqual(['43.5', '25.5']);
});

test('marks bonuses at their round and explains them below the table', () => {
  const [ana, bo] = championship.standings;
  const [first, second] = ana?.rounds ?? [];
  const withBonus = second?.sessions.map((session) => ({ ...session, bonuses: ['pole' as const] })) ?? [];
  const standings = [{ ...ana!, rounds: [first!, { ...second!, sessions: withBonus }] }, bo!];
  render(<StandingsTable championship={{ ...championship, standings }} caption="GT" language="en" t={t} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toContain('25.5P');
  expect(screen.getByText('Pole position')).toBeVisible();
  expect(screen.queryByText('Fastest lap')).toBeNull();
});

test('nobody can still win once the only remaining round is cancelled', () => {
  const rounds = championship.rounds.map((one, index) => ({ ...one, is_off: index === 2 }));
  render(<StandingsTable championship={{ ...championship, rounds }} caption="GT" language="en" t={t} />);
  expect(screen.queryByText(t('standings.canWin'))).toBeNull();
});

test('shows the first 11 lines of a long table, and folds the rest', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => line(`Driver ${String(index + 1)}`, { rank: index + 1 }));
  const table = (count: number) => (
    <StandingsTable
      championship={{ ...championship, standings: lines(count) }}
      caption="GT"
      language="en"
      t={t}
    />
  );
  const { rerender } = render(table(15));
  expect(screen.getAllByRole('rowheader')).toHaveLength(15);
  expect(screen.queryByText(/Show all/)).toBeNull();
  rerender(table(16));
  expect(within(screen.getByRole('table', { name: 'GT' })).getAllByRole('rowheader')).toHaveLength(11);
  const fold = screen.getByText('Show all (16)').closest('details');
  expect(fold?.open).toBe(false);
  const rest = within(fold!).getByRole('table', { name: 'GT (12–16)', hidden: true });
  expect(within(rest).getByText('Driver 16')).toBeInTheDocument();
});

test('below it, the same points are drawn round by round, summed up in one sentence', () => {
  const { rerender } = render(<PointsChart championship={championship} language="de" t={t} />);
  const drawn = screen.getByRole('img', { name: 'Points after each round: Ana Roe 25,5, Bo Kim 25,5' });
  expect(drawn).toHaveTextContent('R1');
  expect(drawn).toHaveTextContent('R2');
  rerender(<PointsChart championship={{ ...championship, after: 1 }} language="de" t={t} />);
  expect(screen.queryByRole('img')).toBeNull();
});
