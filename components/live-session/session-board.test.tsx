import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLivePage } from '@/components/race-day/live-page';
import { liveRowSchema, liveSessionSchema, type LiveSession } from '@/lib/contract/entities/live-session';
import { I18nProvider } from '@/lib/i18n/provider.client';
import { changeOf, type SessionChange } from '@/lib/season/live-session';
import { RACE_DAY_CALL } from '@/lib/season/live';
import english from '@/locales/en.json';
import { SilentStream } from '@/tests/silent-stream';
import { testServer } from '@/tests/msw/test-server';
import { SessionBoard } from './session-board.client';

const NOW = '2027-01-23T01:10:00.000Z';

testServer(
  http.get(`*${RACE_DAY_CALL}`, () =>
    HttpResponse.json({ round: null, sessions: [] }, { headers: { Date: new Date().toUTCString() } }),
  ),
);

/** Streams that a test sends on, as the site does. */
class SentStream extends SilentStream {
  static open: SentStream[] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    SentStream.open.push(this);
  }
  override close() {
    super.close();
    SentStream.open = SentStream.open.filter((one) => one !== this);
  }
}
const stream = () => SentStream.open.find(({ url }) => url.includes('session=31'));
const send = (name: string, data: unknown) =>
  act(() => void stream()?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));

