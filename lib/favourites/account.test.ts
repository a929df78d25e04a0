import { afterEach, expect, test, vi } from 'vitest';
import { mergeFavourites } from '@/lib/contract/endpoints/favourites';
import { createGuardedStorage } from '@/lib/persistence/guarded-storage';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { createSessionPort } from '@/lib/session/browser-api';
import { createSessionStore, BLANK_PROFILE } from '@/lib/session/store';
import { mergeFavourites as merged, NO_FAVOURITES, type Favourites } from '@/lib/shared/favourites';
import { refuse, respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';
import { createTestClock } from '@/tests/msw/test-clock';
import { accountState, syncWithAccount } from './account';
import { createFavouritesStore } from './store';

const gt = { kind: 'category', id: '3', name: 'GT Championship', address: '/category/gt' } as const;
const ana = { kind: 'driver', id: '7', name: 'Ana Roe', address: '/drivers/ana-roe' } as const;

const server = testServer();
const ends = new Set<() => void>();
afterEach(() => {
  for (const end of ends) end();
  ends.clear();
});

/**
 * The content server, with each customer's favourites by access token and the number of calls.
 * @param held what the answer to a customer waits for
 */
function serveAccounts(
  accounts: Record<string, Favourites> = {},
  held: Readonly<Record<string, Promise<unknown>>> = {},
) {
  const asked = { times: 0 };
  server.use(
    respond(mergeFavourites, async ({ input, request }) => {
      asked.times += 1;
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
      await held[token];
      const now = merged(accounts[token] ?? NO_FAVOURITES, input);
      accounts[token] = now;
      return { starred: [...now.starred], removed: [...now.removed] };
    }),
  );
  return { accounts, asked };
}

function openBrowser() {
  const report = (cause: unknown) => expect.fail(String(cause));
  const storage = createMemoryStorage();
  const store = createFavouritesStore(
    createGuardedStorage(() => storage, report),
    { report, now: Date.now },
  );
  const session = createSessionStore(createMemoryStorage(), { report });
  const port = createSessionPort(session, () => null);
  const { client } = createTestClient(null, { session: port });
  const clock = createTestClock();
  ends.add(syncWithAccount({ client, session, store, clock, isSeen: () => true }));
  const names = () => store.getState().starred.map(({ name }) => name);
  return {
    store,
    names,
    /** Lets a second pass, after which changes are sent. */
    wait: () => clock.advance(1_000),
    signIn: (who: string, id: number) => {
      session.setTokens({ access_token: who, refresh_token: `${who}-r` });
      session.setProfile({ ...BLANK_PROFILE, id });
    },
    /** The server has ended the session, or it expired. */
    endSession: () => session.logout(),
  };
}

const namesOf = (favourites: Favourites | undefined) => favourites?.starred.map(({ name }) => name);

test('signing in merges what this browser has with what the account has', async () => {
  const { accounts } = serveAccounts({ mere: { starred: [{ ...ana, at: 5 }], removed: [] } });
  const { store, names, signIn } = openBrowser();
  store.star(gt);
  signIn('mere', 7);
  await vi.waitFor(() => expect(names()).toEqual(['Ana Roe', 'GT Championship']));
  expect(namesOf(accounts['mere'])).toEqual(['Ana Roe', 'GT Championship']);
  expect(accountState()).toBe('synced');
});

test('what is starred and taken away while signed in reaches the account, and several presses are one call', async () => {
  const { accounts, asked } = serveAccounts();
  const { store, signIn, wait } = openBrowser();
  signIn('mere', 7);
  await vi.waitFor(() => expect(asked.times).toBe(1));
  await vi.waitFor(() => expect(accountState()).toBe('synced'));
  store.star(gt);
  store.star(ana);
  store.unstar(gt);
  await wait();
  await vi.waitFor(() => expect(namesOf(accounts['mere'])).toEqual(['Ana Roe']));
  expect(asked.times).toBe(2);
  // The answer equals what was sent, so there is no further call.
  await wait();
  expect(asked.times).toBe(2);
});

test('what was taken away on another device is gone here, too', async () => {
  const removed = { kind: 'category', id: '3', at: Date.now() + 60_000 } as const;
  serveAccounts({ mere: { starred: [], removed: [removed] } });
  const { store, names, signIn } = openBrowser();
  store.star(gt);
  signIn('mere', 7);
  await vi.waitFor(() => expect(names()).toEqual([]));
});

test('after the session has ended they stay in the browser, and another customer’s account does not get them', async () => {
  const { accounts } = serveAccounts({ aroha: { starred: [{ ...ana, at: 5 }], removed: [] } });
  const { store, names, signIn, endSession } = openBrowser();
  store.star(gt);
  signIn('mere', 7);
  await vi.waitFor(() => expect(accountState()).toBe('synced'));
  endSession();
  expect(names()).toEqual(['GT Championship']);
  expect(accountState()).toBe('unknown');
  signIn('aroha', 8);
  await vi.waitFor(() => expect(names()).toEqual(['Ana Roe']));
  expect(namesOf(accounts['aroha'])).toEqual(['Ana Roe']);
  expect(namesOf(accounts['mere'])).toEqual(['GT Championship']);
});

test('whoever signs in while another customer’s merge is under way gets their own favourites at once', async () => {
  const starred = (favourite: typeof gt | typeof ana): Favourites => ({
    starred: [{ ...favourite, at: 5 }],
    removed: [],
  });
  const answer = Promise.withResolvers<null>();
  const { asked } = serveAccounts({ mere: starred(gt), aroha: starred(ana) }, { mere: answer.promise });
  const { names, signIn, endSession } = openBrowser();
  signIn('mere', 7);
  await vi.waitFor(() => expect(asked.times).toBe(1));
  endSession();
  signIn('aroha', 8);
  answer.resolve(null);
  await vi.waitFor(() => expect(names()).toEqual(['Ana Roe']));
  expect(accountState()).toBe('synced');
});

test('signing out leaves nothing of the account behind, and keeps what no account has', async () => {
  serveAccounts();
  const own = openBrowser();
  own.store.star(gt);
  own.store.forgetAccount();
  expect(own.names()).toEqual(['GT Championship']);
  own.signIn('mere', 7);
  await vi.waitFor(() => expect(accountState()).toBe('synced'));
  own.store.forgetAccount();
  expect(own.names()).toEqual([]);
});

test('a failure leaves the browser’s as they are, says so, and the next change makes up for it', async () => {
  server.use(respond(mergeFavourites, () => refuse(422, { message: 'No.' })));
  const { store, names, signIn, wait } = openBrowser();
  store.star(gt);
  signIn('mere', 7);
  await vi.waitFor(() => expect(accountState()).toBe('failed'));
  expect(names()).toEqual(['GT Championship']);
  const { accounts } = serveAccounts();
  store.star(ana);
  await wait();
  await vi.waitFor(() => expect(accountState()).toBe('synced'));
  expect(namesOf(accounts['mere'])).toEqual(['GT Championship', 'Ana Roe']);
});
