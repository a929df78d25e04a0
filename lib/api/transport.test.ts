import { delay, http, HttpResponse } from 'msw';
import { expect, expectTypeOf, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { refuse, respond } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { settle } from '@/tests/msw/test-clock';
import { createTestClient, TEST_ORIGIN } from '@/tests/msw/test-client';

const server = testServer();

const EMPTY = { data: [], num_items: 0, num_pages: 0 };
const FAQ = { id: 1, name: 'When do gates open?', content: '8 am' };

test('sends the input as a query below the base path and returns the parsed response (spec 7.1)', async () => {
  const urls: string[] = [];
  server.use(
    respond(ENDPOINTS.listFaqs, ({ request }) => {
      urls.push(request.url);
      return { data: [FAQ], num_items: 1, num_pages: 1 };
    }),
  );
  const { client } = createTestClient();

  const result = await client.call(ENDPOINTS.listFaqs, { group: 'tickets & gates', page: 2 });

  expect(urls).toEqual([`${TEST_ORIGIN}/api/v1/cognito/faq?group=tickets+%26+gates&page=2`]);
  expect(result).toMatchObject({ ok: true, value: { num_items: 1, data: [{ id: 1, name: FAQ.name }] } });
  if (result.ok) expectTypeOf(result.value.num_pages).toEqualTypeOf<number>();
});

test('puts named segments into the path and the rest into the body of a POST', async () => {
  server.use(
    http.post('*/api/v1/thing/:id', async ({ request, params }) =>
      HttpResponse.json({
        ...EMPTY,
        data: [{ ...FAQ, name: `${String(params['id'])} ${await request.text()}` }],
      }),
    ),
  );
  const { client } = createTestClient();
  const endpoint = { ...ENDPOINTS.listFaqs, method: 'POST', path: '/thing/{group}' } as const;

  expect(await client.call(endpoint, { group: 'a/b', page: 1 })).toMatchObject({
    value: { data: [{ name: 'a/b {"page":1}' }] },
  });
});

test("sends the visitor's language, and none for calls without a visitor", async () => {
  const languages: (string | null)[] = [];
  server.use(
    respond(ENDPOINTS.listFaqs, ({ request }) => {
      languages.push(request.headers.get('accept-language'));
      return EMPTY;
    }),
  );
  await createTestClient(null, { language: () => 'pt-BR' }).client.call(ENDPOINTS.listFaqs, {});
  await createTestClient().client.call(ENDPOINTS.listFaqs, {});
  expect(languages[0]).toBe('pt-BR');
  expect(languages[1]).not.toBe('pt-BR');
});

test.each(['..', '.', ''])('refuses to put %o into a path', async (group) => {
  const { client } = createTestClient();
  const endpoint = { ...ENDPOINTS.listFaqs, path: '/thing/{group}' } as const;
  expect(await client.call(endpoint, { group })).toMatchObject({
    error: { kind: 'invalid', fields: { group: /path/ } },
  });
});

test.each([
  [401, { text_code: 'OTHER' }, { kind: 'unauthorised', textCode: 'OTHER', message: 'refused' }],
  [403, {}, { kind: 'forbidden', message: 'refused' }],
  [404, {}, { kind: 'notFound', message: 'refused' }],
  [400, {}, { kind: 'invalid', message: 'refused', fields: {} }],
  [
    422,
    { fields: { page: 'Too large' } },
    { kind: 'invalid', message: 'refused', fields: { page: 'Too large' } },
  ],
  [500, {}, { kind: 'server', status: 500, message: 'refused' }],
  [405, {}, { kind: 'server', status: 405, message: 'refused' }],
])('maps a %i to one error of the union', async (status, wire, error) => {
  server.use(respond(ENDPOINTS.listFaqs, () => refuse(status, wire)));
  expect(await createTestClient().client.call(ENDPOINTS.listFaqs, {})).toEqual({ ok: false, error });
});

test.each([
  ['7', 7],
  ['soon', 30],
])('a 429 with Retry-After %o means a wait of %i s', async (value, retryAfterSeconds) => {
  server.use(respond(ENDPOINTS.listFaqs, () => refuse(429, {}, { 'retry-after': value })));
  const result = await createTestClient().client.call(ENDPOINTS.listFaqs, {});
  expect(result).toEqual({ ok: false, error: { kind: 'rateLimited', retryAfterSeconds } });
});

test.each([
  ['JSON of another shape', () => HttpResponse.json({ data: 'none', num_items: 0, num_pages: 0 }), 'data'],
  ['no JSON', () => HttpResponse.text('<html>'), ''],
])('a response that is %s is reported as such', async (_what, answer, path) => {
  server.use(respond(ENDPOINTS.listFaqs, answer));
  expect(await createTestClient().client.call(ENDPOINTS.listFaqs, {})).toMatchObject({
    error: { kind: 'badAnswer', issues: [{ path }] },
  });
});

test('a failed connection marks the link inactive, and any response marks it active (spec 4.33, 8.4)', async () => {
  server.use(respond(ENDPOINTS.listFaqs, () => HttpResponse.error()));
  const { client, state } = createTestClient();
  expect(await client.call(ENDPOINTS.listFaqs, {})).toMatchObject({ error: { kind: 'network' } });
  expect(state.links).toEqual([false]);

  server.use(respond(ENDPOINTS.listFaqs, () => refuse(500)));
  await client.call(ENDPOINTS.listFaqs, {});
  expect(state.links).toEqual([false, true]);
});

test('aborts a call after its timeout and marks the link inactive (spec 9.5)', async () => {
  server.use(http.get('*', () => delay('infinite')));
  const { client, clock, state } = createTestClient();
  const result = client.call(ENDPOINTS.listFaqs, {});

  await clock.advance(49_999);
  expect(state.links).toEqual([]);
  await clock.advance(1);

  expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(state.links).toEqual([false]);
});

test('leaves no timer behind after a completed call', async () => {
  server.use(respond(ENDPOINTS.listFaqs, () => EMPTY));
  const { client, clock } = createTestClient();
  await client.call(ENDPOINTS.listFaqs, {});
  expect(clock.pending()).toBe(0);
});

test('rejects with the reason of the caller that aborted, and leaves the link unchanged', async () => {
  server.use(http.get('*', () => delay('infinite')));
  const { client, state } = createTestClient();
  const controller = new AbortController();
  const result = client.call(ENDPOINTS.listFaqs, {}, { signal: controller.signal });
  await settle();
  controller.abort(new Error('left the page'));

  await expect(result).rejects.toThrow('left the page');
  expect(state.links).toEqual([]);
});

test('calls wait until the client is ready (spec 7.3)', async () => {
  let calls = 0;
  server.use(
    respond(ENDPOINTS.listFaqs, () => {
      calls += 1;
      return EMPTY;
    }),
  );
  const { client } = createTestClient(null, { readyForcedMs: 2_000 });
  const result = client.call(ENDPOINTS.listFaqs, {});
  await settle();
  expect(calls).toBe(0);
  client.markReady();
  await result;
  expect(calls).toBe(1);
});

test('a client that never becomes ready starts after two seconds, and sign-in calls never wait (spec 7.3, 9.7)', async () => {
  server.use(respond(ENDPOINTS.listFaqs, () => EMPTY));
  const waiting = createTestClient(null, { readyForcedMs: 2_000 });
  let isDone = false;
  const result = waiting.client.call(ENDPOINTS.listFaqs, {}).finally(() => {
    isDone = true;
  });
  expect(await waiting.client.call({ ...ENDPOINTS.listFaqs, auth: 'none' }, {})).toMatchObject({ ok: true });
  await waiting.clock.advance(1_999);
  expect(isDone).toBe(false);
  await waiting.clock.advance(1);
  expect(await result).toMatchObject({ ok: true });
});
