import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { createQuery } from '@/lib/api/graphql';
import { refreshTokenCall } from '@/lib/api/tokens';
import { refuse, respond, respondAt, respondQuery } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';

const server = testServer();

const OLD = { access_token: 'old', refresh_token: 'refresh-1' };
const NEW = { access_token: 'new', refresh_token: 'refresh-2' };
const bearerOf = (request: Request) => request.headers.get('authorization');

/** A server that accepts only the new token, and returns it for the right refresh token. */
function expiringServer(refusal = () => refuse(401, { text_code: 'TOKEN_EXPIRED' })) {
  const seen = { bearers: new Array<string | null>(), refreshes: new Array<unknown>() };
  server.use(
    respond(ENDPOINTS.listFaqs, ({ request }) => {
      seen.bearers.push(bearerOf(request));
      return bearerOf(request) === 'Bearer new' ? { data: [], num_items: 0, num_pages: 0 } : refusal();
    }),
    respondAt(refreshTokenCall, ({ input, request }) => {
      seen.refreshes.push({ ...input, bearer: bearerOf(request) });
      return NEW;
    }),
  );
  return seen;
}

test.each([401, 422])(
  'refreshes an expired token after a %i and sends the call once more (spec 8.1)',
  async (status) => {
    const seen = expiringServer(() => refuse(status, { text_code: 'TOKEN_EXPIRED' }));
    const { client, state } = createTestClient(OLD);

    const result = await client.call(ENDPOINTS.listFaqs, {});

    expect(result).toMatchObject({ ok: true });
    expect(seen.bearers).toEqual(['Bearer old', 'Bearer new']);
    expect(seen.refreshes).toEqual([{ refresh_token: 'refresh-1', fingerprint: 'browser-1', bearer: null }]);
    expect(state).toMatchObject({ tokens: NEW, logouts: 0 });
  },
);

test('requests new tokens once if five calls expire at the same time', async () => {
  const seen = expiringServer();
  const { client } = createTestClient(OLD);

  const results = await Promise.all(Array.from({ length: 5 }, () => client.call(ENDPOINTS.listFaqs, {})));

  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(seen.refreshes).toHaveLength(1);
  expect(seen.bearers.filter((bearer) => bearer === 'Bearer new')).toHaveLength(5);
});

test('only repeats a call whose rejection arrives after the token was refreshed by another', async () => {
  const seen = expiringServer();
  const { client, state } = createTestClient(OLD);
  server.use(
    respond(ENDPOINTS.listVideos, ({ request }) => {
      if (bearerOf(request) === 'Bearer new') return { data: [], num_items: 0, num_pages: 0 };
      state.tokens = NEW;
      return refuse(401, { text_code: 'TOKEN_EXPIRED' });
    }),
  );

  expect(await client.call(ENDPOINTS.listVideos, {})).toMatchObject({ ok: true });
  expect(seen.refreshes).toHaveLength(0);
});

test('does not send a call a third time if the refreshed token is rejected as expired, too (spec 8.1)', async () => {
  let calls = 0;
  server.use(
    respond(ENDPOINTS.listFaqs, () => {
      calls += 1;
      return refuse(401, { text_code: 'TOKEN_EXPIRED' });
    }),
    respondAt(refreshTokenCall, () => NEW),
  );
  const { client } = createTestClient(OLD);

  expect(await client.call(ENDPOINTS.listFaqs, {})).toMatchObject({
    error: { kind: 'unauthorised', textCode: 'TOKEN_EXPIRED' },
  });
  expect(calls).toBe(2);
});

test.each([
  ['text_code', { text_code: 'TOKEN_INVALID' }],
  ['text_code', { text_code: 'Signature verification failed' }],
  ['message', { message: 'Signature verification failed' }],
])('ends the session when %s says %o (spec 8.2)', async (_where, wire) => {
  server.use(respond(ENDPOINTS.listFaqs, () => refuse(401, wire)));
  const { client, state } = createTestClient(OLD);

  expect(await client.call(ENDPOINTS.listFaqs, {})).toMatchObject({ error: { kind: 'unauthorised' } });
  expect(state).toMatchObject({ tokens: null, logouts: 1 });
});

