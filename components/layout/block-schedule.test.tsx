import { act, render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRouter } from '@/tests/app-router';
import { BlockSchedule } from './block-schedule.client';

const MINUTE_MS = 60_000;
beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-01-15T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('each minute the page checks whether a block has come or gone, and is then requested again (spec 4.21, 9.14)', () => {
  const { router } = createTestRouter();
  const refresh = vi.fn();
  render(
    <AppRouterContext value={{ ...router, refresh }}>
      <BlockSchedule changes={['2027-01-15T09:00:30Z']} />
    </AppRouterContext>,
  );
  act(() => void vi.advanceTimersByTime(MINUTE_MS - 1));
  expect(refresh).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('does not refresh while no block has appeared or expired', () => {
  const { router } = createTestRouter();
  const refresh = vi.fn();
  render(
    <AppRouterContext value={{ ...router, refresh }}>
      <BlockSchedule changes={['2027-01-15T10:00:00Z']} />
    </AppRouterContext>,
  );
  act(() => void vi.advanceTimersByTime(30 * MINUTE_MS));
  expect(refresh).not.toHaveBeenCalled();
});
