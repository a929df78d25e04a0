import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { emptyContentHandlers } from './handlers';
import { createTestClient } from './test-client';

const server = setupServer(...emptyContentHandlers);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
const { client } = createTestClient();

test('a content server without records answers lists empty and single records with 404', async () => {
  expect(await client.call(ENDPOINTS.listVideos, {})).toMatchObject({ value: { data: [], num_pages: 0 } });
  expect(await client.call(ENDPOINTS.getVideo, { id: 1 })).toMatchObject({ error: { kind: 'notFound' } });
});

test('rejects what the contract would reject', async () => {
  expect(await client.call(ENDPOINTS.listVideos, { page_size: 1_000 })).toMatchObject({
    error: { kind: 'invalid' },
  });
});
