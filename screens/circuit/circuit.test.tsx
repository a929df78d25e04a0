import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundEntries } from '@/components/racing/round-entries';
import { circuitSchema } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import { getTranslator } from '@/lib/i18n/translator';
import { session, timingRow } from '@/tests/widgets/racing-records';
import { EMPTY_SITE } from '@/tests/widgets/empty-site';
import { round } from '@/tests/widgets/records';
import { CircuitPage } from './circuit';
import type { CircuitScreen } from './load';

const circuit = circuitSchema.parse({
  name: 'Hill Park',
  url: 'hill-park',
  length: 2800,
  corners: 10,
  corner_names: ['The dipper'],
  lap_record: { time: '1:00.818', driver: 'Mere Tautahi', year: 2021 },
  address: { street_address: '1 Pit Lane', suburb_name: 'Te Kauwhata', country: 'New Zealand' },
});
const now = new Date('2027-02-01T00:00:00Z');
const at = (day: string) => ({
  start_date: `${day}T20:00:00Z`,
  end_date: `${day}T23:00:00Z`,
  venue: circuit,
});

async function show(over: Partial<CircuitScreen> = {}) {
  const dates = await getDates('en');
  const entries = (...days: readonly string[]) =>
    days.flatMap((day, index) =>
      roundEntries([round({ id: index + 1, name: `Round of ${day}`, url: day, ...at(day) })], dates, now),
    );
  const screenOf: CircuitScreen = {
    circuit,
    ahead: entries('2027-03-05'),
    past: entries('2027-01-15', '2026-12-05', '2026-02-05', '2025-12-05', '2025-02-05'),
    winners: [],
    drivers: new Map(),
    site: EMPTY_SITE,
    language: 'en',
    t: await getTranslator('en'),
    ...over,
  };
  render(<CircuitPage screen={screenOf} />);
}

