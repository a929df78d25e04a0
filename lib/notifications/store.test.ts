import { expect, test } from 'vitest';
import { NOTICE_KINDS } from '@/lib/contract/notifications';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { NOTIFICATIONS_KEY } from './keys';
import { createNotificationsStore, MAX_SESSIONS, NIGHT } from './store';

const NOW = Date.parse('2027-01-22T20:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

function open(storage = createMemoryStorage(), now = () => NOW) {
  const errors: unknown[] = [];
  const report = (cause: unknown) => errors.push(cause);
  const store = createNotificationsStore(
    createGuardedStorage(() => storage, report),
    { report, now },
  );
  store.rehydrate();
  return { store, storage, errors };
}
const stored = (state: unknown) => {
  const storage = createMemoryStorage();
  storage.setItem(NOTIFICATIONS_KEY, JSON.stringify({ version: 1, state }));
  return open(storage).store.getState();
};

test('is off, with every kind and no quiet hours, until something is chosen; reading writes nothing', () => {
  const { store, storage } = open();
  expect(store.getState()).toMatchObject({ isOn: false, kinds: NOTICE_KINDS, quiet: null, sessions: [] });
  expect(storage.getItem(NOTIFICATIONS_KEY)).toBeNull();
});

test('keeps what is chosen for the next page and the other tabs', () => {
  const { store, storage } = open();
  const other = open(storage).store;
  store.switchTo(true);
  store.want('news', false);
  other.setQuiet(NIGHT);
  other.follow({ id: 31, until: NOW + HOUR_MS }, true);
  store.rehydrate();
  expect(store.getState()).toMatchObject({
    isOn: true,
    kinds: ['start', 'change', 'result'],
    quiet: { from: 1320, until: 420 },
    sessions: [{ id: 31 }],
  });
});

test('forgets sessions that are over, and the oldest of too many', () => {
  let now = NOW;
  const { store } = open(createMemoryStorage(), () => now);
  store.follow({ id: 1, until: NOW + HOUR_MS }, true);
  store.follow({ id: 2, until: NOW + 3 * HOUR_MS }, true);
  now = NOW + 2 * HOUR_MS;
  store.follow({ id: 3, until: NOW + 3 * HOUR_MS }, true);
  expect(store.getState().sessions.map(({ id }) => id)).toEqual([2, 3]);
  store.follow({ id: 2, until: 0 }, false);
  expect(store.getState().sessions.map(({ id }) => id)).toEqual([3]);
  for (let id = 10; id < 10 + MAX_SESSIONS; id += 1) store.follow({ id, until: NOW + 3 * HOUR_MS }, true);
  expect(store.getState().sessions).toHaveLength(MAX_SESSIONS);
});

test('switched off, it forgets its sessions and what the server was sent, and keeps the choices', () => {
  const { store } = open();
  store.switchTo(true);
  store.want('news', false);
  store.follow({ id: 1, until: NOW + HOUR_MS }, true);
  store.markReported('{"kinds":[]}');
  store.switchTo(false);
  expect(store.getState()).toMatchObject({ isOn: false, sessions: [], told: '', toldAt: 0 });
  expect(store.getState().kinds).not.toContain('news');
});

test('reads what it can of what was stored, whatever that is', () => {
  expect(stored(null).isOn).toBe(false);
  expect(
    stored({
      isOn: 'yes',
      kinds: ['news', 'everything', 7],
      quiet: { from: -5, until: 60 },
      sessions: [{ id: 'x' }, { id: 5, until: NOW }, null],
      told: 7,
    }),
  ).toMatchObject({ isOn: false, kinds: ['news'], quiet: null, sessions: [{ id: 5, until: NOW }], told: '' });
  expect(stored({ kinds: 'news', sessions: 'all', quiet: 7 })).toMatchObject({
    kinds: [],
    sessions: [],
    quiet: null,
  });
});
