import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundDetailsBlock } from '@/lib/contract/blocks/site';
import { podiumPlaceSchema, type Round } from '@/lib/contract/entities/racing';
import { podiumDays } from '@/components/racing/podium-days';
import { getTranslator } from '@/lib/i18n/translator';
import { countdown } from '@/lib/dates/countdown';
import { widgetContext } from '@/tests/widgets/context';
import { fullRound, session, timetableSession } from '@/tests/widgets/racing-records';
import { image } from '@/tests/widgets/records';
import { roundFacts } from './load';
import { RoundDetailsView } from './round-details';

const t = await getTranslator('en');
const BEFORE = '2027-01-05T20:00:00Z';
const AFTER = '2027-02-01T00:00:00Z';

const pageOf = (round: Round, now: string) => ({
  round,
  dateRange: 'Jan 16-17',
  hasEnded: new Date(round.end_date) < new Date(now),
  countdown: countdown(new Date(round.start_date), new Date(round.end_date), new Date(now)),
  days: round.results.map((result) => ({
    id: `day-${result.id}`,
    title: 'Sat',
    sessions: [{ session: result, time: '' }],
  })),
  initialDay: undefined,
  timetable: { days: [], categories: [], chosen: '', zone: 'New Zealand Time' },
  podiums: podiumDays(round.results, { weekday: () => 'Saturday' }, t),
  drivers: new Map<string, string>(),
  standings: [],
  entries: null,
  hours: null,
});

async function show(round: Round, now = BEFORE, variables = {}) {
  const context = await widgetContext({ now: new Date(now), isFirst: true });
  const settings = roundDetailsBlock.settings.parse(variables);
  return render(<RoundDetailsView settings={settings} data={pageOf(round, now)} context={context} />);
}

const selling = fullRound({ spectator_purchase_link: 'https://tickets.example/7' });

test('sells tickets until the round has finished', async () => {
  await show(selling);
  expect(screen.getByRole('link', { name: 'Buy tickets' })).toHaveAttribute(
    'href',
    'https://tickets.example/7',
  );
  expect(screen.getByText('10 DAYS')).toBeVisible();
});

test('says that a round is over, and no longer sells tickets', async () => {
  await show(selling, AFTER);
  expect(screen.queryByRole('link', { name: 'Buy tickets' })).toBeNull();
});

test("shows the circuit's length in kilometres, its corners and its address", async () => {
  await show(fullRound());
  expect(screen.getByText('3.5 km')).toBeVisible();
  expect(screen.getByText('14')).toBeVisible();
  expect(screen.getByText('61 Broadlands Road')).toBeVisible();
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

test('a finished round opens on its winners, which stand for the list of its sessions', async () => {
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
  expect(headings.slice(1, 5)).toEqual(['Winners', 'Saturday', 'GT Championship', 'Race weekend']);
  expect(screen.getByText('Aroha Tane')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Race 1/ })).toHaveLength(1);
  unmount();
  await show(run, AFTER, { show_results: false });
  expect(screen.queryByText('Winners')).toBeNull();
});
