import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { championshipSchema, type Standing } from '@/lib/contract/entities/standings';
import { STATIC_PART } from '@/lib/content/static-part';
import { getTranslator } from '@/lib/i18n/translator';
import { withRoundNumbers, type NumberedChampionship } from '@/lib/season/round-numbers';
import { EMPTY_SITE } from '@/tests/widgets/empty-site';
import { StandingsPage } from './standings';

const ROUNDS = ['Taupō', 'Levels', 'Ruapuna'];

const driver = (_: unknown, index: number): Standing => ({
  rank: index + 1,
  name: `Driver ${String(index)}`,
  race_number: '',
  driver: null,
  team_url: '',
  points: 100 - index,
  gross: 100 - index,
  gap: index,
  change: 0,
  can_win: true,
  tie: null,
  rounds: ROUNDS.map(() => ({ points: 10, counted: 10, sessions: [] })),
  adjustments: [{ round: 2, points: -5, reason: 'Late' }],
});

const championshipOf = (drivers: number): NumberedChampionship => ({
  id: 1,
  name: 'GT',
  url: 'gt',
  of: 'drivers',
  season: '2026',
  category: { id: 1, name: 'GT', url: 'gt' },
  rounds_count: ROUNDS.length,
  rounds_held: ROUNDS.length,
  top: [],
  rounds: ROUNDS.map((name, index) => ({
    ...{ name, url: name, start_date: null, is_off: false, sessions: [] },
    number: index + 1,
  })),
  after: ROUNDS.length,
  drops: [],
  standings: Array.from({ length: drivers }, driver),
});

const TABLE = { kind: 'table', roundEnd: null, siblings: [], site: EMPTY_SITE, language: 'en' } as const;

/** How many elements React walks once the data of static parts is left out, of how many in total. */
async function walked(drivers: number): Promise<{ readonly walked: number; readonly all: number }> {
  const championship = championshipOf(drivers);
  const t = await getTranslator('en');
  const { container, unmount } = render(
    <StandingsPage screen={{ ...TABLE, championship, siblings: [championship], t }} />,
  );
  expect(screen.getAllByRole('rowheader', { hidden: true })).toHaveLength(drivers);
  const all = [...container.querySelectorAll('*')];
  const own = all.filter((element) => element.parentElement?.closest(`[${STATIC_PART}]`) === null);
  unmount();
  return { walked: own.length, all: all.length };
}

test('sends a championship’s table once: React walks as many elements with sixty drivers as with two', async () => {
  const [short, long] = [await walked(2), await walked(60)];
  expect(long.all).toBeGreaterThan(short.all + 58 * ROUNDS.length);
  expect(long.walked).toBe(short.walked);
});

test('the table after an earlier round leads back to the current one', async () => {
  const t = await getTranslator('en');
  const current = championshipOf(2);
  const rounds = current.rounds.map((round) => ({ ...round, sessions: [{ id: 1, name: 'Race 1' }] }));
  const championship = { ...current, rounds, after: 1 };
  render(<StandingsPage screen={{ ...TABLE, championship, siblings: [championship], t }} />);
  const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/standings',
    '/standings/gt',
  ]);
  expect(trail.getByText('Taupō')).toHaveAttribute('aria-current', 'page');
});

const adjusted = withRoundNumbers(
  championshipSchema.parse({
    id: 1,
    name: 'GT, teams',
    url: 'gt-teams',
    of: 'teams',
    season: '2026/27',
    rounds_count: 1,
    drops: [{ by: 'round', mode: 'drop', count: 1, from: 1, to: null }],
    rounds: [{ name: 'Taupō', url: 'taupo', sessions: [{ id: 1, name: 'Race 1' }] }],
    after: 1,
    standings: [
      ['Kea Racing', 'kea-racing'],
      ['Own entry', ''],
    ].map(([name, team_url], index) => ({
      rank: index + 1,
      name,
      team_url,
      points: 40,
      gap: 0,
      can_win: true,
      gross: 50,
      adjustments: [{ round: 1, points: -10, reason: `Fuel of car ${String(index + 7)}` }],
    })),
  }),
  new Map([['taupo', 4]]),
);

test('competitors with adjustments are also linked to their pages below the table', async () => {
  const t = await getTranslator('en');
  render(<StandingsPage screen={{ ...TABLE, championship: adjusted, t }} />);
  const note = (reason: string) => screen.getByText(new RegExp(reason), { selector: 'li' });
  expect(note('Fuel of car 7').querySelector('a')).toHaveAttribute('href', '/team/kea-racing');
  expect(note('Fuel of car 7')).toHaveTextContent('Kea Racing −10 (R4): Fuel of car 7');
  expect(note('Fuel of car 8')).toHaveTextContent('Own entry −10 (R4): Fuel of car 8');
  expect(note('Fuel of car 8').querySelector('a')).toBeNull();
});

test('rules for a part of the season name its rounds by their numbers on the calendar', async () => {
  render(<StandingsPage screen={{ ...TABLE, championship: adjusted, t: await getTranslator('en') }} />);
  expect(screen.getByText('Worst rounds dropped: 1 (R4–R4)')).toBeVisible();
});

test('a table after an earlier round is as recent as that round’s last day: its races are covered as long', async () => {
  const t = await getTranslator('en');
  const current = championshipOf(2);
  const rounds = current.rounds.map((round, index) => ({
    ...round,
    start_date: '2027-01-14T20:00:00Z',
    sessions: [{ id: index + 1, name: 'Race 1' }],
  }));
  const championship = { ...current, rounds, after: 2 };
  render(<StandingsPage screen={{ ...TABLE, championship, roundEnd: '2027-01-17T05:00:00Z', t }} />);
  const day = Date.parse('2027-01-17T00:00:00Z') / (24 * 60 * 60 * 1000);
  expect(screen.getAllByRole('table')[0]?.closest('[data-tells]')).toHaveAttribute(
    'data-tells',
    `${String(day)} c1-2`,
  );
});
