import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionResultsBlock } from '@/lib/contract/blocks/site';
import type { Result } from '@/lib/contract/entities/racing';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages } from '@/lib/i18n/translator';
import { pagePath, widgetContext } from '@/tests/widgets/context';
import { result, timingRow } from '@/tests/widgets/racing-records';
import type { UpcomingSession } from './load-upcoming';
import type { SessionPage } from './load';
import { SessionResultsView } from './session-results';
import { NONE_RELATED } from './related-sessions';
import { makeSheet } from '@/lib/season/sheet';

const START = '2027-01-23T01:00:00Z';
const gt = { id: 1, name: 'GT Championship', url: 'gt', class_colours: [] };
const sheetOf = (is_a_race: boolean) =>
  makeSheet(
    {
      is_a_race,
      rows: [
        timingRow({ position: 1, name: 'Aroha Tane', best_time: '1:09.000', total_time: '20:00.000' }),
        timingRow({ position: 2, name: 'Sam Lee', best_time: '1:08.500', diff: '2.345' }),
        timingRow({ position: null, name: 'Joe Hill' }),
      ],
    },
    null,
  );

async function aheadOf(over: Partial<UpcomingSession> = {}): Promise<UpcomingSession> {
  return {
    when: {
      starts_at: START,
      ends_at: '2027-01-23T01:25:00Z',
      day: 'Sat 23rd Jan',
      start: '2:00pm',
      end: '2:25pm',
      zone: 'New Zealand Time',
    },
    renderedAt: Date.parse('2027-01-22T10:55:00Z'),
    messages: await getIslandMessages('en', ['raceDay']),
    grid: null,
    earlier: [],
    canNotify: false,
    broadcasters: null,
    ...over,
  };
}

async function show(ahead: UpcomingSession, over: Partial<Result> = {}) {
  const session = result([], { category: gt, date: START, session_status: 'scheduled', ...over });
  const data: SessionPage = {
    session,
    dateTime: 'the time at the track',
    statusSince: '',
    sheet: makeSheet(session, null),
    laps: [],
    moment: null,
    hasReplay: false,
    around: NONE_RELATED,
    ahead,
    entries: [],
    changes: [],
    drivers: new Map([['Sam Lee', '/drivers/sam-lee']]),
    teams: new Map(),
  };
  const context = await widgetContext({ path: pagePath('session/1'), isFirst: true });
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en')}>
      <SessionResultsView settings={sessionResultsBlock.settings.parse({})} data={data} context={context} />
    </I18nProvider>,
  );
}

const at = (moment: string) => vi.setSystemTime(new Date(moment));
const starts = (): HTMLElement => {
  const block = screen.getByText('Sat 23rd Jan', { selector: 'time' }).closest('p');
  if (!block) throw new Error('Nothing says when it starts.');
  return block;
};

// A visitor in Berlin, half a day behind the track.
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.stubEnv('TZ', 'Europe/Berlin');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-22T10:55:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  localStorage.clear();
});

test.each([
  ['2027-01-13T01:00:00Z', 'in 10 days'],
  // Wednesday evening at the track: it is on Saturday.
  ['2027-01-20T06:00:00Z', 'in 3 days'],
  ['2027-01-19T20:00:00Z', 'in 3 days'],
  ['2027-01-22T10:55:00Z', 'in 14 h 5 min'],
  ['2027-01-23T00:48:30Z', 'in 12 min'],
])('at %s it counts down: %s', async (moment, words) => {
  at(moment);
  await show(await aheadOf({ renderedAt: Date.parse(moment) }));
  expect(starts()).toHaveTextContent(`Sat 23rd Jan 2:00pm–2:25pm${words}`);
});

test('stops counting once it should have started', async () => {
  at(START);
  await show(await aheadOf());
  expect(starts()).toHaveTextContent(/2:25pm$/);
});

test('shows its time by the visitor’s clock, too', async () => {
  await show(await aheadOf());
  const block = starts();
  expect(screen.getByText('New Zealand Time')).toBeInTheDocument();
  act(() => screen.getByRole('radio', { name: 'My time' }).click());
  expect(block).toHaveTextContent('Sat 23rd Jan 2:00am–2:25am');
  expect(screen.getByText('Central European Time')).toBeInTheDocument();
  act(() => screen.getByRole('radio', { name: 'Track time' }).click());
  expect(block).toHaveTextContent('2:00pm–2:25pm');
});

test('shows the grid, with the qualifying session that set it', async () => {
  const qualifying = { id: 4, date: null, session_name: 'Qualifying', category: gt };
  await show(await aheadOf({ grid: { session: qualifying, places: sheetOf(false).classified } }));
  const grid = within(screen.getByRole('region', { name: 'Provisional grid' }));
  expect(grid.getByRole('link', { name: 'Qualifying' })).toHaveAttribute('href', '/session/4');
  const places = grid.getAllByRole('listitem');
  expect(places).toHaveLength(2);
  expect(places[0]).toHaveTextContent(/1.*Aroha Tane.*1:09\.000/);
  expect(within(places[1]!).getByRole('link', { name: 'Sam Lee' })).toHaveAttribute(
    'href',
    '/drivers/sam-lee',
  );
});

test('shows the previous results: the winner and the best lap, at the round before and at this circuit', async () => {
  const earlier = (['roundBefore', 'sameCircuit'] as const).map((occasion, index) => ({
    occasion,
    session: { id: 20 + index, date: null, session_name: `Race ${String(index + 2)}` },
    round: { name: 'Ruapuna', url: 'ruapuna' },
    sheet: sheetOf(true),
  }));
  await show(await aheadOf({ earlier }));
  const [before, here] = within(screen.getByRole('region', { name: 'Last time' })).getAllByRole('listitem');
  expect(before).toHaveTextContent(/At the last round.*Race 2.*Ruapuna/);
  expect(before).toHaveTextContent(/Winner.*Aroha Tane.*Fastest lap.*Sam Lee.*1:08\.500/);
  expect(within(here!).getByRole('link', { name: 'Race 3' })).toHaveAttribute('href', '/session/21');
  expect(within(here!).getByRole('link', { name: 'Ruapuna' })).toHaveAttribute('href', '/round/ruapuna');
});

test('links to where it can be watched', async () => {
  await show(await aheadOf({ broadcasters: ['Southern TV', 'Radio South'] }));
  const link = screen.getByRole('link', { name: 'Where to watch' });
  expect(link).toHaveAttribute('href', '/wheretowatch');
  expect(link.closest('p')).toHaveTextContent('Southern TV · Radio South');
});

test('offers notifications, if the server supports them', async () => {
  const { unmount } = await show(await aheadOf());
  expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
  unmount();
  await show(await aheadOf({ canNotify: true }));
  expect(screen.getByRole('button', { name: 'Notify me' })).toHaveAttribute('aria-pressed', 'false');
});

test('while it runs its time stays, and the previous results give way to the sheet', async () => {
  const earlier = [
    {
      occasion: 'roundBefore' as const,
      session: { id: 20, date: null, session_name: 'Race 2' },
      round: { name: 'Ruapuna', url: 'ruapuna' },
      sheet: sheetOf(true),
    },
  ];
  await show(await aheadOf({ earlier }), {
    session_status: 'running',
    rows: [timingRow({ position: 1, name: 'Aroha Tane' })],
  });
  expect(starts()).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Last time' })).toBeNull();
});
