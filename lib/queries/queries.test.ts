import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { ApiFailure } from '@/lib/api/errors';
import { groupsQuery } from '@/lib/queries/groups';
import { pageVersionQuery } from '@/lib/queries/page-version';
import { createQueryClient, shouldRetry } from '@/lib/queries/query-client';
import { refuse, respond, respondQuery } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { HttpResponse } from 'msw';
import { createTestClient } from '@/tests/msw/test-client';

const server = testServer();

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
afterEach(() => queryClient.clear());
const { client } = createTestClient();
const api = () => client;

const pageVersion = { ...QUERIES.pageVersions, name: 'pageVersion' };
const ROW_PAGE = { id: 3, name: 'Old', slug: 'old', updated_at: '2027-01-02T00:00:00Z' };

test('asks when a page of the current model was last changed', async () => {
  const urls: unknown[] = [];
  server.use(
    respondQuery(pageVersion, ({ variables }) => {
      urls.push(variables['url']);
      return HttpResponse.json({ data: { cognitoPage: { updated_at: '2027-01-01T00:00:00Z' } } });
    }),
  );
  expect(await queryClient.fetchQuery(pageVersionQuery('news', 'current', api))).toEqual({
    updated_at: '2027-01-01T00:00:00Z',
  });
  expect(urls).toEqual(['news']);
});

test('asks when a page of the older model was last changed, and reports a deleted one', async () => {
  server.use(respond(ENDPOINTS.getPage, () => ({ item: null, row_page: ROW_PAGE })));
  expect(await queryClient.fetchQuery(pageVersionQuery('old', 'older', api))).toEqual({
    updated_at: ROW_PAGE.updated_at,
  });
  server.use(respond(ENDPOINTS.getPage, () => refuse(404)));
  expect(await queryClient.fetchQuery(pageVersionQuery('old', 'older', api))).toEqual({ updated_at: null });
});

test('reads the groups', async () => {
  const group = {
    id: 2,
    name: 'Reports',
    url: 'reports',
    slug: 'reports',
    model: 'Article',
    root: 1,
    lft: 2,
    rgt: 3,
    level: 1,
  };
  server.use(respond(ENDPOINTS.listGroups, () => ({ data: [{ ...group, children: [] }] })));
  expect(await queryClient.fetchQuery(groupsQuery(api))).toEqual([group]);
});

test('reports a failed check as an error of the union', async () => {
  server.use(respond(ENDPOINTS.listGroups, () => refuse(500)));
  await expect(queryClient.fetchQuery(groupsQuery(api))).rejects.toMatchObject({ error: { kind: 'server' } });
});

test('retries temporary failures twice, and rejections never', () => {
  const down = new ApiFailure({ kind: 'server', status: 503, message: '' });
  expect([0, 1, 2].map((failures) => shouldRetry(failures, down))).toEqual([true, true, false]);
  expect(shouldRetry(0, new ApiFailure({ kind: 'notFound' }))).toBe(false);
  expect(shouldRetry(0, new ApiFailure({ kind: 'invalid', message: '', fields: {} }))).toBe(false);
  expect(createQueryClient().getDefaultOptions().queries?.retry).toBe(shouldRetry);
});