beforeEach(() => {
  vi.stubGlobal('EventSource', SentStream);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
  // jsdom has no layout and no media preferences.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const car = (race_number: string, cells: object) =>
  liveRowSchema.parse({ race_number, name: `Driver ${race_number}`, ...cells });
const running = (facts: object = {}): LiveSession =>
  liveSessionSchema.parse({
    id: 31,
    is_a_race: true,
    session_status: 'running',
    flag: 'green',
    laps_to_go: 9,
    updated_at: NOW,
    rows: [
      car('7', { position: 1, laps: 3, last_time: '1:01.250', sectors: ['28.100', '33.150'] }),
      car('8', { position: 2, laps: 3, diff: '1.500' }),
    ],
    ...facts,
  });

function show(madeWith = '2027-01-23T01:00:00.000Z', hasSheet = true) {
  const view = (made: string) => (
    <I18nProvider lang="en" messages={english}>
      <SessionBoard
        id={31}
        texts={english}
        madeWith={made}
        hasSheet={hasSheet}
        chosen=""
        caption="Race 1: timing sheet"
        gridFrom={null}
        colours={[]}
        language="en"
        timeZone="Pacific/Auckland"
      >
        <p>The page as it was made</p>
      </SessionBoard>
    </I18nProvider>
  );
  const { rerender } = render(view(madeWith));
  return { makeAnew: (made: string) => rerender(view(made)) };
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((header) => header.textContent ?? '');
const change = (before: LiveSession, after: LiveSession, number = 1): SessionChange | string =>
  changeOf({ number, session: before }, after);

async function follow(session = running()) {
  await waitFor(() => expect(stream()).toBeDefined());
  send('session', { number: 1, session });
  await screen.findByRole('table');
}

test('a session moves on the page as the site sends it: order, laps, sectors, flag and messages', async () => {
  show();
  expect(screen.getByText('The page as it was made')).toBeVisible();
  await follow();
  expect(screen.queryByText('The page as it was made')).toBeNull();
  expect(rows()[0]).toContain('Driver 7');
  expect(screen.getByRole('table')).toHaveTextContent('28.100 · 33.150');
  expect(screen.getByText('Laps to go: 9')).toBeVisible();
  const messages = [{ id: '1', at: NOW, text: 'Car stopped at turn 3' }];
  const next = running({ rows: running().rows.toReversed(), flag: 'yellow', messages });
  send('session-change', change(running(), next));
  await waitFor(() => expect(rows()[0]).toContain('Driver 8'));
  expect(screen.getAllByText('Yellow flag')[0]).toBeVisible();
  expect(screen.getByRole('region', { name: 'Race control' })).toHaveTextContent(
    '2:10pm Car stopped at turn 3',
  );
});

test('a page that missed something starts again with the whole', async () => {
  show();
  await follow();
  const lost = stream();
  send('session-change', { after: 7, facts: { flag: 'red' } });
  await waitFor(() => expect(stream()).not.toBe(lost));
  send('session', { number: 9, session: running({ flag: 'red' }) });
  await waitFor(() => expect(screen.getAllByText('Red flag')[0]).toBeVisible());
});

test('a lost stream is reported, the page then asks by itself, and what it gets is shown', async () => {
  const { makeAnew } = show();
  await follow();
  expect(isLivePage()).toBe(true);
  act(() => void stream()?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(screen.getAllByText(/Connection lost\. As of 2:10pm/)[0]).toBeVisible());
  expect(isLivePage()).toBe(false);
  expect(rows()).toHaveLength(2);
  makeAnew('2027-01-23T01:11:00.000Z');
  expect(screen.getByText('The page as it was made')).toBeVisible();
});

test('shows race control’s messages as they come before there is a sheet, while the page keeps polling', async () => {
  show('2027-01-23T01:00:00.000Z', false);
  await waitFor(() => expect(stream()).toBeDefined());
  const delayed = running({ session_status: 'delayed', flag: null, laps_to_go: null, rows: [] });
  send('session', { number: 1, session: delayed });
  const status = await screen.findByRole('status');
  const messages = [{ id: '1', at: NOW, text: 'Race restart 14:20' }];
  send('session-change', change(delayed, { ...delayed, messages }));
  expect(await screen.findByRole('region', { name: 'Race control' })).toHaveTextContent(
    '2:10pm Race restart 14:20',
  );
  expect(status).toHaveTextContent('Race restart 14:20');
  send('session-change', change({ ...delayed, messages }, running({ messages }), 2));
  await waitFor(() => expect(screen.getAllByText('Green flag')[0]).toBeVisible());
  expect(screen.queryByRole('table')).toBeNull();
  expect(isLivePage()).toBe(false);
});

test('a timing system that has fallen silent is reported', async () => {
  show();
  await follow(running({ updated_at: '2027-01-23T01:05:00.000Z' }));
  await waitFor(() => expect(screen.getAllByText('No news from the timing since 2:05pm')[0]).toBeVisible());
});

test('what race control says does not make a silent timing system look alive', async () => {
  show();
  const silent = running({ timing_at: '2027-01-23T01:05:00.000Z' });
  await follow(silent);
  await waitFor(() => expect(screen.getAllByText('No news from the timing since 2:05pm')[0]).toBeVisible());
  const messages = [{ id: '1', at: NOW, text: 'Race restart 14:20' }];
  send('session-change', change(silent, { ...silent, messages, messages_at: NOW }));
  expect(await screen.findByRole('region', { name: 'Race control' })).toHaveTextContent('Race restart 14:20');
  expect(screen.getAllByText('No news from the timing since 2:05pm')[0]).toBeVisible();
});

test('who listens is told of a message, and of none again because a newer one was taken back', async () => {
  show();
  const [first, second] = [
    { id: '1', at: NOW, text: 'Car stopped at turn 3' },
    { id: '2', at: NOW, text: 'Race restart 14:20' },
  ];
  const states = [[first], [second, first], [first], []].map((messages) => running({ messages }));
  await follow(states[0]);
  const status = () => screen.getByRole('status').textContent;
  send('session-change', change(states[0]!, states[1]!));
  await waitFor(() => expect(status()).toBe('Green flag. Race restart 14:20'));
  send('session-change', change(states[1]!, states[2]!, 2));
  await waitFor(() => expect(status()).toBe(''));
  expect(screen.getByRole('region', { name: 'Race control' })).toHaveTextContent('Car stopped at turn 3');
  send('session-change', change(states[2]!, states[3]!, 3));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Race control' })).toBeNull());
  expect(status()).toBe('');
});

test('who listens is told of a flag at once, and not of what moves all the time', async () => {
  show();
  await follow();
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  const faster = running({ rows: [car('7', { position: 1, laps: 4 }), running().rows[1]!] });
  send('session-change', change(running(), faster));
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('4 laps'));
  expect(status()).toBe('');
  send('session-change', change(faster, { ...faster, flag: 'red' }, 2));
  await waitFor(() => expect(status()).toBe('Red flag'));
});
