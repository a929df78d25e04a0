import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Handler } from '../http/handler.ts';
import { ask, html, SHARED, startContent, startSite } from '../test-support.ts';

/** How Next's router asks for a part of a page: with the hash of these headers in the query. */
const PART = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
const HASH = '_rsc=right';

/** The pages whose tree Next was asked for. */
let trees: string[] = [];

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
  if (part !== '/_tree') return void response.writeHead(404).end();
  trees.push(path);
  response.end(`tree of ${path}`);
};

let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  content = await startContent();
  site = await startSite(next, content.port);
  trees = [];
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

it('gives nobody a page for a part that somebody else asked for in another way', async () => {
  const { rsc: _, ...withoutMark } = PART;
  for (const [path, headers] of [
    ['/news', { ...PART, rsc: '0' }],
    ['/article/first', { ...PART, 'next-router-prefetch': '2' }],
    ['/article/second', withoutMark],
  ] as const) {
    await ask(site.port, `${path}?${HASH}`, { headers });
    const tree = await ask(site.port, `${path}?${HASH}`, { headers: PART });
    expect([tree.headers['content-type'], tree.text]).toEqual(['text/x-component', `tree of ${path}`]);
  }
});

it('keeps a part for everybody although somebody asks for it with a wrong hash', async () => {
  const wrong = await ask(site.port, '/news?_rsc=wrong', { headers: PART });
  expect([wrong.status, wrong.headers.location]).toEqual([307, `/news?${HASH}`]);
  for (let visitor = 1; visitor <= 3; visitor += 1)
    expect((await ask(site.port, `/news?${HASH}`, { headers: PART })).text).toBe('tree of /news');
  expect(trees).toEqual(['/news']);
});
