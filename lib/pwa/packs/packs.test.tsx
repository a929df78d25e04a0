import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCaches } from '@/tests/memory-caches';
import {
  createPackSite,
  MAP,
  packHandlers,
  SCRIPT,
  teretonga,
  type PackSite,
} from '@/tests/weekend-pack-site';
import { testServer } from '@/tests/msw/test-server';
import { PACKS_CACHE } from '../names';
import { fileOfPacks, pictureOfPacks } from '../worker/pack-files';
import {
  asOf,
  bytesOf,
  isDue,
  isOver,
  isComplete,
  listPacks,
  progressOf,
  readRoundPack,
  removePack,
  type Pack,
} from './records';
import { measurePack, savePack } from './save';

const server = testServer();
let site: PackSite;
beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.stubGlobal('caches', createMemoryCaches());
  site = createPackSite();
  server.use(...packHandlers(site));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = async () =>
  (await (await caches.open(PACKS_CACHE)).keys()).map(({ url }) => url.replace(location.origin, ''));
const packOf = async (round = 'teretonga'): Promise<Pack> => {
  const pack = await readRoundPack(round);
  if (pack === null) throw new Error(`There is no pack of ${round}.`);
  return pack;
};

test('a pack has the pages in the reader’s language, the map, and what the pages need', async () => {
  expect(await savePack('teretonga')).toBe('saved');
  const pack = await packOf();
  expect(isComplete(pack)).toBe(true);
  expect(pack.pages.map(({ title }) => title)).toEqual(teretonga.pages.map((path) => `Page ${path}`));
  expect(pack.files.map(({ path }) => path)).toEqual(expect.arrayContaining([MAP, SCRIPT]));
  expect(bytesOf([pack])).toBeGreaterThan(0);
  expect(await keys()).toEqual(
    expect.arrayContaining(['/round/teretonga?lang=en', '/circuit/teretonga?lang=en', MAP, SCRIPT]),
  );
});

test('its size can be had before it is fetched, unless the server doesn’t say', async () => {
  expect(await measurePack('teretonga')).toBe(4000);
  expect(site.fetched).toEqual([]);
  site.saysSizes = false;
  expect(await measurePack('teretonga')).toBeNull();
  site.unreachable.add('/api/weekend-pack');
  await expect(measurePack('teretonga')).rejects.toThrow();
});

test('after a connection lost half-way it says what is missing, and the next time has all of it', async () => {
  site.unreachable.add('/circuit/teretonga').add(MAP);
  expect(await savePack('teretonga')).toBe('partly');
  const half = await packOf();
  const { done, total } = progressOf(half);
  expect(total - done).toBe(2);
  expect(half.pages.find(({ path }) => path === '/round/teretonga')?.keptAt).not.toBe('');

  site.unreachable.clear();
  expect(await savePack('teretonga')).toBe('saved');
  expect(isComplete(await packOf())).toBe(true);
  expect(site.fetched.filter((path) => path === SCRIPT)).toHaveLength(1);
});

test('without any answer there is no pack, and one that was there stays as it was', async () => {
  site.unreachable.add('/api/weekend-pack');
  expect(await savePack('teretonga')).toBe('unreachable');
  expect(await listPacks()).toEqual([]);
  site.unreachable.clear();
  await savePack('teretonga');
  const before = await packOf();
  site.unreachable.add('/api/weekend-pack');
  expect(await savePack('teretonga')).toBe('unreachable');
  expect(await packOf()).toEqual(before);
});

test('a renewed pack has the pages as they are now, and nothing that no longer belongs to it', async () => {
  await savePack('teretonga');
  site.words = 'delayed';
  site.contents = { ...teretonga, pages: ['/round/teretonga', '/article/rain'] };
  expect(await savePack('teretonga')).toBe('saved');
  const round = await caches.match('/round/teretonga?lang=en', { cacheName: PACKS_CACHE });
  expect(await round?.text()).toContain('delayed');
  expect(await keys()).not.toContain('/circuit/teretonga?lang=en');
  expect((await packOf()).pages).toHaveLength(2);
});

