import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useElapsed } from '@/lib/queries/use-elapsed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is true once the time has passed, and restarts for another subject', () => {
  const { result, rerender } = renderHook(({ page }) => useElapsed(2_000, page), {
    initialProps: { page: 'news' },
  });
  act(() => void vi.advanceTimersByTime(1_999));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);

  rerender({ page: 'rounds' });
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current).toBe(true);
});
