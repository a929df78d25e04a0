import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { ask, html, INITIAL_DATA, SHARED, startContent, startSite } from '../test-support.ts';

const PAGES = Array.from({ length: 12 }, (_, index) => `article/${String(index)}`);
const AHEAD = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

/** What Next is rendering. Prefetches only finish when a test says so. */
const rendering = { paths: new Set<string>(), done: Promise.withResolvers<undefined>() };

const next: Handler = async (request, response) => {
  const url = request.url ?? '';
  rendering.paths.add(url);
  if (request.headers['next-router-prefetch'] !== undefined) await rendering.done.promise;
  rendering.paths.delete(url);
  response.setHeader('Cache-Control', SHARED).setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html(`page of ${url}`));
};

let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  content = await startContent();
  const sitemap = [...INITIAL_DATA.sitemap, ...PAGES.map((url) => ({ url }))];
  content.state.initialData = { ...INITIAL_DATA, sitemap };
  site = await startSite(next, content.port);
});
afterAll(async () => {
  await site.close();
  await content.close();
});

it('a requested page does not queue behind prefetches', async () => {
  const ahead = PAGES.map((path) => ask(site.port, `/${path}`, { headers: AHEAD }));
  await expect.poll(() => rendering.paths.size).toBeGreaterThan(0);
  // The page is sent before any prefetch is done, and few of those share the processor with it.
  expect((await ask(site.port, '/news')).text).toContain('page of /news');
  expect((await ask(site.port, '/round/round-1', { headers: { rsc: '1' } })).status).toBe(200);
  expect(rendering.paths.size).toBeLessThanOrEqual(2);

  rendering.done.resolve(undefined);
  expect((await Promise.all(ahead)).map(({ status }) => status)).toEqual(PAGES.map(() => 200));
});
