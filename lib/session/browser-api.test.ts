import { expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { createSessionPort } from '@/lib/session/browser-api';
import { refreshTokenCall } from '@/lib/api/tokens';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { createSessionStore } from '@/lib/session/store';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { settle } from '@/tests/msw/test-clock';
import { createTestClient } from '@/tests/msw/test-client';

const server = testServer();

/** Tabs of one browser, each with its own client and store, sharing one storage. */
function openTabs(count: number, comeBackTo: string | null = null) {
  const storage = createMemoryStorage();
  const visits: string[] = [];
  const tabs = Array.from({ length: count }, () => {
    const session = createSessionStore(storage, { report: (cause) => expect.fail(String(cause)) });
    const port = createSessionPort(session, () => {
      visits.push('/');
      return comeBackTo;
    });
    return { session, client: createTestClient(null, { session: port }).client };
  });
  tabs[0]?.session.setTokens({ access_token: 'old', refresh_token: 'refresh-1' });
  tabs.forEach(({ session }) => session.rehydrate());
  return { tabs, visits };
}

test('renews a token once when it expires in five tabs at the same time', async () => {
  let refreshes = 0;
  server.use(
    respond(ENDPOINTS.listFaqs, ({ request }) =>
      request.headers.get('authorization') === 'Bearer new'
        ? { data: [], num_items: 0, num_pages: 0 }
        : refuse(401, { text_code: 'TOKEN_EXPIRED' }),
    ),
    respondAt(refreshTokenCall, async () => {
      refreshes += 1;
      await settle();
      return { access_token: 'new', refresh_token: 'refresh-2' };
    }),
  );
  const { tabs } = openTabs(5);

  const results = await Promise.all(tabs.map(({ client }) => client.call(ENDPOINTS.listFaqs, {})));

  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(refreshes).toBe(1);
  expect(tabs.map(({ session }) => session.getState().access_token)).toEqual(Array(5).fill('new'));
});

test('clears a session ended by the server, and takes the visitor to the start page (spec 8.2)', async () => {
  server.use(respond(ENDPOINTS.listFaqs, () => refuse(401, { text_code: 'TOKEN_INVALID' })));
  const { tabs, visits } = openTabs(1);
  await tabs[0]?.client.call(ENDPOINTS.listFaqs, {});
  expect(tabs[0]?.session.getState()).toMatchObject({ access_token: null, refresh_token: null });
  expect(visits).toEqual(['/']);
});

test('a session that ended at a page to come back to remembers that page, and nothing else', async () => {
  server.use(respond(ENDPOINTS.listFaqs, () => refuse(401, { text_code: 'TOKEN_INVALID' })));
  const { tabs } = openTabs(2, '/checkout?a=1');
  await tabs[0]?.client.call(ENDPOINTS.listFaqs, {});
  expect(tabs[0]?.session.getState()).toMatchObject({
    access_token: null,
    refresh_token: null,
    redirect_after_login: '/checkout?a=1',
  });
});
