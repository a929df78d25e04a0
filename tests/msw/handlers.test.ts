import { expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { emptyContentHandlers } from './handlers';
import { testServer } from './test-server';
import { createTestClient } from './test-client';

testServer(...emptyContentHandlers);
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
