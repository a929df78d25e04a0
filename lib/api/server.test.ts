import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { createServerApi } from '@/lib/api/server';

/** A content server on a free port of this machine. */
async function listen(answer: (url: string) => unknown) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer(request.url ?? '')));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, origin: `http://127.0.0.1:${String(address.port)}` };
}

test('reads REST and GraphQL from a content server on this machine, without spacing the calls', async () => {
  const { origin } = await listen((url) =>
    url === '/graphql' ? { data: { cognitoPages: [] } } : { data: [], num_items: 0, num_pages: 0 },
  );
  const api = createServerApi(origin);
  // Timers never fire, so a call that waits for its turn would never start.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const lists = await Promise.all(Array.from({ length: 20 }, () => api.call(ENDPOINTS.listFaqs, {})));
  vi.useRealTimers();
  expect(lists.every(({ ok }) => ok)).toBe(true);
  expect(await api.query(QUERIES.pageVersions, {})).toEqual({ ok: true, value: { cognitoPages: [] } });
});

/** Records when each request to a remote content server starts, on a clock that the test advances. */
function watchStarts() {
  vi.useFakeTimers();
  const starts: number[] = [];
  vi.stubGlobal('fetch', () => {
    starts.push(Date.now());
    return Promise.resolve(Response.json({ data: [], num_items: 0, num_pages: 0 }));
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => starts.map((start) => Math.round(start - (starts[0] ?? 0)));
}

test('starts the calls to a remote content server half a second apart (spec 9.6)', async () => {
  const starts = watchStarts();
  const api = createServerApi('https://content.example.org');
  const calls = Promise.all([1, 2, 3].map(() => api.call(ENDPOINTS.listFaqs, {})));
  await vi.runAllTimersAsync();
  expect((await calls).every(({ ok }) => ok)).toBe(true);
  expect(starts()).toEqual([0, 500, 1000]);
});

test("spaces one visitor's requests separately from shared ones", async () => {
  const starts = watchStarts();
  const apis = ['', 'Bearer one', 'Bearer two'].map((authorization) =>
    createServerApi('https://members.example.org', authorization === '' ? {} : { authorization }),
  );
  const calls = Promise.all(apis.map((api) => api.call(ENDPOINTS.listFaqs, {})));
  await vi.runAllTimersAsync();
  expect((await calls).every(({ ok }) => ok)).toBe(true);
  expect(starts()).toEqual([0, 500, 1000]);
});

test('says why a content server that is down could not be reached', async () => {
  const { server, origin } = await listen(() => ({}));
  server.close();
  await once(server, 'close');
  const result = await createServerApi(origin).call(ENDPOINTS.listFaqs, {});
  expect(result).toMatchObject({
    error: { kind: 'network', reason: expect.stringContaining('ECONNREFUSED') },
  });
});
