import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_SCREENS } from '../../lib/account/account-screens.ts';
import { DOCUMENT_PAGES } from '../../lib/shop/shop-screens.ts';
import type { Handler } from '../http/handler.ts';
import { ask, html, listen, SHARED, startContent, startSite, type Answer } from '../test-support.ts';

const page = { edition: 'first' };
const next: Handler = (request, response) => {
  const isMissing = (request.url ?? '').includes('missing');
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Cache-Control', SHARED);
  response.writeHead(isMissing ? 404 : 200).end(html(`${request.url ?? ''}, ${page.edition} edition`));
};

/**
 * A CDN: it keeps what CDN-Cache-Control lets it until one of the page's tags is purged. Its interface for that notes what it is sent, and
 * can refuse.
 */
async function startCdn() {
  const state = {
    status: 200,
    calls: [] as { authorization: string | undefined; tags: string[] }[],
    refused: 0,
    /** The site's port. */
    origin: 0,
    /** What it requested from the site. */
    fetched: [] as string[],
  };
  const cached = new Map<string, Answer>();
  const tagsOf = ({ headers }: Answer) => String(headers['cache-tag'] ?? '').split(',');
  const running = await listen(async (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      const answer = cached.get(path) ?? (await ask(state.origin, path));
      if (!cached.has(path)) state.fetched.push(path);
      if (answer.headers['cdn-cache-control'] !== undefined) cached.set(path, answer);
      response.writeHead(answer.status).end(answer.body);
      return;
    }
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { tags } = JSON.parse(body) as { tags: string[] };
    if (state.status === 200) {
      state.calls.push({ authorization: request.headers.authorization, tags });
      for (const [address, answer] of cached)
        if (tagsOf(answer).some((tag) => tags.includes(tag))) cached.delete(address);
    } else state.refused += 1;
    response.writeHead(state.status).end('{}');
  });
  return { ...running, state };
}

const TOKEN = 'a-token-of-the-cdn';
let content: Awaited<ReturnType<typeof startContent>>;
let cdn: Awaited<ReturnType<typeof startCdn>>;
beforeEach(async () => {
  page.edition = 'first';
  content = await startContent();
  cdn = await startCdn();
});
afterEach(async () => {
  await cdn.close();
  await content.close();
});

describe('a site with a CDN that hears of changes', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeEach(async () => {
    const purge = { CDN_PURGE_URL: `http://127.0.0.1:${String(cdn.port)}/purge`, CDN_PURGE_TOKEN: TOKEN };
    site = await startSite(next, content.port, purge);
  });
  afterEach(() => site.close());

  it('names what a page is made of, and how long it may be kept', async () => {
    site.pageCache.noteTags('/news', ['model:articles', '_N_T_/layout', 'address:māori, news']);
    const { headers } = await ask(site.port, '/news');
    expect(headers['cdn-cache-control']).toBe('max-age=60, stale-if-error=86400');
    expect(headers['cache-tag']).toBe('model:articles,address:m%C4%81ori%2C%20news');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const { status, headers: same } = await ask(site.port, '/news', {
      headers: { 'if-none-match': headers.etag ?? '' },
    });
    expect([status, same['cdn-cache-control']]).toEqual([304, headers['cdn-cache-control']]);
  });

  it.each(['/?page=2', '/missing'])('keeps %s to itself', async (path) => {
    expect((await ask(site.port, path)).headers['cdn-cache-control']).toBeUndefined();
  });

  it.each([
    ...ACCOUNT_SCREENS.filter((name) => name !== 'logout').map((name) => `/${name}`),
    ...DOCUMENT_PAGES.map((name) => `/${name}/100012`),
    '/invoice/print/12',
    '/order/V-100012',
    // As in an emailed link, whose key is private.
    '/order/100012?key=abc.def',
    '/print-tickets/12?key=abc.def',
    '/search/taupo',
  ])('%s is for its visitor alone, and for no cache at all', async (path) => {
    const { status, headers } = await ask(site.port, path);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect([headers['cdn-cache-control'], headers['cache-tag']]).toEqual([undefined, undefined]);
  });

  it('notifies it of the pages that changed, at most thirty tags at once', async () => {
    const tags = Array.from({ length: 45 }, (_, index) => `record:articles:${String(index)}`);
    await site.pageCache.purgeAll(tags);
    await expect.poll(() => cdn.state.calls.flatMap((call) => call.tags)).toEqual(tags);
    expect(cdn.state.calls.map((call) => call.tags.length)).toEqual([30, 15]);
    expect(cdn.state.calls[0]?.authorization).toBe(`Bearer ${TOKEN}`);
    site.pageCache.purgeTags(['stock:5']);
    await expect.poll(() => cdn.state.calls.at(-1)?.tags).toEqual(['stock:5']);
  });

  it('has it drop what a change touches, and keep everything else', async () => {
    cdn.state.origin = site.port;
    site.pageCache.noteTags('/news', ['model:articles', 'model:pages']);
    site.pageCache.noteTags('/round/round-1', ['model:rounds', 'model:pages']);
    const read = async (path: string) => (await ask(cdn.port, path)).text;
    for (const path of ['/news', '/round/round-1', '/news', '/round/round-1'])
      expect(await read(path)).toContain(`${path}, first edition`);
    expect(cdn.state.fetched).toEqual(['/news', '/round/round-1']);

    page.edition = 'second';
    await site.pageCache.purgeChanged(['model:articles']);
    await expect.poll(() => read('/news')).toContain('/news, second edition');
    expect(await read('/round/round-1')).toContain('/round/round-1, first edition');
    expect(cdn.state.fetched).toEqual(['/news', '/round/round-1', '/news']);
  });

  it('notifies it again until it has heard, each tag once', async () => {
    cdn.state.status = 500;
    await site.pageCache.purgeAll(['model:articles']);
    await expect.poll(() => cdn.state.refused).toBe(1);
    cdn.state.status = 200;
    await site.pageCache.purgeAll(['model:articles', 'model:rounds']);
    await expect
      .poll(() => cdn.state.calls.map((call) => call.tags))
      .toEqual([['model:articles', 'model:rounds']]);
  });
});

it('without one that hears of changes, a page may be kept for a second', async () => {
  const site = await startSite(next, content.port);
  const { headers } = await ask(site.port, '/news');
  expect(headers['cdn-cache-control']).toBe('max-age=1, stale-if-error=86400');
  expect(headers['cache-tag']).toBeUndefined();
  await site.pageCache.purgeAll(['content']);
  expect(cdn.state.calls).toEqual([]);
  await site.close();
});
