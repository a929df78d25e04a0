import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { knownPaths } from '../links/known-paths.ts';
import { currentSitemap, initialDataChanges, initialDataJson } from './initial-data.ts';

const RECORDS = 40;
const display_start_time = '2020-01-01T00:00:00Z';
const published = { _status: 'published' } as const;

let opened: TemporaryPayload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  const { payload } = opened;
  const page = (url: string) =>
    payload.create({ collection: 'pages', data: { name: url, url, blocks: [], ...published } });
  for (const url of ['home', 'article', 'drivers', 'feed', 'listen']) await page(url);
  const channel = await payload.create({ collection: 'podcast-channels', data: { title: 'Pit talk' } });
  for (let number = 0; number < RECORDS; number += 1) {
    const name = `copy-${String(number)}`;
    await page(`page-${name}`);
    await payload.create({
      collection: 'articles',
      data: { name, url: name, display_start_time, ...published },
    });
    await payload.create({ collection: 'drivers', data: { last_name: name, url: name } });
    await payload.create({
      collection: 'microblog-posts',
      data: { title: name, tags: [name], published_at: display_start_time, ...published },
    });
    await payload.create({
      collection: 'podcast-episodes',
      data: { name, url: name, channel: channel.id, display_start_time, ...published },
    });
  }
}, 240_000);
afterAll(() => opened.close());

test('publishing reads what has changed, and keeps every other entry', async () => {
  const { payload } = opened;
  const before = await currentSitemap(payload);
  const entries = new Map(before.sitemap.map((entry) => [entry.url, entry]));
  const kinds = ['page-', 'article/', 'drivers/', 'feed/copy-', 'feed/post/', 'listen/'];
  for (const kind of kinds)
    expect([kind, before.sitemap.filter(({ url }) => url.startsWith(kind)).length]).toEqual([kind, RECORDS]);

  const { docs } = await payload.find({ collection: 'articles', where: { url: { equals: 'copy-7' } } });
  await payload.update({ collection: 'articles', id: docs[0]?.id ?? 0, data: { name: 'New name' } });
  const find = vi.spyOn(payload, 'find');
  const change = await initialDataChanges(payload, before.version);
  const answers = await Promise.all(find.mock.results.map((result) => result.value));
  const read = find.mock.calls.map(([{ collection }], index) => ({
    collection,
    records: answers[index]?.docs.length ?? 0,
  }));
  find.mockRestore();
  expect(change.sitemap.map(({ url, seo_title }) => [url, seo_title])).toEqual([
    ['article/copy-7', 'New name'],
  ]);
  // Of each kind the latest is looked up; names of pages are read for the page list.
  const large = ['articles', 'drivers', 'microblog-posts', 'podcast-episodes'];
  for (const { collection, records } of read.filter((call) => large.includes(call.collection)))
    expect([collection, records <= 1]).toEqual([collection, true]);
  const after = await currentSitemap(payload);
  const made = after.sitemap.filter((entry) => entries.get(entry.url) !== entry);
  const ofRecords = /^(?:page-|article|drivers|feed\/post|listen)/;
  expect(made.map(({ url }) => url).filter((url) => ofRecords.test(url))).toEqual(['article/copy-7']);
});

test('the stamp of unchanged content takes one statement', async () => {
  const { payload } = opened;
  await payload.update({ collection: 'redirects', where: {}, data: {} });
  await currentSitemap(payload);
  const find = vi.spyOn(payload, 'find');
  const execute = vi.spyOn(payload.db, 'execute');
  vi.useFakeTimers({ now: Date.now() + 6_000, toFake: ['Date'] });
  await currentSitemap(payload);
  vi.useRealTimers();
  expect([find.mock.calls.length, execute.mock.calls.length]).toEqual([0, 1]);
  find.mockRestore();
  execute.mockRestore();
});

test('concurrent visitors cost no further statement', async () => {
  const { payload } = opened;
  await initialDataJson(payload);
  const find = vi.spyOn(payload, 'find');
  const execute = vi.spyOn(payload.db, 'execute');
  for (let visitor = 0; visitor < 10; visitor += 1) await initialDataJson(payload);
  expect([find.mock.calls.length, execute.mock.calls.length]).toEqual([0, 0]);
  find.mockRestore();
  execute.mockRestore();
});

test('links are checked against the cached data, including another page’s changes', async () => {
  const { payload } = opened;
  const knows = await knownPaths(payload);
  expect([knows('article/copy-3'), knows('drivers/copy-3'), knows('cart'), knows('article/nope')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await payload.create({ collection: 'redirects', data: { from: '/old', to: '/drivers' } });
  expect((await knownPaths(payload))('old')).toBe(true);
});

test('a post is listed once its date has come, without any other change', async () => {
  const { payload } = opened;
  const published_at = new Date(Date.now() + 60_000).toISOString();
  const { id } = await payload.create({
    collection: 'microblog-posts',
    data: { title: 'Soon', tags: ['soon'], published_at, ...published },
  });
  const own = ['feed/soon', `feed/post/${String(id)}`];
  const listed = async () => {
    const { sitemap } = await currentSitemap(payload);
    return sitemap.map(({ url }) => url).filter((url) => own.includes(url));
  };
  expect(await listed()).toEqual([]);
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  expect(await listed()).toEqual(own);
  vi.useRealTimers();
});

test('a gallery that another process has renamed is noticed within seconds', async () => {
  const { payload } = opened;
  const blocks = [{ blockType: 'core-gallery-group' as const }];
  await payload.create({
    collection: 'pages',
    data: { name: 'Gallery', url: 'gallery', blocks, ...published },
  });
  const { id } = await payload.create({ collection: 'galleries', data: { name: 'Grid', url: 'grid' } });
  const title = async () => {
    const { sitemap } = await currentSitemap(payload);
    return sitemap.find(({ url }) => url === 'gallery/grid')?.seo_title;
  };
  expect(await title()).toBe('Grid');
  const now = new Date(Date.now() + 1_000).toISOString();
  await runStatement(
    payload,
    sql`UPDATE galleries SET name = ${'Grid walk'}, updated_at = ${now} WHERE id = ${id}`,
  );
  vi.useFakeTimers({ now: Date.now() + 6_000, toFake: ['Date'] });
  expect(await title()).toBe('Grid walk');
  vi.useRealTimers();
});

test('an override lists nothing that visitors can’t see', async () => {
  const { payload } = opened;
  await payload.create({
    collection: 'pages',
    data: { name: 'Launch', url: 'launch', _status: 'draft' },
    draft: true,
  });
  await payload.update({
    collection: 'articles',
    where: { url: { equals: 'copy-9' } },
    data: { _status: 'draft' },
  });
  for (const url of ['launch', 'article/copy-9', 'drivers/heritage-cup'])
    await payload.create({ collection: 'sitemap-overrides', data: { url, seo_title: 'Not yet' } });
  const { sitemap } = await currentSitemap(payload);
  const listed = sitemap.filter(({ seo_title }) => seo_title === 'Not yet');
  expect(listed.map(({ url }) => url)).toEqual(['drivers/heritage-cup']);
});
