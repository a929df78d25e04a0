import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundEntries } from '@/components/racing/round-entries';
import { seriesCalendarBlock } from '@/lib/contract/blocks/site';
import { getDates } from '@/lib/dates/server';
import { widgetContext } from '@/tests/widgets/context';
import { round } from '@/tests/widgets/records';
import { SeriesCalendarView } from './series-calendar';

const now = new Date('2027-02-01T00:00:00Z');
const rounds = [
  round({
    id: 2,
    name: 'Next',
    url: 'next',
    start_date: '2027-02-12T20:00:00Z',
    end_date: '2027-02-14T05:00:00Z',
  }),
  round({ id: 1, name: 'Past', url: 'past', resultsCount: 12, spectator_purchase_link: 'https://t.example' }),
  round({
    id: 3,
    name: 'Later',
    url: 'later',
    start_date: '2027-02-26T20:00:00Z',
    end_date: '2027-03-01T05:00:00Z',
  }),
];

async function show(names: readonly string[], shown = rounds) {
  const dates = await getDates('en');
  const data = names.map((name) => ({ name, url: name, entries: roundEntries(shown, dates, now) }));
  const context = await widgetContext({ now, isFirst: true });
  render(
    <SeriesCalendarView settings={seriesCalendarBlock.settings.parse({})} data={data} context={context} />,
  );
}

test('lists rounds by start date, past ones dimmed, with dates formatted as specified (spec 2.55)', async () => {
  await show(['Championship']);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('time')?.textContent)).toEqual([
    '16–17 Jan',
    '13–14 Feb',
    '27 Feb – 1 Mar',
  ]);
  expect(rows.map((row) => row.hasAttribute('data-past'))).toEqual([true, false, false]);
  expect(rows.map((row) => row.hasAttribute('data-next'))).toEqual([false, true, false]);
});

test('links to results if there are any, and sells no tickets for a finished round', async () => {
  await show(['Championship']);
  expect(screen.getByRole('link', { name: 'Results: Past' })).toHaveAttribute('href', '/results/past');
  expect(screen.queryByRole('link', { name: /Buy tickets/ })).toBeNull();
});

test('sells tickets for a round that takes place, and none for a postponed or cancelled one', async () => {
  const selling = { spectator_purchase_link: 'https://t.example', start_date: '2027-03-12T20:00:00Z' };
  const ahead = { ...selling, end_date: '2027-03-14T05:00:00Z' };
  await show(
    ['Championship'],
    [
      round({ ...ahead, id: 1, name: 'Moved', url: 'moved', round_status: 'moved' }),
      round({ ...ahead, id: 2, name: 'Off', url: 'off', round_status: 'postponed' }),
      round({ ...ahead, id: 4, name: 'Full', url: 'full', tickets_sold_out: true }),
      round({ ...ahead, id: 3, name: 'Gone', url: 'gone', round_status: 'cancelled' }),
    ],
  );
  expect(screen.getAllByRole('link', { name: /Buy tickets/ }).map((link) => link.textContent)).toEqual([
    'Buy tickets: Moved',
  ]);
  expect(screen.getByRole('link', { name: 'Sold out: Full' })).toBeVisible();
});

test('never calls a round finished that did not take place', async () => {
  await show(
    ['Championship'],
    [round({ id: 1, name: 'Past', url: 'past' }), round({ id: 2, url: 'gone', round_status: 'cancelled' })],
  );
  expect(screen.getAllByText('Finished')).toHaveLength(1);
  expect(screen.getByText('Cancelled')).toBeVisible();
});

test("uses the only series' name as the page's heading", async () => {
  await show(['Championship']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Championship');
});

test('separates several series with headings one level down', async () => {
  await show(['Championship', 'Heritage']);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Championship',
    'Heritage',
  ]);
});

test('offers the rounds to calendar apps', async () => {
  await show(['Championship']);
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/feeds/rounds.ics');
});
