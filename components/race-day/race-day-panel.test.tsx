import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { describe, expect, test } from 'vitest';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { getIslandMessages, getTranslator } from '@/lib/i18n/translator';
import { RACE_DAY_CALL } from '@/lib/season/live';
import type { RaceDaySession } from '@/lib/season/race-day';
import { createTestRouter } from '@/tests/app-router';
import { silentStreamAt } from '@/tests/silent-stream';
import { testServer } from '@/tests/msw/test-server';
import { raceDaySession } from '@/tests/widgets/racing-records';
import { RaceBar } from './race-bar.client';
import { RaceDayPanel } from './race-day-panel';

const NOW = '2027-01-23T01:10:00Z';
const [FROM, UNTIL] = ['2027-01-22T11:00:00Z', '2027-01-24T11:00:00Z'];

const server = testServer();
silentStreamAt(NOW);

const at = (
  id: number,
  name: string,
  [start, end]: readonly [string, string],
  more: Partial<RaceDaySession> = {},
) =>
  raceDaySession({
    id,
    name,
    starts_at: `2027-01-23T${start}:00Z`,
    ends_at: `2027-01-23T${end}:00Z`,
    ...more,
  });

/** The server's race day from now on. */
function serve(url: string, sessions: readonly RaceDaySession[]): void {
  const round = {
    name: 'Teretonga',
    url,
    time_zone: 'Pacific/Auckland',
    from: FROM,
    until: UNTIL,
    broadcast_link: '',
    mark: '',
  };
  server.use(
    http.get(`*${RACE_DAY_CALL}`, () =>
      HttpResponse.json({ round, sessions }, { headers: { Date: new Date(NOW).toUTCString(), ETag: '"1"' } }),
    ),
  );
}

let rounds = 0;
/** Each test has its own round: what is known of another round isn't shown. */
function raceDayOf(sessions: readonly RaceDaySession[]): string {
  rounds += 1;
  const url = `round-${String(rounds)}`;
  serve(url, sessions);
  return url;
}

const texts = () => getIslandMessages('en', ['islands', 'raceDay', 'session', 'timetable', 'round']);

async function showPanel(sessions: readonly RaceDaySession[], roundUrl = raceDayOf(sessions)) {
  const hours = {
    roundUrl,
    hasWatchPage: true,
    zone: 'New Zealand Time',
    days: [{ title: 'Sat 23rd Jan', start: '1:00pm', end: '5:00pm' }],
    sessions: sessions.length,
  };
  const t = await getTranslator('en');
  render(
    <I18nProvider lang="en" messages={await texts()}>
      <RaceDayPanel hours={hours} language="en" t={t} />
    </I18nProvider>,
  );
  return screen.getByRole('region', { name: 'Race day' });
}

const linesOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('the panel', () => {
  test('shows the hours of each day until the current session is known, and links to timetable and broadcasts', async () => {
    const panel = await showPanel([at(1, 'Race 1', ['01:00', '01:25'])]);
    expect(panel).toHaveTextContent('Sat 23rd Jan1:00pm–5:00pm');
    expect(within(panel).getByRole('link', { name: 'Timetable' })).toHaveAttribute('href', '/timetable');
    expect(within(panel).getByRole('link', { name: 'Where to watch' })).toHaveAttribute(
      'href',
      '/wheretowatch',
    );
    await waitFor(() => expect(panel).not.toHaveTextContent('Sat 23rd Jan'));
  });

  test('shows current and next sessions first, then later ones, and no more than fit', async () => {
    const panel = await showPanel([
      at(1, 'Practice', ['00:00', '00:20'], { status: 'finished' }),
      at(2, 'Race 1', ['01:00', '01:25'], { status: 'running' }),
      at(3, 'Race 2', ['01:30', '01:50']),
      at(4, 'Race 3', ['02:30', '02:50']),
      at(5, 'Race 4', ['03:30', '03:50']),
      at(6, 'Race 5', ['04:30', '04:50']),
    ]);
    await waitFor(() => expect(panel).toHaveTextContent('Live'));
    expect(linesOf(panel)).toEqual([
      expect.stringMatching(/^Live2:00pm–2:25pmGT – Race 1$/),
      expect.stringMatching(/^Next2:30pm–2:50pmin 20 minGT – Race 2$/),
      expect.stringMatching(/^3:30pm–3:50pmGT – Race 3$/),
      expect.stringMatching(/^4:30pm–4:50pmGT – Race 4$/),
    ]);
  });

  test('during the last session, fills the rest with finished ones, latest first', async () => {
    const panel = await showPanel([
      at(1, 'Practice', ['00:00', '00:20'], { status: 'finished' }),
      at(2, 'Qualifying', ['00:30', '00:50'], { status: 'finished' }),
      at(3, 'Race 1', ['01:00', '01:25']),
    ]);
    await waitFor(() => expect(panel).toHaveTextContent('On now'));
    expect(linesOf(panel)).toEqual([
      expect.stringContaining('GT – Race 1'),
      expect.stringMatching(/^Finished.*GT – Qualifying$/),
      expect.stringMatching(/^Finished.*GT – Practice$/),
    ]);
  });

  test('after the last session shows that it is over, with a link to the results', async () => {
    const panel = await showPanel([at(1, 'Race 1', ['00:00', '00:25'], { status: 'finished' })]);
    await waitFor(() => expect(panel).toHaveTextContent('That’s all for this round.'));
    expect(within(panel).getByRole('link', { name: 'Results' }).getAttribute('href')).toMatch(
      /^\/results\/round-\d+$/,
    );
    expect(linesOf(panel)).toEqual([expect.stringMatching(/^Finished.*GT – Race 1$/)]);
  });

  test('says when a session should have been, with the day if that was another', async () => {
    const panel = await showPanel([
      at(1, 'Race 1', ['01:30', '01:50'], { previous_starts_at: '2027-01-23T00:30:00Z' }),
      at(2, 'Race 2', ['02:30', '02:50'], { previous_starts_at: '2027-01-22T03:00:00Z' }),
    ]);
    await waitFor(() => expect(panel).toHaveTextContent('was 1:30pm'));
    expect(linesOf(panel)).toEqual([
      expect.stringMatching(/GT – Race 1was 1:30pm$/),
      expect.stringMatching(/GT – Race 2was Fri 4:00pm$/),
    ]);
  });

  test('has what race control says of a session before it begins, and no longer once it is over', async () => {
    const told = (id: number, name: string, hours: readonly [string, string], more: object) =>
      at(id, name, hours, { notice: `Notice ${String(id)}`, ...more });
    const panel = await showPanel([
      told(1, 'Practice', ['00:00', '00:20'], { status: 'finished' }),
      told(2, 'Race 1', ['01:30', '01:50'], { status: 'delayed', status_note: 'Fog' }),
    ]);
    await waitFor(() => expect(panel).toHaveTextContent('Race control Notice 2'));
    expect(linesOf(panel)).toEqual([
      expect.stringMatching(/GT – Race 1FogRace control Notice 2$/),
      expect.stringMatching(/^Finished.*GT – Practice$/),
    ]);
  });

  test.each([
    ['none', '', 4],
    ['a long one', 'x'.repeat(300), 3],
  ])('with a notice (%s) fits fewer later sessions the longer it is', async (_, notice, count) => {
    const later = [3, 4, 5].map((id) => at(id, `Race ${String(id)}`, ['03:30', '03:50']));
    const panel = await showPanel([
      at(1, 'Race 1', ['01:00', '01:25'], { status: 'running' }),
      at(2, 'Race 2', ['01:30', '01:50'], notice === '' ? {} : { notice }),
      ...later,
    ]);
    await waitFor(() => expect(linesOf(panel)).toHaveLength(count));
  });

  test('of a round with one or two sessions needs less room', async () => {
    const race = at(1, 'Race 1', ['01:00', '01:25']);
    expect((await showPanel([race])).dataset['sessions']).toBe('1');
  });

  test('takes all of its space for three sessions or more', async () => {
    const races = [1, 2, 3].map((id) => at(id, `Race ${String(id)}`, ['01:00', '01:25']));
    expect((await showPanel(races)).dataset['sessions']).toBeUndefined();
  });
});

