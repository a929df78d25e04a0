import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { roundDetailsBlock } from '@/lib/contract/blocks/site';
import type { Round } from '@/lib/contract/entities/racing';
import { countdown } from '@/lib/dates/countdown';
import { widgetContext } from '@/tests/widgets/context';
import { fullRound, session, timetableSession } from '@/tests/widgets/racing-records';
import { image } from '@/tests/widgets/records';
import { roundFacts } from './load';
import { RoundDetailsView } from './round-details';

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
  standings: [],
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

test('provides its name and picture for link previews', () => {
  const facts = roundFacts(pageOf(fullRound({ images: { banner: image, background: null } }), BEFORE));
  expect(facts).toMatchObject({ title: 'Taupō Historic Grand Prix', image });
});
