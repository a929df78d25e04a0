import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '@/lib/api/clock';
import { createLinkReport, LEAVING_MS } from './link-report';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { createSessionStore, SESSION_KEY } from './store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin() {
  const storage = createMemoryStorage();
  const session = createSessionStore(storage, { report: () => expect.fail('storage refused') });
  return { storage, session, report: createLinkReport(session.setLinkActive, systemClock) };
}

test('marks a lost connection, unless a response arrives right away (spec 4.33)', () => {
  const { session, report } = begin();
  report(false);
  report(true);
  vi.advanceTimersByTime(LEAVING_MS);
  expect(session.getState().link_active).toBe(true);
  report(false);
  vi.advanceTimersByTime(LEAVING_MS);
  expect(session.getState().link_active).toBe(false);
  report(true);
  expect(session.getState().link_active).toBe(true);
});

test('a call aborted by leaving the page does not write to the storage that the next page reads', () => {
  const { storage, report } = begin();
  storage.setItem(SESSION_KEY, 'what another tab wrote');
  report(false);
  // The old page's timer has stopped.
  vi.clearAllTimers();
  vi.advanceTimersByTime(LEAVING_MS);
  expect(storage.getItem(SESSION_KEY)).toBe('what another tab wrote');
});