async function showBar(sessions: readonly RaceDaySession[], roundUrl = raceDayOf(sessions)) {
  const { router } = createTestRouter();
  render(
    <I18nProvider lang="en" messages={await texts()}>
      <AppRouterContext value={router}>
        <PathnameContext value="/news">
          <RaceBar
            label="Race day"
            roundUrl={roundUrl}
            marks={null}
            from={FROM}
            until={UNTIL}
            renderedAt={Date.parse(NOW)}
          >
            <p>Teretonga</p>
          </RaceBar>
        </PathnameContext>
      </AppRouterContext>
    </I18nProvider>,
  );
  return screen.getByRole('complementary', { name: 'Race day' });
}

/** What a phone keeps of upcoming sessions, besides the current one. */
const onPhone = (bar: HTMLElement) => bar.querySelector('[data-soon]');

describe('the bar', () => {
  test('names what comes next and its minutes', async () => {
    const bar = await showBar([at(1, 'Race 1', ['01:12', '01:25'])]);
    await waitFor(() => expect(bar).toHaveTextContent('Next GT – Race 1 in 2 min'));
    expect(within(bar).getByRole('link', { name: 'Timetable' })).toHaveAttribute('href', '/timetable/gt');
  });

  test.each([
    ['01:20', 'in 10 min', true],
    ['01:21', 'in 11 min', false],
  ])('during a session, a phone shows the minutes to a start at %s: %s', async (start, words, isKept) => {
    const bar = await showBar([
      at(1, 'Race 1', ['01:00', '01:19'], { status: 'running' }),
      at(2, 'Race 2', [start, '01:50']),
    ]);
    await waitFor(() => expect(bar).toHaveTextContent(`Live GT – Race 1 · Next: GT – Race 2 ${words}`));
    expect(onPhone(bar) !== null).toBe(isKept);
  });

  test('a phone shows the minutes behind more than one current or late session', async () => {
    const bar = await showBar([
      at(1, 'Race 1', ['01:00', '01:19'], { status: 'running' }),
      at(2, 'Race 2', ['01:05', '01:15'], { status: 'delayed' }),
      at(3, 'Race 3', ['01:12', '01:50']),
    ]);
    await waitFor(() => expect(bar).toHaveTextContent('Next: GT – Race 3 in 2 min'));
    expect(onPhone(bar)).not.toBeNull();
  });

  test('after the last session shows that it is over, with a link to the results', async () => {
    const bar = await showBar([at(1, 'Race 1', ['00:00', '00:25'], { status: 'finished' })]);
    await waitFor(() => expect(bar).toHaveTextContent('Teretonga That’s all for this round.'));
    expect(within(bar).getByRole('link', { name: 'Results' }).getAttribute('href')).toMatch(
      /^\/results\/round-\d+$/,
    );
  });
});

test('a page with the panel and the bar announces each change once', async () => {
  const before = [at(1, 'Race 1', ['01:20', '01:45'])];
  const url = raceDayOf(before);
  const panel = await showPanel(before, url);
  const bar = await showBar(before, url);
  await waitFor(() => expect(panel).toHaveTextContent('Next'));
  await waitFor(() => expect(bar).toHaveTextContent('Next'));
  const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announced()).toEqual(['', '']);

  serve(url, [at(1, 'Race 1', ['01:20', '01:45'], { status: 'delayed', notice: 'Wets are allowed' })]);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(announced()).toEqual(['GT – Race 1: Wets are allowed', 'Delayed: GT – Race 1']));
});
