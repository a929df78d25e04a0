import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createServerApi } from '@/lib/api/server';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { startSpecServer } from '../spec-server/server';
import type { Variations } from '../spec-server/variations';
import { comparable } from './comparable';
import { INPUTS, NOT_SHOWN, readAll, type Readings } from './read-all';

/** What a server may have otherwise, where the specification leaves it open. */
const INSTANTS = ['iso', 'local', 'day'] as const;
const LISTS = ['data', 'data-pages', 'counted', 'bare'] as const;
const ONE = ['item', 'data', 'bare'] as const;
const IDS = ['number', 'string'] as const;
const BOOLEANS = ['boolean', 'number'] as const;
const FILES = ['record', 'string'] as const;
const OPTIONS = ['string', 'value|label', 'record'] as const;

const SINGLE: readonly Variations[] = [
  ...INSTANTS.map((instants) => ({ instants })),
  ...LISTS.map((lists) => ({ lists })),
  ...ONE.map((one) => ({ one })),
  ...IDS.map((ids) => ({ ids })),
  { hasListedIdsOnly: true },
  ...BOOLEANS.map((booleans) => ({ booleans })),
  ...FILES.map((files) => ({ files })),
  ...OPTIONS.map((options) => ({ options })),
];

const anyMix: fc.Arbitrary<Variations> = fc.record(
  {
    instants: fc.constantFrom(...INSTANTS),
    lists: fc.constantFrom(...LISTS),
    one: fc.constantFrom(...ONE),
    ids: fc.constantFrom(...IDS),
    hasListedIdsOnly: fc.boolean(),
    booleans: fc.constantFrom(...BOOLEANS),
    files: fc.constantFrom(...FILES),
    options: fc.constantFrom(...OPTIONS),
  },
  { requiredKeys: [] },
);
const MIXES = 20;

async function readingsWith(
  variations: Variations,
): Promise<Readings & { readonly beyond: readonly string[] }> {
  const server = await startSpecServer(variations);
  try {
    return { ...(await readAll(server.url)), beyond: server.beyond };
  } finally {
    await server.close();
  }
}

test('every call of the specification is tried', () => {
  const core = Object.entries(ENDPOINTS).flatMap(([name, { extension }]) =>
    extension === undefined ? [name] : [],
  );
  const tried = [...Object.keys(INPUTS), ...NOT_SHOWN, 'login', 'refreshToken'];
  expect(tried.toSorted()).toEqual(core.toSorted());
});

test('reads every call of a server made from the specification alone', async () => {
  const { read, failed } = await readingsWith({});
  expect(failed).toEqual({});
  expect(read).toMatchObject({
    getCurrentDomain: { name: 'Southern Winter Hill Climbs', theme_colour: '#1f5673' },
    getInitialData: { extensions: [], redirects: { data: [] } },
    getPage: { item: { name: 'About', pageContents: { length: 12 } } },
    getGroupDetails: { item: { name: 'Range', children: [{ name: 'Hats' }, { name: 'Flasks' }] } },
    listLinks: { data: [{ name: 'Entry form' }, { name: 'Weather on the hill' }] },
    getForm: { item: { name: 'Write to the office', data: { length: 5 } } },
    listProducts: {
      data: [
        { name: "Marshal's beanie", price: 35 },
        { name: 'Summit flask', price: 48.5 },
      ],
    },
    getPodcastChannel: { item: { title: 'Talk at the top', episodes: { length: 2 } } },
    listMicroblogPosts: { data: [{ link_text: 'The climb' }, { tags: ['hill', 'dawn'] }] },
    getAuthUser: { first_name: 'Rowan' },
    listAddresses: { data: [{ company: 'Larch Firewood' }] },
    getCart: { items: [{ name: "Marshal's beanie", qty: 2 }], shipping_amount: 9.5, total_amount: 79.5 },
    submitOrder: { success: true, payment: expect.stringContaining('payum_token=') },
    payVoucherNow: { success: true, payment: expect.stringContaining('payum_token=') },
    redeemVoucher: { success: true },
    articleList: { cognitoArticles: { length: 5 }, cognitoArticleCount: 13 },
    roundByUrl: {
      nextgenRound: { name: 'Mount Larch opening climb', results: [{ id: 1 }, { id: 2 }, { id: 3 }] },
    },
    seriesByUrl: { nextgenSeries: { rounds: { length: 3 } } },
    resultById: { nextgenResult: { session_name: 'Timed climb', category: { name: 'Saloons' } } },
  });
});

test('asks for nothing that the specification has no name for', async () => {
  expect((await readingsWith({})).beyond).toEqual([]);
});

test.each(SINGLE)('reads the same in another form: %j', async (variations) => {
  const [plain, varied] = await Promise.all([readingsWith({}), readingsWith(variations)]);
  expect(varied.failed).toEqual(plain.failed);
  expect(comparable(varied.read, variations)).toEqual(comparable(plain.read, variations));
});

test('reads the same in any mix of forms', async () => {
  const plain = await readingsWith({});
  await fc.assert(
    fc.asyncProperty(anyMix, async (variations) => {
      const varied = await readingsWith(variations);
      expect(varied.failed).toEqual(plain.failed);
      expect(comparable(varied.read, variations)).toEqual(comparable(plain.read, variations));
    }),
    { numRuns: MIXES },
  );
});

test('an older page is found by its slug, in the frame of any other', async () => {
  const server = await startSpecServer();
  onTestFinished(server.close);
  const found = await createServerApi(server.url).call(ENDPOINTS.getPage, { slug: 'history' });
  expect(found).toMatchObject({ ok: true, value: { row_page: { title: 'History of the climb' } } });
});