test('a circuit’s page shows its location, lap length and record holder', async () => {
  await show({ drivers: new Map([['Mere Tautahi', '/drivers/mere-tautahi']]) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hill Park');
  const page = document.body;
  expect(page).toHaveTextContent('Te Kauwhata, New Zealand');
  expect(page).toHaveTextContent('2.8 km');
  expect(page).toHaveTextContent('1:00.818Mere Tautahi · 2021');
  expect(screen.getByRole('link', { name: 'Mere Tautahi' })).toHaveAttribute('href', '/drivers/mere-tautahi');
  expect(within(screen.getByRole('list', { name: 'Corners' })).getByText('The dipper')).toBeVisible();
  expect(within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link')).toHaveAttribute(
    'href',
    '/rounds',
  );
});

test('its rounds to come are first, then the past ones; the oldest are behind a press', async () => {
  await show();
  const rounds = screen.getAllByRole('link', { name: /^Round of/ }).map((link) => link.textContent);
  expect(rounds).toEqual([
    'Round of 2027-03-05',
    'Round of 2027-01-15',
    'Round of 2026-12-05',
    'Round of 2026-02-05',
    'Round of 2025-12-05',
    'Round of 2025-02-05',
  ]);
  // None of them links to the current page.
  expect(screen.queryByRole('link', { name: /^Hill Park/ })).toBeNull();
  expect(screen.getByText('Show all (6)').closest('details')).toHaveTextContent('Round of 2025-02-05');
});

test('shows its address and a map', async () => {
  await show();
  const way = screen.getByRole('complementary', { name: 'Getting there' });
  expect(way).toHaveTextContent('1 Pit Lane, Te Kauwhata, New Zealand');
  expect(within(way).getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
    'href',
    expect.stringContaining('Hill+Park'),
  );
});

test('links the winners of its latest rounds to their pages, and each round to its results', async () => {
  const place = {
    position: 1,
    race_number: '7',
    name: 'Ana Roe',
    drivers: [],
    team: '',
    team_url: '',
    class: '',
  };
  await show({
    winners: [
      {
        id: 'round-1',
        title: 'Round 1 · 16 Jan',
        round: { name: 'Round 1', url: 'round-1' },
        categories: [
          {
            category: { id: 1, name: 'GT', url: 'gt' },
            races: [
              {
                id: 9,
                date: null,
                name: 'Race 2',
                isProvisional: false,
                places: [{ ...place, class_position: 1 }],
              },
            ],
          },
        ],
      },
    ],
    drivers: new Map([['Ana Roe', '/drivers/ana-roe']]),
  });
  expect(screen.getByRole('heading', { name: 'Past winners' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana Roe' })).toHaveAttribute('href', '/drivers/ana-roe');
  expect(screen.getByRole('link', { name: 'Results: Round 1' })).toHaveAttribute('href', '/results/round-1');
});

test('links each category’s fastest race lap to its driver, category and sheet', async () => {
  const lap = (id: number, category: string, name: string, best_time: string) => ({
    result: session({
      id,
      date: '2026-01-16T20:00:00Z',
      category: { id, name: category, url: category.toLowerCase() },
    }),
    row: timingRow({ name, best_time, car: 'Porsche 911' }),
  });
  const laps = [lap(31, 'GT', 'Ana Roe', '1:02.100'), lap(32, 'Mini', 'Bo Kim', '1:15.000')];
  await show({
    circuit: { ...circuit, best_laps: laps },
    drivers: new Map([['Ana Roe', '/drivers/ana-roe']]),
  });
  const table = screen.getByRole('table', { name: 'Lap records' });
  const rows = within(table).getAllByRole('row').slice(1);
  // A record set last weekend is a spoiler for its race.
  expect(rows.map((row) => row.querySelectorAll('[data-tells]').length)).toEqual([2, 2]);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent.trim()))).toEqual([
    ['GT', 'Ana RoePorsche 911', '1:02.100 2026'],
    ['Mini', 'Bo KimPorsche 911', '1:15.000 2026'],
  ]);
  expect(
    within(rows[0]!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/category/gt', '/drivers/ana-roe', '/session/31']);
});

test('what is not known of a circuit is left out', async () => {
  await show({ circuit: circuitSchema.parse({ name: 'Field', url: 'field' }), past: [] });
  expect(screen.queryByRole('region', { name: 'Circuit' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Past winners' })).toBeNull();
  expect(screen.queryByText(/^Show all/)).toBeNull();
});

test('lists winners by category and year, and links each race to its sheet', async () => {
  const place = { position: 1, class_position: 1, race_number: '7', class: '', drivers: [], team_url: '' };
  const race = (id: number, category: string, date: string, name: string, team: string) =>
    session({
      ...{ id, date, podium: [{ ...place, name, team }] },
      category: { id: category.length, name: category, url: category.toLowerCase() },
    });
  await show({
    winners: [{ id: 'r', title: 'Round 1', round: { name: 'Round 1', url: 'round-1' }, categories: [] }],
    circuit: {
      ...circuit,
      past_races: [
        race(41, 'GT', '2026-01-16T20:00:00Z', 'Ana Roe', 'Kea Racing'),
        race(42, 'Mini', '2026-01-16T20:00:00Z', 'Cy Fa', ''),
        race(43, 'GT', '2024-12-31T20:00:00Z', 'Bo Kim', ''),
      ],
    },
    drivers: new Map([['Ana Roe', '/drivers/ana-roe']]),
  });
  const ofGt = screen.getByText('GT').closest('details');
  expect(
    within(ofGt ?? document.body)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/^2026 .*Ana Roe Kea Racing/),
    // The first of January at the circuit.
    expect.stringMatching(/^2025 .*Bo Kim/),
  ]);
  expect(screen.getByRole('link', { name: 'Ana Roe' })).toHaveAttribute('href', '/drivers/ana-roe');
  expect(screen.getByRole('link', { name: /^2025/ })).toHaveAttribute('href', '/session/43');
});
