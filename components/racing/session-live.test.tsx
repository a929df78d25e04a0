import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { SessionStatus } from '@/lib/contract/entities/racing';
import { RACE_DAY_CALL } from '@/lib/season/live';
import { silentStreamAt } from '@/tests/silent-stream';
import { testServer } from '@/tests/msw/test-server';
import { SessionLive } from './session-live.client';

const NOW = '2027-01-23T01:10:00Z';
const TWO_MINUTES_LATER = '2027-01-23T01:12:00Z';

const server = testServer();
silentStreamAt(NOW);

const session = (id: number, status: SessionStatus) => ({
  id,
  name: 'Race 1',
  category: null,
  kind: 'race',
  starts_at: '2027-01-23T01:00:00Z',
  ends_at: '2027-01-23T01:25:00Z',
  status,
  status_note: '',
  previous_starts_at: null,
  live_timing_link: '',
  streams: [],
  mark: '',
});

/** The text on the pages of sessions with these statuses, by ID. */
function show(roundUrl: string, statuses: Readonly<Record<number, SessionStatus>>) {
  const sessions = Object.entries(statuses).map(([id, status]) => session(Number(id), status));
  server.use(
    http.get(`*${RACE_DAY_CALL}`, () =>
      HttpResponse.json(
        {
          round: {
            name: 'Teretonga',
            url: roundUrl,
            time_zone: 'Pacific/Auckland',
            from: '2027-01-22T11:00:00Z',
            until: '2027-01-24T11:00:00Z',
            broadcast_link: '',
            mark: '',
          },
          sessions,
        },
        { headers: { Date: new Date().toUTCString() } },
      ),
    ),
  );
  render(
    <ul>
      {sessions.map(({ id }) => (
        <li key={id}>
          <SessionLive id={id} roundUrl={roundUrl} live="Live">
            Its status
          </SessionLive>
        </li>
      ))}
    </ul>,
  );
  // The visible one of the two, which both have their space reserved.
  return () =>
    screen.getAllByRole('listitem').map((item) => item.querySelector('[data-shown="true"]')?.textContent);
}

test('a session is live while the server says that it is running, but not before it starts or while it is suspended', async () => {
  const shown = show('running', { 30: 'running', 31: 'suspended', 32: 'scheduled' });
  expect(shown()).toEqual(['Its status', 'Its status', 'Its status']);
  await waitFor(() => expect(shown()).toEqual(['Live', 'Its status', 'Its status']));
});

test('is no longer live if the server last confirmed it long ago', async () => {
  const shown = show('lost', { 30: 'running' });
  await waitFor(() => expect(shown()).toEqual(['Live']));
  server.use(http.get(`*${RACE_DAY_CALL}`, () => HttpResponse.error()));
  vi.setSystemTime(TWO_MINUTES_LATER);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(shown()).toEqual(['Its status']));
});
