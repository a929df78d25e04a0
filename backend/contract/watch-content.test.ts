import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentChanged } from '../events.ts';
import { watchContent } from './watch-content.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('forgets at once and again when the change has settled, for its own models only', () => {
  const forget = vi.fn();
  const state = watchContent(['groups'], forget);
  contentChanged({ model: 'pages', id: 1 });
  expect([state(), forget.mock.calls.length]).toEqual([0, 0]);
  contentChanged({ model: 'groups', id: 1 });
  expect([state(), forget.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1000);
  expect([state(), forget.mock.calls.length]).toEqual([2, 2]);
});

test('waits for the last of many changes', () => {
  const forget = vi.fn();
  watchContent(null, forget);
  for (let number = 0; number < 5; number += 1) {
    contentChanged({ model: 'groups', id: number });
    vi.advanceTimersByTime(300);
  }
  expect(forget).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(1000);
  expect(forget).toHaveBeenCalledTimes(6);
});
