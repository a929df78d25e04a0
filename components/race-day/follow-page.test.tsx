import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RACE_DAY_CALL } from '@/lib/season/live';
import type { ListMarks, RaceDay } from '@/lib/season/race-day';
import { marksOf, type RaceDayMarks } from '@/lib/season/race-day-marks';
import { createTestRouter } from '@/tests/app-router';
import { SilentStream } from '@/tests/silent-stream';
import { testServer } from '@/tests/msw/test-server';
import { raceDaySession } from '@/tests/widgets/racing-records';
import { useFreshPage } from './follow-page.client';
import { ShownLists } from './shown-lists.client';

const server = testServer();
afterEach(() => vi.unstubAllGlobals());

const session = (mark: string) => raceDaySession({ id: 31, category: null, ends_at: null, mark });
const raceDay = (mark: string): RaceDay => ({
  round: {
    name: 'Teretonga',
    url: 'teretonga',
    time_zone: 'Pacific/Auckland',
    from: '2027-01-22T11:00:00Z',
    until: '2027-01-24T11:00:00Z',
    broadcast_link: '',
    mark: 'open',
  },
  sessions: [session(mark)],
});

function Page({ made }: { made: RaceDayMarks | null }) {
  useFreshPage(made);
  return <p>{made?.sessions['31'] ?? 'preview'}</p>;
}

/** An open page made with one mark (a preview has none), on a site whose responses carry these other marks in turn. */
function open(path: string, madeWith: string | null, answers: readonly string[]) {
  vi.stubGlobal('EventSource', SilentStream);
  let asked = 0;
  const { router } = createTestRouter();
  function Site() {
    const [mark, setMark] = useState<string | null>(madeWith);
    const refresh = () => {
      setMark(answers[asked] ?? mark);
      asked += 1;
    };
    return (
      <AppRouterContext value={{ ...router, refresh }}>
        <PathnameContext value={path}>
          <Page made={mark === null ? null : marksOf(raceDay(mark))} />
        </PathnameContext>
      </AppRouterContext>
    );
  }
  render(<Site />);
  return { asked: () => asked };
}

const followedDay = (mark: string) => http.get(`*${RACE_DAY_CALL}`, () => HttpResponse.json(raceDay(mark)));
const version = (etag: string) =>
  http.head('*/timetable', () => new HttpResponse(null, { headers: { etag } }));

test('a page that was made before a change is requested again, though it never heard of the change', async () => {
  server.use(followedDay('cancelled'), version('"1"'));
  const { asked } = open('/timetable', 'planned', ['cancelled']);
  await waitFor(() => expect(screen.getByText('cancelled')).toBeVisible());
  expect(asked()).toBe(1);
});

test('keeps refreshing until the server has the change', async () => {
  // The address keeps the old page's version for a while, as on a busy server.
  server.use(followedDay('cancelled'), version('"1"'));
  const { asked } = open('/timetable', 'planned', ['planned', 'cancelled']);
  await waitFor(() => expect(screen.getByText('cancelled')).toBeVisible());
  expect(asked()).toBe(2);
});

test('a page without a connection stays as it is, and so does one that the change doesn’t concern', async () => {
  let looks = 0;
  server.use(
    followedDay('cancelled'),
    http.head('*/timetable', () => {
      looks += 1;
      return HttpResponse.error();
    }),
  );
  const offline = open('/timetable', 'planned', ['cancelled']);
  const elsewhere = open('/news', 'planned', ['cancelled']);
  await waitFor(() => expect(looks).toBeGreaterThan(0));
  expect([offline.asked(), elsewhere.asked()]).toEqual([0, 0]);
});

test('a preview, which shows drafts or another day, is not requested again', async () => {
  server.use(followedDay('cancelled'), version('"1"'));
  const preview = open('/timetable', null, []);
  const page = open('/timetable', 'planned', ['cancelled']);
  await waitFor(() => expect(screen.getByText('cancelled')).toBeVisible());
  expect([page.asked(), preview.asked()]).toEqual([1, 0]);
});

test.each<[path: string, before: ListMarks]>([
  ['/round/teretonga/entries', { entries: 'full' }],
  ['/news', { news: 'full' }],
])('the list of the open page at %s follows its changes', async (path, before) => {
  vi.stubGlobal('EventSource', SilentStream);
  const lists = { entries: 'changed', news: 'changed' };
  server.use(
    http.get(`*${RACE_DAY_CALL}`, () => HttpResponse.json({ ...raceDay('planned'), lists })),
    http.head(`*${path}`, () => new HttpResponse(null, { headers: { etag: '"1"' } })),
  );
  const { router } = createTestRouter();
  let asked = 0;
  function Site() {
    const [marks, setMarks] = useState(before);
    const refresh = () => {
      asked += 1;
      setMarks(Object.fromEntries(Object.keys(before).map((list) => [list, 'changed'])));
    };
    return (
      <AppRouterContext value={{ ...router, refresh }}>
        <PathnameContext value={path}>
          <Page made={marksOf(raceDay('planned'))} />
          <ShownLists marks={marks} />
          <p>{Object.values(marks)}</p>
        </PathnameContext>
      </AppRouterContext>
    );
  }
  render(<Site />);
  await waitFor(() => expect(screen.getByText('changed')).toBeVisible());
  expect(asked).toBe(1);
});
