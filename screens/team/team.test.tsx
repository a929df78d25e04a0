import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entrySchema, teamSchema } from '@/lib/contract/entities/racing';
import { championshipSchema, standingPlaceSchema } from '@/lib/contract/entities/standings';
import { withRoundNumbers } from '@/lib/season/round-numbers';
import { getTranslator } from '@/lib/i18n/translator';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { EMPTY_SITE } from '@/tests/widgets/empty-site';
import type { TeamScreen } from './load';
import { TeamPage } from './team';

const gt = { id: 1, name: 'GT', url: 'gt' };
const ana = { id: 5, name: 'Ana Roe', url: 'ana-roe' };
const car = (race_number: string, name: string, over: object = {}) =>
  entrySchema.parse({
    id: Number(race_number),
    race_number,
    name,
    category: gt,
    team: 'Kea Racing',
    ...over,
  });
const result = (id: number, session_name: string, position: number | null) => ({
  result: session({ id, session_name, is_a_race: session_name.startsWith('Race'), category: gt }),
  row: timingRow({ position, race_number: '7', name: 'Ana Roe', drivers: [ana] }),
});
const round = (name: string, ...results: ReturnType<typeof result>[]) => ({
  name,
  url: name.toLowerCase(),
  numberText: 'Round 2',
  days: '16 Jan',
  results,
});
const place = (name: string, rank: number, over: object = {}) =>
  standingPlaceSchema.parse({ rank, name, points: 40, gap: 0, can_win: true, ...over });

async function show(over: Partial<TeamScreen> = {}) {
  const screenOf: TeamScreen = {
    team: teamSchema.parse({ name: 'Kea Racing', url: 'kea-racing' }),
    season: '2026/27',
    cars: [car('7', 'Ana Roe', { drivers: [ana], car: 'Porsche 911' })],
    next: [],
    rounds: [],
    places: [],
    standing: null,
    earlier: [],
    drivers: new Map(),
    site: EMPTY_SITE,
    language: 'en',
    t: await getTranslator('en'),
    ...over,
  };
  return render(<TeamPage screen={screenOf} />);
}

test('a team’s page shows its cars and drivers of the season, each driver and category linked to their page', async () => {
  const { container } = await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kea Racing');
  expect(container).toHaveTextContent('Team · 2026/27');
  expect(container.querySelector('.timetable-line')).toHaveTextContent('7Ana RoeGT · Porsche 911');
  expect(screen.getByRole('link', { name: 'Ana Roe' })).toHaveAttribute('href', '/drivers/ana-roe');
  expect(screen.getByRole('link', { name: 'GT' })).toHaveAttribute('href', '/category/gt');
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(crumbs.getByRole('link', { name: 'Drivers' })).toHaveAttribute('href', '/drivers');
});

test('tells search engines who drives for it', async () => {
  const { container } = await show();
  const scripts = [...container.querySelectorAll('script[type="application/ld+json"]')];
  const data = scripts.map((script): unknown => JSON.parse(script.textContent));
  expect(data).toContainEqual(
    expect.objectContaining({
      '@type': 'SportsTeam',
      name: 'Kea Racing',
      url: expect.stringMatching(/\/team\/kea-racing$/),
      athlete: [expect.objectContaining({ '@type': 'Person', name: 'Ana Roe' })],
    }),
  );
});

test('before its first result it says so, and what is not known is left out', async () => {
  await show();
  expect(screen.getByText('No results yet.')).toBeVisible();
  for (const heading of ['Standings', 'Next session', 'Earlier seasons'])
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
});

const teamsTable = withRoundNumbers(
  championshipSchema.parse({
    ...{ id: 9, name: 'GT Teams', url: 'gt-teams', of: 'teams', rounds_count: 2, after: 2 },
    rounds: ['taupo', 'levels'].map((url) => ({ name: url, url, is_off: false })),
    standings: [
      {
        ...{ rank: 1, name: 'Kea Racing', points: 70.5, gap: 0, can_win: true, gross: 70.5 },
        rounds: [40, 30.5].map((points) => ({ points, counted: points })),
      },
    ],
  }),
  new Map(),
);
const [line] = teamsTable.standings;
const standing = line ? { championship: teamsTable, line } : null;