test('a renewal that gets one page leaves the others as they were, and as old', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-22T08:00:00Z') });
  await savePack('teretonga');
  vi.setSystemTime(Date.parse('2027-01-22T20:00:00Z'));
  site.unreachable.add('/circuit/teretonga');
  await savePack('teretonga');
  const pack = await packOf();
  expect(asOf(pack)).toBe('2027-01-22T08:00:00.000Z');
  expect(pack.pages[0]?.keptAt).toBe('2027-01-22T20:00:00.000Z');
  expect(await keys()).toContain('/circuit/teretonga?lang=en');
});

test('a page that is gone is no part of it; one that the server can’t answer now is missing', async () => {
  site.refused.set('/circuit/teretonga', 404).set('/round/teretonga/entries', 503);
  expect(await savePack('teretonga')).toBe('partly');
  const { pages } = await packOf();
  expect(pages.map(({ path, keptAt }) => [path, keptAt !== ''])).toEqual([
    ['/round/teretonga', true],
    ['/round/teretonga/entries', false],
  ]);
});

test('without a single page that everybody may see a pack isn’t whole', async () => {
  for (const path of teretonga.pages) site.refused.set(path, 403);
  expect(await savePack('teretonga')).toBe('partly');
  expect(isComplete(await packOf())).toBe(false);
  for (const path of teretonga.pages) site.refused.set(path, 404);
  expect(await savePack('teretonga')).toBe('partly');
  expect(isComplete(await packOf())).toBe(false);
});

test('a round that moves or is cancelled is so in its pack; one that is no longer published has none', async () => {
  await savePack('teretonga');
  site.contents = { ...teretonga, mark: 'Cancelled', ends_at: '2027-02-07T10:59:59Z' };
  await savePack('teretonga');
  expect(await packOf()).toMatchObject({ mark: 'Cancelled', endsAt: '2027-02-07T10:59:59Z' });
  site.contents = null;
  expect(await savePack('teretonga')).toBe('gone');
  expect(await caches.has(PACKS_CACHE)).toBe(false);
});

test('a pack that is removed while it is being saved stays away', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  site.held.set('/circuit/teretonga', promise);
  const saving = savePack('teretonga');
  await vi.waitFor(async () => expect(await listPacks()).toHaveLength(1));
  const other = await caches.open(PACKS_CACHE);
  await other.put('/-/weekend-pack/other', new Response('{"round":"other","endsAt":"2027-01-24T10:59:59Z"}'));
  await removePack('teretonga');
  resolve(null);
  expect(await saving).toBe('removed');
  expect((await listPacks()).map(({ round }) => round)).toEqual(['other']);
  expect(await keys()).toEqual(['/-/weekend-pack/other']);
});

test('another language replaces the copies in the former one', async () => {
  await savePack('teretonga');
  document.documentElement.lang = 'de';
  expect(isDue(await packOf(), 'de', Date.now() + 120_000)).toBe(true);
  expect(await savePack('teretonga')).toBe('saved');
  expect(await keys()).toContain('/round/teretonga?lang=de');
  expect(await keys()).not.toContain('/round/teretonga?lang=en');
});

test('a pack that is removed before its renewal has an answer stays away', async () => {
  await savePack('teretonga');
  const { promise, resolve } = Promise.withResolvers<null>();
  site.held.set('/api/weekend-pack', promise);
  const { promise: asked, resolve: ask } = Promise.withResolvers<null>();
  const renewing = savePack('teretonga', (before) => {
    ask(null);
    return before !== null;
  });
  await asked;
  await removePack('teretonga');
  resolve(null);
  expect(await renewing).toBe('removed');
  expect(await caches.has(PACKS_CACHE)).toBe(false);
});