test('ends the session once if the refresh token is rejected for several calls (spec 8.2)', async () => {
  expiringServer();
  server.use(respondAt(refreshTokenCall, () => refuse(401, { text_code: 'TOKEN_INVALID' })));
  const { client, state } = createTestClient(OLD);

  const results = await Promise.all([1, 2, 3].map(() => client.call(ENDPOINTS.listFaqs, {})));

  expect(results.map((result) => !result.ok && result.error.kind)).toEqual(Array(3).fill('unauthorised'));
  expect(state.logouts).toBe(1);
});

test('ends a session whose token expired and that has no refresh token', async () => {
  expiringServer();
  const { client, state } = createTestClient({ access_token: 'old', refresh_token: '' });
  await client.call(ENDPOINTS.listFaqs, {});
  expect(state.logouts).toBe(1);
});

test.each([
  ['does not answer', () => HttpResponse.error(), 'network'],
  ['fails', () => refuse(503), 'server'],
])('keeps the session if the server %s during the refresh', async (_how, answer, kind) => {
  expiringServer();
  server.use(respondAt(refreshTokenCall, answer));
  const { client, state } = createTestClient(OLD);

  expect(await client.call(ENDPOINTS.listFaqs, {})).toMatchObject({ error: { kind } });
  expect(state).toMatchObject({ tokens: OLD, logouts: 0 });
});

test.each([
  ['signed out', null],
  ['signed in as somebody else', { access_token: 'other', refresh_token: 'refresh-9' }],
])('renewed tokens that arrive after the visitor has %s are not taken', async (_what, meanwhile) => {
  expiringServer();
  const { client, state } = createTestClient(OLD);
  server.use(
    respondAt(refreshTokenCall, () => {
      state.tokens = meanwhile;
      return NEW;
    }),
  );
  await client.call(ENDPOINTS.listFaqs, {});
  expect(state).toMatchObject({ tokens: meanwhile, logouts: 0 });
});

test('ignores a late rejection of the token before a new sign-in', async () => {
  const { client, state } = createTestClient(OLD);
  server.use(
    respond(ENDPOINTS.listFaqs, () => {
      state.tokens = NEW;
      return refuse(401, { text_code: 'TOKEN_INVALID' });
    }),
  );
  await client.call(ENDPOINTS.listFaqs, {});
  expect(state).toMatchObject({ tokens: NEW, logouts: 0 });
});

test('passes an anonymous 401 to the caller', async () => {
  server.use(respond(ENDPOINTS.listFaqs, () => refuse(401, { text_code: 'TOKEN_EXPIRED' })));
  const { client, state } = createTestClient();
  expect(await client.call(ENDPOINTS.listFaqs, {})).toMatchObject({ error: { kind: 'unauthorised' } });
  expect(state.logouts).toBe(0);
});

test('a rejected sign-in is a plain error, sent without a token and without a refresh (spec 8.5)', async () => {
  const bearers: (string | null)[] = [];
  server.use(
    http.post('*/api/v1/cognito/user/login', ({ request }) => {
      bearers.push(bearerOf(request));
      return refuse(401, { message: 'Wrong password' });
    }),
  );
  const { client, state } = createTestClient(OLD);
  const login = { ...ENDPOINTS.listFaqs, method: 'POST', path: '/cognito/user/login', auth: 'none' } as const;

  expect(await client.call(login, {})).toMatchObject({
    error: { kind: 'unauthorised', message: 'Wrong password' },
  });
  expect(bearers).toEqual([null]);
  expect(state.tokens).toEqual(OLD);
});

test.each([401, 422])(
  'refreshes and repeats a GraphQL query answered with a bare %i (spec 8.3)',
  async (status) => {
    const seen = expiringServer();
    server.use(
      respondQuery(QUERIES.pageVersions, ({ request }) =>
        bearerOf(request) === 'Bearer new'
          ? { cognitoPages: [] }
          : HttpResponse.json({ errors: [] }, { status }),
      ),
    );
    const { client } = createTestClient(OLD);

    expect(await createQuery(client)(QUERIES.pageVersions, {})).toEqual({
      ok: true,
      value: { cognitoPages: [] },
    });
    expect(seen.refreshes).toHaveLength(1);
  },
);
