import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { searchStore } from './open-search-store.ts';
import { searchSources } from './sources.ts';

let opened: TemporaryPayload;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  for (const url of ['article', 'drivers'])
    await opened.payload.create({
      collection: 'pages',
      data: { name: url, url, blocks: [], _status: 'published' },
    });
  await addArticle('kotuku', 'Kotuku wins');
  await addArticle('kereru', 'Kereru retires');
});
afterEach(() => vi.useRealTimers());
afterAll(() => opened.close());

const addArticle = (url: string, name: string) =>
  opened.payload.create({
    collection: 'articles',
    data: { url, name, display_start_time: '2020-01-01T00:00:00Z', _status: 'published' },
  });

/** The search of a backend that has just started: it knows what is stored, and nothing of an earlier one. */
async function started() {
  globalThis.championshipSingletons?.delete('search-index');
  vi.resetModules();
  const [{ searchContent }, { keepSearchIndex }] = await Promise.all([
    import('./search.ts'),
    import('./keep-index.ts'),
  ]);
  const { payload } = opened;
  const stop = keepSearchIndex(payload);
  const find = async (query: string) => {
    const { groups } = await searchContent(payload, query, { kind: null, limit: 5, page: 1 });
    return groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  };
  return { find, stop };
}

/** Delays reading drivers, and so the end of an indexing, from the moment that `isReached`. */
function holdBackDrivers(): { readonly isReached: Promise<unknown>; readonly goOn: () => void } {
  const reached = Promise.withResolvers<null>();
  const released = Promise.withResolvers<null>();
  searchSources.add('drivers', {
    page: 'drivers',
    find: async () => {
      reached.resolve(null);
      await released.promise;
      return new Map();
    },
  });
  return { isReached: reached.promise, goOn: () => released.resolve(null) };
}

/** From now on no limit of waiting comes to its end. */
const stopTimers = (laterMs = 0) =>
  vi.useFakeTimers({ now: Date.now() + laterMs, toFake: ['setTimeout', 'Date'] });

test('after a start, an index that agrees with the content is used without comparing anything', async () => {
  const first = await started();
  const store = await searchStore(opened.payload);
  await expect.poll(() => store.agreement()).not.toBe('');
  await first.stop();

  const stamps = vi.spyOn(store, 'stamps');
  const write = vi.spyOn(store, 'write');
  const second = await started();
  expect(await second.find('kotuku')).toEqual(['article/kotuku']);
  await second.stop();
  expect([stamps.mock.calls.length, write.mock.calls.length]).toEqual([0, 0]);
  vi.restoreAllMocks();
});

test('a session follows its round to another circuit, and a driver a category with another name', async () => {
  const { payload } = opened;
  for (const url of ['category', 'round', 'session'])
    await payload.create({
      collection: 'pages',
      data: { name: url, url, blocks: [], _status: 'published' },
    });
  const venueNamed = async (name: string) =>
    (await payload.create({ collection: 'venues', data: { name, timezone: 'Pacific/Auckland' } })).id;
  const [kauri, totara] = [await venueNamed('Kauri Park'), await venueNamed('Totara Downs')];
  const { id: category } = await payload.create({
    collection: 'categories',
    data: { name: 'Formula Moa', url: 'formula' },
  });
  await payload.create({ collection: 'drivers', data: { last_name: 'Huia', url: 'huia', category } });
  const { id: round } = await payload.create({
    collection: 'rounds',
    data: {
      name: 'Opener',
      url: 'opener',
      venue: kauri,
      start_date: '2024-01-10T00:00:00.000Z',
      end_date: '2024-01-10T06:00:00.000Z',
      _status: 'published',
    },
  });
  const { id } = await payload.create({
    collection: 'results',
    data: {
      ...{ round, category, session_name: 'Race 1', date: '2024-01-10T01:00:00.000Z' },
      kind: 'race',
      rows: [{ position: 1, name: 'Ana Roe' }],
      _status: 'published',
    },
  });
  const { find, stop } = await started();
  const finds = async (query: string, url: string) => (await find(query)).includes(url);
  const session = `session/${String(id)}`;
  // What changed before the start isn't waited for.
  await expect.poll(() => finds('kauri', session)).toBe(true);
  expect(await finds('totara', session)).toBe(false);
  expect([await finds('moa', 'drivers/huia'), await finds('kiwi', 'drivers/huia')]).toEqual([true, false]);

  await payload.update({ collection: 'rounds', id: round, data: { venue: totara } });
  expect([await finds('kauri', session), await finds('totara', session)]).toEqual([false, true]);
  await payload.update({ collection: 'categories', id: category, data: { name: 'Formula Kiwi' } });
  expect([await finds('moa', 'drivers/huia'), await finds('kiwi', 'drivers/huia')]).toEqual([false, true]);
  await stop();
});

test('if the content has changed in the meantime, the first search doesn’t wait, and finds nothing that was unpublished', async () => {
  const { payload } = opened;
  const store = await searchStore(payload);
  const agreed = await store.agreement();
  await payload.create({ collection: 'drivers', data: { url: 'weka', last_name: 'Weka' } });
  await payload.update({
    collection: 'articles',
    where: { url: { equals: 'kereru' } },
    data: { _status: 'draft' },
  });
  const { goOn } = holdBackDrivers();
  const { find, stop } = await started();
  stopTimers();
  expect(await find('kotuku')).toEqual(['article/kotuku']);
  expect(await find('kereru')).toEqual([]);
  expect(await find('weka')).toEqual([]);
  vi.useRealTimers();
  // A process that ends here leaves an index that the next one compares.
  await expect.poll(() => store.agreement()).not.toBe(agreed);

  // What is published from now on is waited for, as ever.
  await addArticle('ruru', 'Ruru joins');
  stopTimers();
  const published = find('ruru');
  goOn();
  expect(await published).toEqual(['article/ruru']);
  expect(await find('weka')).toEqual(['drivers/weka']);
  vi.useRealTimers();
  await stop();
});

test('a search doesn’t wait for the first indexing of an archive that has already taken seconds', async () => {
  const { payload } = opened;
  const store = await searchStore(payload);
  await store.noteAgreement('');
  await payload.create({ collection: 'drivers', data: { url: 'takahe', last_name: 'Takahe' } });
  const { isReached, goOn } = holdBackDrivers();
  const { find, stop } = await started();
  await isReached;
  stopTimers(3_000);
  expect(await find('kotuku')).toEqual(['article/kotuku']);

  // What is published meanwhile is waited for until two seconds after it, by whoever searches until then.
  vi.useRealTimers();
  await addArticle('tui', 'Tui leads');
  stopTimers();
  const next = find('kotuku');
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(2_000);
  expect(await next).toEqual(['article/kotuku']);
  expect(await find('kotuku')).toEqual(['article/kotuku']);
  vi.useRealTimers();
  goOn();
  await stop();
});
