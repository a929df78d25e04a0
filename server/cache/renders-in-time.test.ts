import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSingleFlight } from '../../lib/shared/single-flight.ts';
import type { Handler } from '../http/handler.ts';
import { ask, html, SHARED, startContent, startSite } from '../test-support.ts';

/**
 * A fake Next that renders like the real one: a request joins a rendering of its page that is under way, and the page cache stores
 * whatever it is allowed to.
 */
function createNext() {
  const state = { text: 'before', blocked: Promise.resolve(), requested: 0, rendered: 0 };
  const stored = new Map<string, string>();
  const flight = createSingleFlight<string>();
  const renderPage = async (path: string) => {
    const { text } = state;
    state.rendered += 1;
    await state.blocked;
    if (isStorable(path)) stored.set(path, text);
    return text;
  };
  const handler: Handler = async (request, response) => {
    state.requested += 1;
    const path = new URL(request.url ?? '', 'http://x').pathname;
    const text = stored.get(path) ?? (await flight(path, () => renderPage(path)));
    response.setHeader('Cache-Control', SHARED).setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html(`written ${text}`));
  };
  return { state, stored, handler };
}

const DATA = { headers: { rsc: '1' } };

let isStorable = (_path: string) => true;
let next: ReturnType<typeof createNext>;
let content: Awaited<ReturnType<typeof startContent>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  next = createNext();
  content = await startContent();
  site = await startSite((...requested) => next.handler(...requested), content.port);
  isStorable = site.pageCache.isInTime;
});
afterEach(async () => {
  isStorable = () => true;
  await site.close();
  await content.close();
});

/** The content changes while a request's page is being rendered. */
async function changeDuring(headers: typeof DATA | object) {
  const blocked = Promise.withResolvers<undefined>();
  next.state.blocked = blocked.promise.then(() => undefined);
  const { rendered } = next.state;
  const early = ask(site.port, '/news', headers);
  await expect.poll(() => next.state.rendered).toBe(rendered + 1);
  next.state.text = 'after';
  next.stored.clear();
  await site.pageCache.purgeAll([]);
  return { early, release: () => blocked.resolve(undefined) };
}

it.each([
  ['page', {}],
  ['page for the router', DATA],
])('a request after a change never shows the %s whose rendering began before it', async (_, headers) => {
  const { early, release } = await changeDuring(headers);
  const { requested } = next.state;
  const late = ask(site.port, '/news');
  const lateData = ask(site.port, '/news', DATA);
  // Both join the rendering under way.
  await expect.poll(() => next.state.requested).toBe(requested + 2);
  release();
  expect((await early).status).toBe(200);
  for (const answer of await Promise.all([late, lateData])) expect(answer.text).toContain('written after');
  expect((await ask(site.port, '/news')).text).toContain('written after');
});

it.each([
  ['page', {}],
  ['page for the router', DATA],
])('a %s that was still being rendered when the content changed is not stored', async (_, headers) => {
  const { early, release } = await changeDuring(headers);
  release();
  await early;
  expect((await ask(site.port, '/news')).text).toContain('written after');
  expect((await ask(site.port, '/news', DATA)).text).toContain('written after');
});
