import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { sitemapEntryQuery } from '@/lib/queries/sitemap-entry';
import { testServer } from '@/tests/msw/test-server';

const server = testServer();

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

test("reads a page's titles from the site every minute (spec 4.18, 9.13)", async () => {
  const urls: (string | null)[] = [];
  server.use(
    http.get('*/api/sitemap-entry', ({ request }) => {
      urls.push(new URL(request.url).searchParams.get('url'));
      return HttpResponse.json({ seo_title: 'Race & results', seo_meta_description: null });
    }),
  );
  const query = sitemapEntryQuery('news/race & results');
  expect(await queryClient.fetchQuery(query)).toEqual({
    seo_title: 'Race & results',
    seo_meta_description: '',
  });
  expect(urls).toEqual(['news/race & results']);
  expect(query.refetchInterval).toBe(60_000);
  server.use(http.get('*/api/sitemap-entry', () => HttpResponse.json({ success: false }, { status: 503 })));
  await expect(queryClient.fetchQuery({ ...query, staleTime: 0 })).rejects.toMatchObject({
    error: { status: 503 },
  });
});