test('shows its points round by round, as a line with its table', async () => {
  await show({
    standing,
    rounds: [round('Levels', result(41, 'Race 1', 2)), round('Ruapuna', result(42, 'Race 1', 3))],
  });
  expect(screen.getByRole('img', { name: 'Points after each round: Kea Racing 70.5' })).toBeVisible();
  const table = screen.getByRole('table', { name: 'Points after each round', hidden: true });
  expect(table).toHaveTextContent('TeamR1R2Kea Racing4070.5');
  const [levels, ruapuna] = ['Levels', 'Ruapuna'].map((name) =>
    screen.getAllByText(name)[0]?.closest('details'),
  );
  expect(levels).toHaveTextContent('30.5 Points');
  expect(ruapuna).not.toHaveTextContent('Points');
});

test('can be shared once its points were asked for: the share picture has its place among teams', async () => {
  const { container } = await show({ standing, rounds: [round('Levels', result(41, 'Race 1', 2))] });
  const points = screen.getByRole('img', { name: /^Points after each round/ }).closest('[data-tells]');
  expect(container.querySelector('.share')?.getAttribute('data-tells')).toBe(
    points?.getAttribute('data-tells'),
  );
});

test('shows results round by round, the latest open, with place and driver linked to the sheet', async () => {
  await show({
    rounds: [
      round('Taupō', result(31, 'Qualifying', 4), result(32, 'Race 1', 2), result(33, 'Race 2', null)),
      round('Levels', result(21, 'Race 1', 1)),
    ],
  });
  const rounds = ['Taupō', 'Levels'].map((name) => screen.getAllByText(name)[0]?.closest('details'));
  expect(rounds.map((one) => one?.open)).toEqual([true, false]);
  const links = within(rounds[0]!).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/drivers/ana-roe', 'Ana Roe'],
    ['/category/gt', 'GT'],
    ['/session/31', 'Qualifying Position: 4'],
    ['/session/32', 'Race 1 Position: 2'],
    ['/session/33', 'Race 2 Position: DNF'],
    ['/results/taup%C5%8D', 'Results: Taupō'],
  ]);
  expect(screen.getByText('Races').nextSibling).toHaveTextContent('3');
  expect(screen.getByText('Wins').nextSibling).toHaveTextContent('1');
});

test('shows when its classes are next on track, by the circuit’s clock', async () => {
  await show({
    next: [
      {
        id: 41,
        name: 'Practice 1',
        category: gt,
        round: { name: 'Manfeild', url: 'manfeild' },
        starts_at: '2027-01-15T20:00:00Z',
        day: 'Sat 16 Jan',
        time: '09:00',
        zone: 'New Zealand Time',
      },
    ],
  });
  const next = screen.getByRole('complementary', { name: 'Next session' });
  expect(next).toHaveTextContent('Manfeild');
  expect(next).toHaveTextContent('Sat 16 Jan · 09:00');
  expect(next).toHaveTextContent('All times: New Zealand Time');
  expect(within(next).getByRole('link', { name: 'GT Practice 1' })).toHaveAttribute('href', '/session/41');
  expect(within(next).getByRole('link', { name: 'Manfeild' })).toHaveAttribute('href', '/round/manfeild');
});

test('links its place among teams, and those of its drivers, to their tables', async () => {
  const championship = (name: string, url: string) => ({ id: 1, name, url });
  await show({
    places: [
      {
        championship: championship('GT, teams', 'gt-teams'),
        place: place('Kea Racing', 3, { team_url: 'kea-racing' }),
        isNamed: false,
      },
      {
        championship: championship('GT', 'gt'),
        place: place('Ana Roe', 1, { driver: ana }),
        isNamed: true,
      },
    ],
  });
  expect(screen.getByRole('link', { name: 'GT, teams' })).toHaveAttribute('href', '/standings/gt-teams');
  const own = within(screen.getByRole('heading', { name: 'Standings' }).closest('section')!);
  expect(own.getByRole('link', { name: 'GT' })).toHaveAttribute('href', '/standings/gt');
  expect(own.getByRole('link', { name: 'Ana Roe' })).toHaveAttribute('href', '/drivers/ana-roe');
});

test('lists earlier seasons’ rounds, each linked to its results', async () => {
  await show({ earlier: [{ name: '2025/26', rounds: [{ name: 'Levels 2026', url: 'levels-2026' }] }] });
  const season = screen.getByText('2025/26').closest('details');
  expect(season).not.toHaveAttribute('open');
  expect(within(season!).getByText('Levels 2026')).toHaveAttribute('href', '/results/levels-2026');
});

test('folds what a phone would have to scroll past', async () => {
  await show({ cars: Array.from({ length: 9 }, (_, index) => car(String(index + 1), `Driver ${index}`)) });
  expect(screen.getByText('Show all (9)').closest('details')).toHaveTextContent('Driver 8');
});
