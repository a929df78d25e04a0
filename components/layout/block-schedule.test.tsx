import { act, render } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRouter } from '@/tests/app-router';
import { testServer } from '@/tests/msw/test-server';
import { BlockSchedule } from './block-schedule.client';

const MINUTE_MS = 60_000;
const server = testServer();
beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2027-01-15T09:00:00Z'), toFake: ['Date', 'setInterval'] }),
);
afterEach(() => void vi.useRealTimers());

/** An open page, one of whose blocks changes at this moment, on a site that answers like this. */
function open(change: string, answer: () => Response) {
  const asked = vi.fn();
  server.use(
    http.head('*/news', () => {
      asked();
      return answer();
    }),
  );
  const { router } = createTestRouter();
  const refresh = vi.fn();
  render(
    <AppRouterContext value={{ ...router, refresh }}>
      <PathnameContext value="/news">
        <BlockSchedule changes={[change]} />
      </PathnameContext>
    </AppRouterContext>,
  );
  return { asked, refresh };
}

const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('each minute the page checks whether a block has come or gone, and is then requested again (spec 4.21, 9.14)', async () => {
  const { asked, refresh } = open('2027-01-15T09:00:30Z', () => new HttpResponse(null));
  advance(MINUTE_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  advance(1);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('does not refresh while no block has appeared or expired', () => {
  const { asked, refresh } = open('2027-01-15T10:00:00Z', () => new HttpResponse(null));
  advance(30 * MINUTE_MS);
  expect(asked).not.toHaveBeenCalled();
  expect(refresh).not.toHaveBeenCalled();
});

test('a page without a connection stays as it is, and is requested again once there is one', async () => {
  let isConnected = false;
  const { asked, refresh } = open('2027-01-15T09:00:30Z', () =>
    isConnected ? new HttpResponse(null) : HttpResponse.error(),
  );
  advance(MINUTE_MS);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  advance(MINUTE_MS);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(refresh).not.toHaveBeenCalled();
  isConnected = true;
  advance(MINUTE_MS);
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});
