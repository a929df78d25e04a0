import { render, screen, waitFor, within, type RenderOptions } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CategoryRef } from '@/lib/contract/entities/racing';
import { getDates } from '@/lib/dates/server';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { RACE_DAY_CALL } from '@/lib/season/live';
import type { RaceDay } from '@/lib/season/race-day';
import { silentStreamAt } from '@/tests/silent-stream';
import { timetableSession } from '@/tests/widgets/racing-records';
import { testServer } from '@/tests/msw/test-server';
import { Timetable } from './timetable';
import { timetableDays, type TimetableSession } from './timetable-days';

const ROUND = 'teretonga';
const NOW = '2027-01-23T01:10:00Z';
const gt = { id: 1, name: 'GT Championship', url: 'gt' };
const ford = { id: 2, name: 'Formula Ford', url: 'ford' };

const planned = (
  id: number,
  session_name: string,
  category: CategoryRef | null,
  [starts_at, ends_at]: readonly [string, string],
  more: Partial<TimetableSession> = {},
) =>
  timetableSession({
    id,
    session_name,
    category,
    kind: category === null ? 'activity' : 'race',
    starts_at: `2027-01-23T${starts_at}:00Z`,
    ends_at: `2027-01-23T${ends_at}:00Z`,
    session_status: 'scheduled',
    ...more,
  });

const sessions = [
  planned(1, 'Gates open', null, ['00:00', '09:00']),
  planned(2, 'Pit walk', null, ['00:05', '00:20']),
  planned(3, 'Practice', gt, ['00:20', '00:40'], { session_status: 'finished', has_sheet: true }),
  planned(4, 'Practice', ford, ['00:40', '01:00']),
  planned(5, 'Race 1', gt, ['01:00', '01:25'], { session_status: 'running' }),
  planned(6, 'Race 2', gt, ['01:15', '01:25'], { session_status: 'cancelled' }),
  planned(7, 'Race 1', ford, ['01:30', '01:50']),
  planned(8, 'Race 3', gt, ['03:00', '03:20']),
];

const raceDay: RaceDay = {
  round: {
    name: 'Teretonga',
    url: ROUND,
    time_zone: 'Pacific/Auckland',
    from: '2027-01-22T11:00:00Z',
    until: '2027-01-24T11:00:00Z',
    broadcast_link: '',
    mark: '',
  },
  sessions: sessions.map(({ id, session_name: name, category, kind, starts_at, ends_at, ...session }) => ({
    id,
    name,
    category,
    kind,
    starts_at: starts_at ?? '',
    ends_at,
    status: session.session_status,
    status_note: '',
    previous_starts_at: null,
    live_timing_link: '',
    streams: [],
    mark: '',
  })),
};

const answerWith = (shown: RaceDay, etag = '"1"') =>
  http.get(`*${RACE_DAY_CALL}`, () =>
    HttpResponse.json(shown, { headers: { Date: new Date(NOW).toUTCString(), ETag: etag } }),
  );
const server = testServer(answerWith(raceDay));
silentStreamAt(NOW);

async function show(
  shown: readonly TimetableSession[],
  roundOn: string | undefined = ROUND,
  options: RenderOptions = {},
) {
  const t = await getTranslator('en');
  return render(
    <I18nProvider lang="en" messages={await getIslandMessages('en', ['raceDay', 'session'])}>
      <Timetable
        days={timetableDays(shown, await getDates('en'))}
        categories={[gt, ford]}
        chosen=""
        addressOf={(category) => `/timetable/${category}`}
        zone="New Zealand Time"
        level={2}
        roundOn={roundOn}
        isMain
        t={t}
      />
    </I18nProvider>,
    options,
  );
}

function lineOf(id: number): HTMLElement {
  const line = screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === `/session/${String(id)}`)
    ?.closest('li');
  if (!line) throw new Error(`no line of session ${String(id)}`);
  return line;
}
const stages = (shown: readonly TimetableSession[]) =>
  Object.fromEntries(shown.map(({ id }) => [id, lineOf(id).dataset['stage']]));

test('marks finished, current and next sessions; open gates and cancelled ones stay as they are', async () => {
  await show(sessions);
  await waitFor(() => expect(lineOf(5).dataset['stage']).toBe('on'));
  expect(stages(sessions)).toEqual({
    1: undefined,
    2: 'over',
    3: 'over',
    4: 'over',
    5: 'on',
    6: undefined,
    7: 'next',
    8: undefined,
  });
  expect(within(lineOf(5)).getByText('Live')).toBeInTheDocument();
  expect(lineOf(7)).toHaveTextContent(/Next in 20 min/);
  expect(within(lineOf(4)).getByText('Finished')).toBeInTheDocument();
  expect(lineOf(2)).not.toHaveTextContent('Finished');
  expect(lineOf(8)).not.toHaveTextContent(/Next|min/);
});

test('marks the category’s own next session in its timetable', async () => {
  const ofGt = sessions.filter(({ category }) => category === gt);
  await show(ofGt);
  await waitFor(() => expect(lineOf(8).dataset['stage']).toBe('next'));
  expect(lineOf(8)).toHaveTextContent('Next');
});

test('a delayed session that starts next says so, as in the bar and the panel', async () => {
  const late = raceDay.sessions.map((session) =>
    session.id === 7
      ? { ...session, status: 'delayed' as const, previous_starts_at: '2027-01-23T01:20:00Z' }
      : session,
  );
  server.use(answerWith({ ...raceDay, sessions: late }, '"2"'));
  await show(sessions);
  await waitFor(() => expect(lineOf(7)).toHaveTextContent(/Delayed in 20 min/));
  expect(lineOf(7).dataset['stage']).toBe('next');
  expect(lineOf(7)).not.toHaveTextContent('Next');
});

test('stays plain while another round is on', async () => {
  await show(sessions, 'taupo');
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(5));
  expect(lineOf(5).dataset['stage']).toBeUndefined();
});

describe('opens at the current session', () => {
  const scrolledTo: (string | null | undefined)[] = [];
  beforeEach(() => {
    scrolledTo.length = 0;
    // jsdom has no layout: here everything is below the window.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, window.innerHeight, 390, 40),
    );
    Object.assign(Element.prototype, {
      scrollIntoView(this: Element) {
        scrolledTo.push(this.querySelector('a')?.getAttribute('href'));
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  test.each([
    ['a link in the header, which was followed to the page', 'header a', ['/session/5']],
    ['the content as a whole, as after a navigation', 'main', ['/session/5']],
    ['a link in the content, which the reader has reached', 'main a', []],
  ])('with the focus on %s', async (_, focused, expected) => {
    document.body.innerHTML =
      '<header><a href="/timetable">Timetable</a></header>' +
      '<main id="main" tabindex="-1"><a href="/rounds">Calendar</a><div></div></main>';
    const container = document.querySelector<HTMLElement>('main div');
    document.querySelector<HTMLElement>(focused)?.focus();
    await show(sessions, ROUND, container === null ? {} : { container });
    await waitFor(() => expect(lineOf(5).dataset['stage']).toBe('on'));
    expect(scrolledTo).toEqual(expected);
  });
});