test('one that another tab has renewed meanwhile isn’t fetched again', async () => {
  await savePack('teretonga');
  const before = site.fetched.length;
  expect(await savePack('teretonga', (pack) => pack === null)).toBe('saved');
  expect(site.fetched).toHaveLength(before);
});

test('what is answered in another language, chosen in another tab, is in the pack as well', async () => {
  site.language = 'de';
  expect(await savePack('teretonga')).toBe('saved');
  expect(await keys()).toContain('/round/teretonga?lang=de');
  expect(isDue(await packOf(), 'de', Date.now() + 120_000)).toBe(true);
});

test('on a full device what was saved stays, and it says that there is no room', async () => {
  vi.stubGlobal('caches', createMemoryCaches(1500));
  expect(await savePack('teretonga')).toBe('noRoom');
  expect(isComplete(await packOf())).toBe(false);
});

test('a browser that blocks storage says so, and isn’t taken to have a pack', async () => {
  const blocked = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  vi.stubGlobal('caches', { ...createMemoryCaches(), has: blocked, open: blocked, match: blocked });
  expect(await listPacks()).toEqual([]);
  expect(await savePack('teretonga')).toBe('blocked');
});

test('removing a pack leaves what another one needs', async () => {
  await savePack('teretonga');
  site.contents = { ...teretonga, round: 'ruapuna', pages: ['/round/ruapuna'], pictures: [] };
  await savePack('ruapuna');
  await removePack('teretonga');
  expect((await listPacks()).map(({ round }) => round)).toEqual(['ruapuna']);
  expect(await keys()).toContain(SCRIPT);
  expect(await keys()).not.toContain('/round/teretonga?lang=en');
  await removePack('ruapuna');
  expect(await caches.has(PACKS_CACHE)).toBe(false);
});

test('it is due after half an hour, not at once after a failure, and over a day after the round', async () => {
  const minute = 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-22T08:00:00Z') });
  site.unreachable.add(MAP);
  await savePack('teretonga');
  const part = await packOf();
  expect(isDue(part, 'en', Date.now() + minute / 2)).toBe(false);
  expect(isDue(part, 'en', Date.now() + 2 * minute)).toBe(true);
  site.unreachable.clear();
  await savePack('teretonga');
  const whole = await packOf();
  expect(isDue(whole, 'en', Date.now() + 29 * minute)).toBe(false);
  expect(isDue(whole, 'en', Date.now() + 31 * minute)).toBe(true);
  const end = Date.parse(teretonga.ends_at);
  expect(isOver(whole, end + 23 * 60 * minute)).toBe(false);
  expect(isOver(whole, end + 25 * 60 * minute)).toBe(true);
});

test('what isn’t a record of this build is no pack', async () => {
  const cache = await caches.open(PACKS_CACHE);
  for (const value of [null, 3, {}, { round: 'x' }, { round: 'x', endsAt: 'soon' }])
    await cache.put('/-/weekend-pack/x', new Response(JSON.stringify(value)));
  expect(await listPacks()).toEqual([]);
  await cache.put('/-/weekend-pack/y', new Response('{"round":"y","endsAt":"2027-01-24T10:59:59Z"}'));
  expect((await listPacks()).map(({ round }) => round)).toEqual(['y']);
});

test('without a connection the map is there in any width, and the texts in any version', async () => {
  const ask = (path: string) => new Request(new URL(path, location.href));
  expect(await pictureOfPacks(ask(MAP))).toBeUndefined();
  await savePack('teretonga');
  expect(await (await pictureOfPacks(ask('/assets/i/abc/original/400.webp')))?.text()).toBe('a file');
  expect(await pictureOfPacks(ask('/assets/i/other/original/800.avif'))).toBeUndefined();
  expect((await fileOfPacks(ask('/api/texts/en?later')))?.status).toBe(200);
  expect(await fileOfPacks(ask('/_next/static/chunks/other.js'))).toBeUndefined();
});
