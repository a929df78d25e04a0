import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { roundDetailsBlock } from '@/lib/contract/blocks/site';
import { broadcastSchema, podiumPlaceSchema, type Round } from '@/lib/contract/entities/racing';
import { championshipSummarySchema } from '@/lib/contract/entities/standings';
import { podiumDays } from '@/components/racing/podium-days';
import { productSchema } from '@/lib/contract/entities/shop';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { widgetContext } from '@/tests/widgets/context';
import { fullRound, session, timetableSession } from '@/tests/widgets/racing-records';
import { image } from '@/tests/widgets/records';
import { roundFacts, type StandingsOfRound } from './load';
import type { RoundTicketsPart } from './load-tickets';
import { RoundDetailsView } from './round-details';

const t = await getTranslator('en');
const BEFORE = '2027-01-05T20:00:00Z';
const AFTER = '2027-02-01T00:00:00Z';

const pageOf = (round: Round, now: string) => ({
  round,
  dateRange: '16–17 Jan',
  hasEnded: new Date(round.end_date) < new Date(now),
  number: 5,
  isNext: true,
  hasPastWinners: false,
  broadcasts: round.broadcasts,
  articles: [],
  pictures: [],
  posts: null,
  days: round.results.map((result) => ({
    id: `day-${result.id}`,
    title: 'Sat',
    sessions: [{ session: result, time: '' }],
  })),
  initialDay: undefined,
  timetable: {
    ...{ days: [], categories: [], chosen: '', zone: 'New Zealand Time' },
    ...{ openDays: undefined, shownLines: undefined },
  },
  podiums: podiumDays(round.results, { weekday: () => 'Saturday' }, t),
  drivers: new Map<string, string>(),
  standings: { championships: [], areAfterRound: false },
  entries: null,
  hours: null,
  tickets: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type More = {
  readonly tickets?: RoundTicketsPart | null;
  readonly hasPastWinners?: boolean;
  readonly standings?: StandingsOfRound;
};

async function show(round: Round, now = BEFORE, variables = {}, more: More = {}) {
  vi.setSystemTime(now);
  const context = await widgetContext({ now: new Date(now), isFirst: true });
  const settings = roundDetailsBlock.settings.parse(variables);
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <RoundDetailsView settings={settings} data={{ ...pageOf(round, now), ...more }} context={context} />
    </I18nProvider>,
  );
}

const selling = fullRound({ spectator_purchase_link: 'https://tickets.example/7' });

test('sells tickets until the round has finished', async () => {
  await show(selling);
  const links = screen.getAllByRole('link', { name: 'Buy tickets' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://tickets.example/7',
    'https://tickets.example/7',
  ]);
  const plan = screen.getByRole('complementary', { name: 'Plan your visit' });
  expect(within(plan).getAllByRole('link')[0]).toBe(links[1]);
  expect(screen.getByText('10 DAYS')).toBeVisible();
});

test('says on its days that it is race day, before the first session too', async () => {
  // Eight on Saturday morning at the circuit, an hour before its start.
  const { unmount } = await show(selling, '2027-01-15T19:00:00Z');
  expect(screen.getByText('Race day')).toBeVisible();
  expect(screen.queryByText('1 DAY')).toBeNull();
  unmount();
  await show(selling, '2027-01-15T10:00:00Z');
  expect(screen.getByText('1 DAY')).toBeVisible();
  expect(screen.queryByText('Race day')).toBeNull();
});

test('marks every link to its tickets as sold out', async () => {
  await show(
    fullRound({ spectator_purchase_link: '/round/taupo-historic-gp#tickets', tickets_sold_out: true }),
  );
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Sold out' })).toHaveLength(2);
});

test('sells its own tickets in a section that every ticket link goes to', async () => {
  const own = fullRound({
    spectator_purchase_link: '/round/taupo-historic-gp#tickets',
    gates_open: '7:30am on both days',
    what_to_bring: 'A hat',
    parking: 'On the grass',
  });
  const weekend = productSchema.parse({
    id: 4,
    name: 'Weekend ticket',
    slug: 'weekend',
    price: 55,
    skus: [{ id: 41, code: 'A', name: 'Adult', admission: 'adult', price: 55, in_stock: true }],
  });
  await show(
    own,
    BEFORE,
    {},
    {
      tickets: {
        products: [weekend],
        hasAlerts: false,
        messages: await getIslandMessages('en', ['cart']),
      },
    },
  );
  for (const link of screen.getAllByRole('link', { name: 'Buy tickets' }))
    expect(link).toHaveAttribute('href', '/round/taupo-historic-gp#tickets');
  const part = screen.getByRole('region', { name: 'Tickets' });
  expect(part).toHaveAttribute('id', 'tickets');
  expect(within(part).getByText('$55.00')).toBeVisible();
  const plan = screen.getByRole('complementary', { name: 'Plan your visit' });
  for (const words of ['Gates open', '7:30am on both days', 'A hat', 'On the grass'])
    expect(within(plan).getByText(words)).toBeVisible();
});

test('shows that a round is over, and no longer sells tickets', async () => {
  await show(selling, AFTER);
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test.each(['postponed', 'cancelled'] as const)(
  'a %s round sells no tickets, counts no days and says nothing of who shows it',
  async (round_status) => {
    const broadcasts = [broadcastSchema.parse({ broadcaster: 'Aotearoa Sport', kind: 'tv' })];
    await show({ ...selling, broadcasts, broadcast_link: '/wheretowatch', round_status });
    expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Watch live' })).toBeNull();
    expect(screen.queryByText('Aotearoa Sport')).toBeNull();
    expect(screen.queryByText(/DAYS/)).toBeNull();
  },
);

test('doesn’t suggest visiting a round that is over or cancelled, but keeps what there is to read', async () => {
  const informed = fullRound({ external_info_link: 'https://tourism.example/taupo' });
  const plan = () => screen.queryByRole('heading', { name: 'Plan your visit', hidden: true });
  const more = () => screen.getByRole('link', { name: 'More information', hidden: true });
  const ahead = await show(informed);
  expect(plan()).toBeVisible();
  expect(more()).toBeVisible();
  ahead.unmount();
  const past = await show(informed, AFTER);
  expect(plan()).toBeNull();
  expect(more()).toBeInTheDocument();
  past.unmount();
  await show({ ...informed, round_status: 'cancelled' });
  expect(plan()).toBeNull();
  expect(more()).toBeVisible();
});

test("shows the circuit's length in kilometres, its corners and its address", async () => {
  const round = fullRound();
  await show(round);
  // A phone has them behind the circuit's name.
  act(() => screen.getByText(round.venue?.name ?? '', { selector: 'summary *' }).click());
  expect(screen.getByText('3.5 km')).toBeVisible();
  expect(screen.getByText('14')).toBeVisible();
  expect(screen.getByText(/^61 Broadlands Road, Taupō 3378/)).toBeVisible();
});

test('a circuit with earlier racing links to its winners', async () => {
  const venue = { ...fullRound().venue!, url: 'taupo' };
  const { unmount } = await show(fullRound({ venue }), BEFORE, {}, { hasPastWinners: true });
  const link = screen.getByRole('link', { name: 'Past winners', hidden: true });
  expect(link).toHaveAttribute('href', '/circuit/taupo#past-winners');
  unmount();
  await show(fullRound({ venue }));
  expect(screen.queryByRole('link', { name: 'Past winners', hidden: true })).toBeNull();
});

test('a moved round links to its original circuit, if that has a page', async () => {
  const moved = (url: string) =>
    fullRound({ round_status: 'moved', previous_venue: { name: 'Hampton Downs', url } });
  const { unmount } = await show(moved('hampton-downs'));
  const before = screen.getByRole('link', { name: 'Hampton Downs' });
  expect(before).toHaveAttribute('href', '/circuit/hampton-downs');
  expect(before.closest('p')).toHaveTextContent('Moved from Hampton Downs');
  unmount();
  await show(moved(''));
  expect(screen.getByText('Hampton Downs').closest('p')).toHaveTextContent('Moved from Hampton Downs');
});

test('has one main heading, and none for missing parts', async () => {
  await show(fullRound({ venue: null }));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Plan your visit',
  ]);
});

test('shows the timetable until the round has finished; afterwards the results list its sessions', async () => {
  const planned = fullRound({ sessions: [timetableSession()] });
  const { unmount } = await show(planned);
  expect(screen.getByRole('heading', { name: 'Timetable' })).toBeVisible();
  unmount();
  await show(planned, AFTER);
  expect(screen.queryByRole('heading', { name: 'Timetable' })).toBeNull();
});

test('lists the sessions only if the editor chose to', async () => {
  const run = fullRound({ results: [session({ id: 31 })] });
  const { unmount } = await show(run, AFTER);
  expect(screen.getByRole('link', { name: /Race 1/ })).toHaveAttribute('href', '/session/31');
  unmount();
  await show(run, AFTER, { show_results: false });
  expect(screen.queryByRole('link', { name: /Race 1/ })).toBeNull();
});

test('links from the banner where the editor chose, and nowhere else', async () => {
  const images = { banner: image, background: null };
  const { container, unmount } = await show(fullRound({ images, banner_link: '/article/preview' }));
  expect(container.querySelector('.round-ad')).toHaveAttribute('href', '/article/preview');
  unmount();
  const { container: without } = await show(fullRound({ images, banner_link: 'javascript:alert(1)' }));
  expect(without.querySelector('.round-ad')).toBeNull();
});

test('provides its name and picture for link previews', async () => {
  const facts = roundFacts(
    pageOf(fullRound({ images: { banner: image, background: null } }), BEFORE),
    await widgetContext({}),
  );
  expect(facts).toMatchObject({ title: 'Taupō Historic Grand Prix', image });
});

test('a finished round opens on its winners, in place of the list of its sessions', async () => {
  const place = podiumPlaceSchema.parse({
    position: 1,
    class_position: 1,
    name: 'Aroha Tane',
    race_number: '7',
  });
  const gt = { id: 1, name: 'GT Championship', url: 'gt' };
  const race = session({ id: 31, category: gt, date: '2027-01-16T01:00:00Z', podium: [place] });
  const run = fullRound({ results: [race], content_rendered: '<p>All about it.</p>' });
  const { unmount } = await show(run, AFTER);
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings.slice(1, 5)).toEqual(['Winners', 'Saturday', 'GT Championship', 'Circuit']);
  expect(screen.getByText('Aroha Tane')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Race 1/ })).toHaveLength(1);
  unmount();
  await show(run, AFTER, { show_results: false });
  expect(screen.queryByText('Winners')).toBeNull();
});

