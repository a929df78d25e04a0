import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entrySchema } from '@/lib/contract/entities/racing';
import { getTranslator } from '@/lib/i18n/translator';
import { roundJsonLd } from '@/lib/seo/event';
import { fullRound } from '@/tests/widgets/racing-records';
import { RoundEntries } from './round-entries';

const GT = { id: 1, name: 'GT', url: 'gt' };
const FORD = { id: 2, name: 'Formula Ford', url: 'formula-ford' };
const entry = (over: object) => entrySchema.parse({ status: 'entered', category: GT, ...over });

const ENTRIES = [
  entry({
    id: 1,
    race_number: '07',
    name: 'Mere Tautahi / Tom Lindqvist',
    class: 'A',
    team: 'Kea Racing',
    team_url: 'kea-racing',
    car: 'Porsche 911',
    drivers: [{ id: 5, name: 'Mere Tautahi', url: 'mere-tautahi' }],
  }),
  entry({ id: 2, race_number: '8', name: 'Ana Roe', status: 'withdrawn', note: 'Engine' }),
  entry({ id: 3, race_number: '8', name: 'Bo Kim', status: 'reserve', category: FORD, team: 'Tui' }),
];

test('an entry list has a section for each category, with the state of each entry', async () => {
  render(
    <RoundEntries
      round={fullRound()}
      dateRange="16–17 Jan"
      entries={ENTRIES}
      drivers={new Map()}
      t={await getTranslator('en')}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Entry list: Taupō Historic Grand Prix',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'GT',
    'Formula Ford',
  ]);
  const [crew, withdrawn, reserve] = screen
    .getAllByRole('listitem')
    .filter((item) => /\d/.test(item.textContent ?? '') && item.className === 'timetable-line');
  expect(crew).toHaveTextContent('07Mere Tautahi / Tom LindqvistClass A · Kea Racing · Porsche 911');
  expect(
    within(crew!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/drivers/mere-tautahi', '/team/kea-racing']);
  expect(withdrawn).toHaveTextContent('EngineWithdrawn');
  expect(reserve).toHaveTextContent('Reserve');
});

test('on a phone each of several categories is folded behind its number of cars; a single one is open', async () => {
  const t = await getTranslator('en');
  const folds = (entries: typeof ENTRIES) => {
    const { container, unmount } = render(
      <RoundEntries round={fullRound()} dateRange="" entries={entries} t={t} drivers={new Map()} />,
    );
    const found = [...container.querySelectorAll('details')].map((fold) => [
      fold.querySelector('summary')?.textContent,
      fold.open,
      fold.querySelectorAll('li').length,
    ]);
    unmount();
    return found;
  };
  expect(folds(ENTRIES)).toEqual([
    ['Show all (2)', false, 2],
    ['Show all (1)', false, 1],
  ]);
  expect(folds(ENTRIES.slice(0, 2))).toEqual([['Show all (2)', true, 2]]);
});

test('on wider screens, links jump to the categories', async () => {
  render(
    <RoundEntries
      round={fullRound()}
      dateRange=""
      entries={ENTRIES}
      drivers={new Map()}
      t={await getTranslator('en')}
    />,
  );
  const jumps = within(screen.getByRole('navigation', { name: 'Racing categories' })).getAllByRole('link');
  for (const [index, heading] of ['GT', 'Formula Ford'].entries()) {
    expect(jumps[index]).toHaveTextContent(heading);
    const target = document.getElementById(jumps[index]!.getAttribute('href')!.slice(1));
    expect(within(target!).getByRole('heading', { name: heading })).toBeVisible();
  }
});

test('the same cars are listed by number, whatever the category, each with its category; a phone opens them 24 at a time', async () => {
  const cars = Array.from({ length: 23 }, (_, index) =>
    entry({ id: 10 + index, race_number: String(100 - index), name: `Driver ${String(index)}` }),
  );
  const { container } = render(
    <RoundEntries
      round={fullRound()}
      dateRange=""
      entries={[...cars, ...ENTRIES]}
      isByNumber
      drivers={new Map()}
      t={await getTranslator('en')}
    />,
  );
  const orders = within(screen.getByRole('navigation', { name: 'Entry list' })).getAllByRole('link');
  expect(orders.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/round/taupo-historic-gp/entries', null],
    ['/round/taupo-historic-gp/entries-by-number', 'page'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '07–98',
    '99–100',
  ]);
  const lines = [...container.querySelectorAll('.timetable-line')];
  expect(lines.slice(0, 3).map((line) => line.querySelector('.timetable-time')?.textContent)).toEqual([
    '07',
    '8',
    '8',
  ]);
  expect(lines[0]).toHaveTextContent('GT · Class A · Kea Racing · Porsche 911');
  expect(lines[2]).toHaveTextContent('Bo KimFormula Ford · Tui');
});

test('a list of one category has no choice of order', async () => {
  render(
    <RoundEntries
      round={fullRound()}
      dateRange=""
      entries={ENTRIES.slice(0, 2)}
      drivers={new Map()}
      t={await getTranslator('en')}
    />,
  );
  expect(screen.queryByRole('navigation', { name: 'Entry list' })).toBeNull();
});

test('tells search engines who takes part: crews as teams, and nobody who has withdrawn', () => {
  const site = { name: 'Southern Cross', siteUrl: 'https://www.example.nz' };
  const data = JSON.parse(
    JSON.stringify(roundJsonLd(fullRound(), site, new Date(), { entries: ENTRIES })),
  ) as object;
  expect(data).toMatchObject({
    competitor: [
      {
        '@type': 'SportsTeam',
        name: 'Kea Racing',
        athlete: [
          { '@type': 'Person', name: 'Mere Tautahi', url: 'https://www.example.nz/drivers/mere-tautahi' },
          { '@type': 'Person', name: 'Tom Lindqvist' },
        ],
      },
      { '@type': 'Person', name: 'Bo Kim', memberOf: { '@type': 'SportsTeam', name: 'Tui' } },
    ],
  });
  expect(roundJsonLd(fullRound(), site, new Date())).not.toHaveProperty('competitor');
});
