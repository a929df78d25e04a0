import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { getAuthUser } from '@/lib/contract/endpoints/account';
import { takeLoginLink } from '@/lib/session/login-link';
import { createSessionPort } from '@/lib/session/browser-api';
import { refreshTokenCall } from '@/lib/api/tokens';
import { refuse, respond, respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';
import { signInByLink } from './link-sign-in';
import { createMemoryStorage } from '@/lib/persistence/text-storage';
import { createSessionStore } from './store';

const server = testServer();

const LINK = { access: 'link-a', refresh: 'link-r', baseKey: 'club' };
const TOKENS = { access_token: 'a-1', refresh_token: 'r-1' };

function open() {
  const session = createSessionStore(createMemoryStorage(), { report: () => expect.fail('storage refused') });
  const port = createSessionPort(session, () => expect.fail('was sent home'));
  return { session, client: createTestClient(null, { session: port }).client };
}

test("exchanges the link's token with this browser's id and loads the customer (spec 2.26)", async () => {
  const { session, client } = open();
  const asked: unknown[] = [];
  server.use(
    respondAt(refreshTokenCall, ({ input }) => {
      asked.push(input);
      return TOKENS;
    }),
    respond(getAuthUser, ({ request }) => {
      expect(request.headers.get('authorization')).toBe('Bearer a-1');
      return { id: 7, first_name: 'Mere' };
    }),
  );
  expect(await signInByLink(LINK, client, session)).toBe('signedIn');
  expect(asked).toEqual([{ refresh_token: 'link-r', fingerprint: session.ensureFingerprint() }]);
  expect(session.getState()).toMatchObject({
    ...TOKENS,
    baseURL: 'club',
    profile: { id: 7, first_name: 'Mere' },
  });
});

test.each([
  ['a used link', () => refuse(401, { text_code: 'TOKEN_INVALID' }), 'refused'],
  ['an account that is switched off', () => refuse(403), 'off'],
  ['a lost connection', () => HttpResponse.error(), 'failed'],
  ['a server that is down', () => refuse(503), 'failed'],
])('keeps the existing session on %s', async (_what, answer, ending) => {
  const { session, client } = open();
  session.setTokens({ access_token: 'before', refresh_token: 'before-r' });
  server.use(respondAt(refreshTokenCall, answer));
  expect(await signInByLink(LINK, client, session)).toBe(ending);
  expect(session.getState()).toMatchObject({ access_token: 'before', baseURL: '' });
});

test("reads a link's parameters once per tab", () => {
  const tab = createMemoryStorage();
  tab.setItem('login-link', 'x y club');
  expect(takeLoginLink(tab)).toEqual({ access: 'x', refresh: 'y', baseKey: 'club' });
  expect(takeLoginLink(tab)).toBeNull();
  for (const broken of ['', 'x', 'x y', 'x y k more', ' y k']) {
    tab.setItem('login-link', broken);
    expect(takeLoginLink(tab), broken).toBeNull();
  }
});