test('current standings on the page of an old round that never scored are linked, and covered, as current ones', async () => {
  const gt = championshipSummarySchema.parse({
    ...{ id: 4, name: 'GT Championship', url: 'gt', of: 'drivers', rounds_count: 8, rounds_held: 3 },
    top: [{ rank: 1, name: 'Aroha Tane', points: 100, gap: 0, can_win: true }],
  });
  const round = fullRound({ results: [session({ id: 31, date: '2027-01-16T01:00:00Z' })] });
  const tableOf = async (areAfterRound: boolean) => {
    const { unmount } = await show(round, AFTER, {}, { standings: { championships: [gt], areAfterRound } });
    const address = screen.getByRole('link', { name: 'GT Championship', hidden: true }).getAttribute('href');
    const table = screen.getByRole('table', { name: 'GT Championship', hidden: true });
    const day = table.getAttribute('data-tells')?.split(' ')[0];
    unmount();
    return { address, day };
  };
  expect(await tableOf(false)).toEqual({ address: '/standings/gt', day: '-' });
  expect(await tableOf(true)).toEqual({
    address: '/standings/gt/taupo-historic-gp',
    day: String(Date.parse('2027-01-17T00:00:00Z') / (24 * 60 * 60 * 1000)),
  });
});

test('tells search engines who shows an upcoming round, and nobody for a cancelled one', async () => {
  const broadcasts = [broadcastSchema.parse({ broadcaster: 'Aotearoa Sport', kind: 'tv' })];
  const events = (container: HTMLElement) =>
    [...container.querySelectorAll('script')].filter(({ text }) => text.includes('"BroadcastEvent"'));
  const { container, unmount } = await show(fullRound({ broadcasts }));
  expect(events(container)).toHaveLength(1);
  unmount();
  const off = await show(fullRound({ broadcasts, round_status: 'postponed' }));
  expect(events(off.container)).toHaveLength(0);
  off.unmount();
  const past = await show(fullRound({ broadcasts }), AFTER);
  expect(events(past.container)).toHaveLength(0);
});

test('shows the opening words of the newest posts from the round, and a link to all of them', async () => {
  const round = fullRound();
  const post = {
    id: 12,
    text: 'Lights out.',
    instant: '2027-01-16T01:20:00Z',
    when: { day: 'Sat 16th Jan', time: '2:20pm' },
  };
  const shown = { ids: [12], newest: { id: 12, at: post.instant }, tag: '', round: round.url };
  const context = await widgetContext({ now: new Date(AFTER), isFirst: true });
  vi.setSystemTime(AFTER);
  render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <RoundDetailsView
        settings={roundDetailsBlock.settings.parse({})}
        data={{ ...pageOf(round, AFTER), posts: { posts: [post], shown } }}
        context={context}
      />
    </I18nProvider>,
  );
  const row = screen.getByText('Lights out.').closest('article')!;
  expect(row).toHaveTextContent('Sat 16th Jan 2:20pm');
  expect(within(row).getByRole('link', { name: 'Lights out.' })).toHaveAttribute('href', '/feed/post/12');
  expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', `/feed/round/${round.url}`);
});
