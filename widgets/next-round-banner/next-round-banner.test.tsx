import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nextRoundBannerBlock } from '@/lib/contract/blocks/site';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages } from '@/lib/i18n/translator';
import { widgetContext } from '@/tests/widgets/context';
import { round } from '@/tests/widgets/records';
import { NextRoundBannerView } from './next-round-banner';

const MINUTE_MS = 60_000;
const next = round({
  name: 'Taupō Historic GP',
  start_date: '2027-01-15T20:00:00Z',
  end_date: '2027-01-17T05:00:00Z',
  spectator_purchase_link: 'https://tickets.example/1',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function show(
  renderedAt: string,
  clock = renderedAt,
  shown = next,
  variables = {},
  over = {},
  isFirst = false,
) {
  vi.setSystemTime(clock);
  const context = await widgetContext({ now: new Date(renderedAt), isFirst });
  const settings = nextRoundBannerBlock.settings.parse(variables);
  const data = {
    round: shown,
    number: 3,
    dateRange: '16–17 Jan',
    isOn: false,
    weekStart: '2027-01-08T11:00:00Z',
    hours: null,
    isOver: false,
    hasStandings: true,
    ...over,
  };
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <NextRoundBannerView settings={settings} data={data} context={context} />
    </I18nProvider>,
  );
}

test('counts whole days to the start, rounded up (spec 4.23, 4.25)', async () => {
  await show('2027-01-04T21:00:00Z');
  expect(screen.getByText('11 DAYS')).toBeVisible();
});

test('uses the singular for one day (spec 4.25)', async () => {
  await show('2027-01-15T19:00:00Z');
  expect(screen.getByText('1 DAY')).toBeVisible();
});

test('shows ’today’ during the round, and still sells tickets (spec 4.25, 4.26)', async () => {
  await show('2027-01-16T03:00:00Z');
  expect(screen.getByText('TODAY')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy tickets' })).toHaveAttribute(
    'href',
    'https://tickets.example/1',
  );
});

test('corrects a cached page, hiding tickets for a round that has finished (spec 4.24, 4.26)', async () => {
  await show('2027-01-16T03:00:00Z', '2027-01-19T06:00:00Z');
  expect(screen.getByText('2 DAYS AGO')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test("removes the tickets on an open page within a minute of the round's end", async () => {
  await show('2027-01-17T04:59:30Z');
  expect(screen.getByRole('link', { name: 'Buy tickets' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test('offers no tickets without an address for them, or with an invalid one (spec 4.26)', async () => {
  const first = await show('2027-01-14T00:00:00Z', undefined, { ...next, spectator_purchase_link: '' });
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
  first.unmount();
  await show('2027-01-14T00:00:00Z', undefined, { ...next, spectator_purchase_link: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test('shows that a round is sold out, and still links to its tickets, where an alert can be requested', async () => {
  await show('2027-01-14T00:00:00Z', undefined, { ...next, tickets_sold_out: true });
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sold out' })).toHaveAttribute('href', 'https://tickets.example/1');
});

test('omits the countdown if the editor turned it off', async () => {
  await show('2027-01-04T21:00:00Z', undefined, next, { show_countdown: false });
  expect(screen.queryByText('11 DAYS')).toBeNull();
});

test('calls the last seven days before it race week, on an older page as well', async () => {
  const first = await show('2027-01-04T21:00:00Z');
  expect(screen.getByText(/Next round/)).toHaveTextContent('Next round · Round 3');
  first.unmount();
  await show('2027-01-04T21:00:00Z', '2027-01-12T21:00:00Z');
  expect(screen.getByText(/Race week/)).toBeVisible();
});

test('shows race day during the round, with or without a timetable', async () => {
  await show('2027-01-16T03:00:00Z', undefined, next, {}, { isOn: true, weekStart: null });
  expect(screen.getByText(/Race day/)).toBeVisible();
});

test('leads a page with its broadcast, and is a strip with the shortest link below whatever leads it', async () => {
  const shown = { ...next, broadcast_link: '/wheretowatch' };
  const first = await show('2027-01-04T21:00:00Z', undefined, shown, {}, {}, true);
  const heading = screen.getByRole('heading', { level: 1, name: 'Taupō Historic GP' });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', `/round/${next.url}`);
  expect(screen.getByRole('link', { name: 'Watch live' })).toBeVisible();
  first.unmount();
  await show('2027-01-04T21:00:00Z', undefined, shown);
  expect(screen.getByRole('heading', { level: 2, name: 'Taupō Historic GP' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buy tickets' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Watch live' })).toBeNull();
});

test('between seasons shows that the season is over, and links to how it ended', async () => {
  const last = { ...next, resultsCount: 4 };
  await show('2027-04-12T00:00:00Z', undefined, last, {}, { isOver: true });
  expect(screen.getByText(/The season is over/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Standings' })).toHaveAttribute('href', '/standings');
  expect(screen.getByRole('link', { name: 'Results' })).toBeVisible();
  expect(screen.queryByText(/AGO/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test('shows nothing without rounds', async () => {
  const settings = nextRoundBannerBlock.settings.parse({});
  const { container } = render(
    <NextRoundBannerView settings={settings} data={null} context={await widgetContext()} />,
  );
  expect(container).toBeEmptyDOMElement();
});
