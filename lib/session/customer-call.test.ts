import { expect, test } from 'vitest';
import { refreshTokenCall } from '@/lib/api/tokens';
import { getAuthUser } from '@/lib/contract/endpoints/account';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';
import { createSessionPort } from './browser-api';
import { loadCustomer } from './customer-call';
import { BLANK_PROFILE, createSessionStore, type SessionStore } from './store';

const server = testServer();

const MERE = { access_token: 'mere', refresh_token: 'mere-r' };
const AROHA = { access_token: 'aroha', refresh_token: 'aroha-r' };

function openTab(storage = createMemoryStorage()) {
  const session = createSessionStore(storage, { report: (cause) => expect.fail(String(cause)) });
  session.rehydrate();
  const port = createSessionPort(session, () => expect.fail('was sent home'));
  return { session, client: createTestClient(null, { session: port }).client };
}

/** A server that knows both, and is slow for Mere. */
function slowServer() {
  const asked = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  server.use(
    respond(getAuthUser, async ({ request }) => {
      if (request.headers.get('authorization') === 'Bearer aroha') return { id: 8, first_name: 'Aroha' };
      asked.resolve(undefined);
      await released.promise;
      return { id: 7, first_name: 'Mere' };
    }),
  );
  return { asked: asked.promise, release: () => released.resolve(undefined) };
}

/** Records every customer that the store contains from now on. */
function shownIn(session: SessionStore): Set<number | null> {
  const ids = new Set<number | null>();
  session.subscribe(({ profile }) => ids.add(profile.id));
  return ids;
}

test('a customer who signs out while being loaded is not shown', async () => {
  const { session, client } = openTab();
  const { asked, release } = slowServer();
  session.setTokens(MERE);
  const loading = loadCustomer(client, session);
  await asked;
  session.logout();
  release();
  await loading;
  expect(session.getState()).toMatchObject({ access_token: null, profile: BLANK_PROFILE });
});

test('nobody is shown as the one who signed in before, while that one was being loaded', async () => {
  const { session, client } = openTab();
  const { asked, release } = slowServer();
  session.setTokens(MERE);
  const loading = loadCustomer(client, session);
  await asked;
  session.logout();
  session.setTokens(AROHA);
  const shown = shownIn(session);
  const loadingNext = loadCustomer(client, session);
  release();
  await Promise.all([loading, loadingNext]);
  expect(session.getState().profile).toMatchObject({ id: 8, first_name: 'Aroha' });
  expect(shown).not.toContain(7);
});

test('the same holds if the other one signs in in another tab', async () => {
  const storage = createMemoryStorage();
  const [mere, aroha] = [openTab(storage), openTab(storage)];
  const { asked, release } = slowServer();
  mere.session.setTokens(MERE);
  const loading = loadCustomer(mere.client, mere.session);
  await asked;
  aroha.session.rehydrate();
  aroha.session.logout();
  aroha.session.setTokens(AROHA);
  mere.session.rehydrate();
  const shown = shownIn(mere.session);
  release();
  await loading;
  expect(mere.session.getState().profile.first_name).toBe('Aroha');
  expect(shown).not.toContain(7);
});

test('tokens that are renewed meanwhile keep their customer', async () => {
  const { session, client } = openTab();
  server.use(
    respond(getAuthUser, ({ request }) =>
      request.headers.get('authorization') === 'Bearer mere-2'
        ? { id: 7, first_name: 'Mere' }
        : refuse(401, { text_code: 'TOKEN_EXPIRED' }),
    ),
    respondAt(refreshTokenCall, () => ({ access_token: 'mere-2', refresh_token: 'mere-r2' })),
  );
  session.setTokens(MERE);
  await loadCustomer(client, session);
  expect(session.getState()).toMatchObject({
    access_token: 'mere-2',
    profile: { id: 7, first_name: 'Mere' },
  });
});
