import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getInitialData } from '@/lib/contract/endpoints/content';
import { refuse, respond, type WireOutput } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { CONTENT_REVALIDATE_S } from './cache';
import { currentSite, renewSite } from './site-store';

const server = testServer();
beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** The content server's data: the site's name, and its articles with the times of their last changes. */
const data = (
  name: string,
  articles: Readonly<Record<string, string>>,
): WireOutput<typeof getInitialData> => ({
  domain: { name },
  sitemap: Object.entries(articles).map(([url, lastmod]) => ({ url: `article/${url}`, lastmod })),
  groups: [],
  pages: [],
  redirects: { data: [], num_items: 0, num_pages: 0 },
});
const serve = (...given: Parameters<typeof data>) =>
  server.use(respond(getInitialData, () => data(...given)));
/** A page renews the stored data because it is too old. */
const renderLater = async () => {
  await vi.advanceTimersByTimeAsync(CONTENT_REVALIDATE_S * 1000 + 1);
  return currentSite();
};
const [MONDAY, TUESDAY] = ['2027-01-04T00:00:00Z', '2027-01-05T00:00:00Z'];

test('what a page took over is still passed on to those who drop pages for it, once', async () => {
  serve('Series', { rain: MONDAY, sun: MONDAY });
  await currentSite();
  await renewSite();

  serve('Series', { rain: TUESDAY, sun: MONDAY });
  await renderLater();
  serve('Summer Series', { rain: TUESDAY, sun: MONDAY, snow: TUESDAY });
  expect((await renderLater()).site.domain.name).toBe('Summer Series');

  const change = await renewSite();
  expect(change.addresses.toSorted()).toEqual(['article/rain', 'article/snow']);
  expect(change.isSiteChanged).toBe(true);
  expect(await renewSite()).toEqual({ addresses: [], isSiteChanged: false });
});

test('it is not lost while the content server does not answer', async () => {
  serve('Series', { rain: TUESDAY, sun: MONDAY, snow: TUESDAY });
  await renderLater();
  await renewSite();
  serve('Series', { rain: TUESDAY, sun: TUESDAY, snow: TUESDAY });
  await renderLater();
  server.use(respond(getInitialData, () => refuse(503)));
  await expect(renewSite()).rejects.toThrow();
  serve('Series', { rain: TUESDAY, sun: TUESDAY, snow: TUESDAY });
  expect((await renewSite()).addresses).toEqual(['article/sun']);
});
