import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { providePageCacheHandle } from '../../lib/config/page-cache-handle.ts';
import RenderedPages from '../../lib/content/rendered-pages.ts';
import type { Handler } from '../http/handler.ts';
import { ask, html, SHARED, startContent, startSite } from '../test-support.ts';

/** Next's own name of a page's kind, which TypeScript can't import. */
type PageContext = Extract<Parameters<RenderedPages['get']>[1], { isFallback: boolean }>;
type Kinds = { readonly IncrementalCacheKind: { readonly APP_PAGE: PageContext['kind'] } };
const load: (name: 'next/dist/server/response-cache/types.js') => Kinds = createRequire(import.meta.url);
const { IncrementalCacheKind } = load('next/dist/server/response-cache/types.js');
const PAGE: PageContext = {
  kind: IncrementalCacheKind.APP_PAGE,
  isFallback: false,
  isRoutePPREnabled: false,
};
const keyOf = (path: string) => `/route-cache/APP_PAGE/build/$/en${path}`;

/** Next after a restart: its memory is empty, and pages are in a folder. It renders missing and outdated ones. */
async function createNext() {
  const dir = await mkdtemp(join(tmpdir(), 'pages-'));
  const pages = new RenderedPages({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: dir,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  const rendered: string[] = [];
  const handler: Handler = async (request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname;
    const found = (await pages.get(keyOf(path), PAGE))?.value;
    response.setHeader('Cache-Control', SHARED).setHeader('Content-Type', 'text/html; charset=utf-8');
    if (found && 'html' in found) return void response.end(html(`from the disk: ${found.html}`));
    rendered.push(path);
    response.end(html('rendered'));
  };
  /** Stores a page, as the process before the restart did. */
  const leave = async (path: string, tags: string) => {
    const file = join(dir, keyOf(path));
    await mkdir(dirname(file), { recursive: true });
    const meta = { status: 200, headers: { 'x-next-cache-tags': tags } };
    await writeFile(`${file}.html`, path);
    await writeFile(`${file}.rsc`, '');
    await writeFile(`${file}.meta`, JSON.stringify(meta));
    const before = new Date(Date.now() - 60_000);
    await utimes(`${file}.html`, before, before);
  };
  return { pages, rendered, handler, leave, close: () => rm(dir, { recursive: true }) };
}

let next: Awaited<ReturnType<typeof createNext>>;
let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  next = await createNext();
  content = await startContent();
  site = await startSite((...asked) => next.handler(...asked), content.port, {
    CDN_PURGE_URL: `http://127.0.0.1:${String(content.port)}/purge`,
    CDN_PURGE_TOKEN: 'token-of-the-cdn',
  });
  providePageCacheHandle(site.pageCache);
});
afterEach(async () => {
  await site.close();
  await content.close();
  await next.close();
});

// The first: Next remembers what the other one revalidates for as long as it runs.
it('a CDN is told the tags of a page that was read from the disk', async () => {
  await next.leave('/news', 'model:products,stock:lists');
  expect((await ask(site.port, '/news')).headers['cache-tag']).toBe('model:products,stock:lists');
});

it('what is sold out leaves the pages that were read from the disk, and no others', async () => {
  await next.leave('/news', 'model:products,stock:lists');
  await next.leave('/article/first', 'model:articles');
  const paths = ['/news', '/article/first'];
  for (const path of paths) expect((await ask(site.port, path)).text).toContain(`from the disk: ${path}`);
  await next.pages.revalidateTag('stock:lists', { expire: 0 });
  site.pageCache.purgeTags(['stock:lists']);
  next.rendered.length = 0;
  expect((await ask(site.port, '/news')).text).toContain('rendered');
  expect((await ask(site.port, '/article/first')).text).toContain('from the disk');
  expect(next.rendered).toEqual(['/news']);
});
