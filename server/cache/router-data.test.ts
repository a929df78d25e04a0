import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { ask, html, SHARED, startContent, startSite } from '../test-support.ts';

/** How Next's router asks for a part of a page: with the hash of these headers in the query. */
const PART = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const HASH = '_rsc=right';

/** Answers as Next does: by the request's headers a part, all data or a document, and a redirect if the hash is wrong. */
const next: Handler = (request, response) => {
  const [path = '', query] = (request.url ?? '').split('?');
  const { rsc, 'next-router-prefetch': prefetch, 'next-router-segment-prefetch': part } = request.headers;
  if (rsc === '1' && new URLSearchParams(query).get('_rsc') !== 'right')
    return void response.writeHead(307, { Location: `${path}?${HASH}` }).end();
  response.setHeader('Cache-Control', SHARED);
  response.setHeader('Content-Type', rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8');
  if (rsc !== '1') return void response.end(html(`document of ${path}`));
  if (prefetch !== '1' || part === undefined) return void response.end(`all of ${path}`);
  response.writeHead(part === '/_tree' ? 200 : 404).end(`tree of ${path}`);
};

let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  content = await startContent();
  site = await startSite(next, content.port);
});
afterEach(async () => {
  await site.close();
  await content.close();
});

it('a made-up part doesn’t hide its page from visitors, however it is asked for', async () => {
  const name = 'next-router-segment-prefetch';
  // Nothing lists these pages, so what Next says of them is remembered.
  for (const [path, headers, query] of [
    ['/article/third', { ...PART, [name]: '/made up' }, HASH],
    ['/article/fourth', { ...PART, [name]: '/made-up', 'next-router-state-tree': 'x' }, HASH],
    ['/article/fifth', { ...PART, [name]: '/made-up' }, `${HASH}&of=x`],
  ] as const) {
    expect((await ask(site.port, `${path}?${query}`, { headers })).status, path).toBe(404);
    expect((await ask(site.port, path)).status, path).toBe(200);
  }
});
