import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContractCalls } from '@/lib/api/contract-calls';
import { isRecord } from '@/lib/shared/record';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { CORE_ONLY } from '@/lib/contract/extensions';
import type { GraphqlQuery } from '@/lib/contract/graphql/query';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { createTestClient } from '../msw/test-client';
import { startSpecServer, type SpecServer } from '../spec-server/server';

/*
 * The calls of point 7 as the site makes them, each with all its fields, on a content server that was written from the specification and
 * refuses any other. What the embedded backend makes of them is in tests/contract. The site makes the generic calls of a record only for its profile and
 * addresses.
 */

const EMAIL = 'rowan@hillclimbs.example.org';
const FINGERPRINT = 'hillclimb-browser-001';
const WHO = { email: EMAIL, fingerprint: FINGERPRINT };
const CODE = '27182818';
const NAMES = { first_name: 'Rowan', last_name: 'Winterbourne' };
const PICTURE = { image_aspect: '16x9', image_width: 800 };
const PAGE = 'https://hillclimbs.example.org/gift-vouchers';
const ADDRESS = {
  ...NAMES,
  display_name: 'Home',
  email: EMAIL,
  phone: '021 555 0142',
  company: 'Larch Firewood',
  street_address: '3 Larch Road',
  street_address_1: '',
  postcode: '9799',
  city: 'Larch Flat',
  state: '',
  country: 'New Zealand',
};
const TOKENS = { access_token: expect.any(String), refresh_token: expect.any(String) };
const DONE = { success: true };
const BEANIE = { name: "Marshal's beanie", qty: 2, price: 35 };
const LEADS_TO_PAYMENT = { ...DONE, payment: expect.stringContaining('payum_token=') };
const one = (fields: object) => ({ item: fields });
const many = (...records: object[]) => ({
  data: expect.arrayContaining(records.map((record) => expect.objectContaining(record))),
});

type CallCase = readonly [
  title: string,
  name: keyof typeof ENDPOINTS,
  input: Readonly<Record<string, unknown>>,
  answer: object,
];

/** In an order in which each can work: whoever has signed in saves an address, fills the cart, orders, and signs out. */
const CALLS: readonly CallCase[] = [
  [
    'POST /cognito/user/login (spec 7.4)',
    'login',
    { username: EMAIL, password: 'cold-hands-warm-engine', fingerprint: FINGERPRINT },
    TOKENS,
  ],
  ['GET /cognito/user/loginRecoveryCode (spec 7.12)', 'loginRecoveryCode', { ...WHO, code: CODE }, TOKENS],
  [
    'POST /authtoken (spec 7.17)',
    'authToken',
    { grant_type: 'authorization_code', code: CODE, client_id: 'site' },
    TOKENS,
  ],
  ['GET /cognito/user/authUser (spec 7.7)', 'getAuthUser', {}, { id: 7, ...NAMES, email: EMAIL }],
  ['POST /cognito/user/sendLoginLink (spec 7.8)', 'sendLoginLink', { ...WHO, code_only: true }, DONE],
  [
    'POST /cognito/user/registerLink (spec 7.9)',
    'registerLink',
    { ...WHO, ...NAMES, date_of_birth: '1990-08-01' },
    DONE,
  ],
  ['GET /cognito/user/recoverPassword (spec 7.10)', 'recoverPassword', { email: EMAIL }, DONE],
  [
    'GET /cognito/user/recoverPasswordCheck (spec 7.11)',
    'recoverPasswordCheck',
    { email: EMAIL, code: CODE, newpassword: 'another-long-word' },
    DONE,
  ],
  [
    'GET /cognito/user/creditBalance (spec 1.15, 7.13)',
    'getCreditBalance',
    { supplier: 1 },
    { balance: 12.5 },
  ],
  [
    'POST /cognito/user/uploadImage (spec 7.15)',
    'uploadImage',
    { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
    one(NAMES),
  ],
  ['GET /cognito/user/{url} (spec 7.16)', 'getUser', { url: '7', ...PICTURE }, one(NAMES)],
  ['POST /sell/address/create (spec 3.5, 7.29)', 'createAddress', ADDRESS, one({ id: 1, ...ADDRESS })],
  ['POST /sell/address/disable (spec 7.29)', 'disableAddress', { id: 1 }, one({ id: 1 })],
  ['POST /sell/address/enable (spec 7.29)', 'enableAddress', { id: 1 }, one({ id: 1 })],
  ['GET /sell/address (spec 7.28)', 'listAddresses', {}, many({ id: 1, company: 'Larch Firewood' })],
  [
    'POST /sell/cart/cartAdd (spec 7.30)',
    'cartAdd',
    { sku: 311, qty: 1, addons: [], session: '' },
    { item_count: 1, items: [{ sku_id: 311 }] },
  ],
  [
    'POST /sell/cart/cartUpdate (spec 7.32)',
    'cartUpdate',
    { id: 1, qty: 2, session: '' },
    { item_count: 2, items: [BEANIE] },
  ],
  [
    'POST /sell/cart/getCart (spec 7.34)',
    'getCart',
    { session: '', promotion_code: '', shipping_type: 71, shipping_address: 1 },
    {
      item_count: 2,
      items: [BEANIE],
      subtotal: 70,
      sessionKey: EMAIL,
      all_in_stock: true,
      discount_amount: 0,
      shipping_amount: 9.5,
      total_amount: 79.5,
      total_tax: 10.37,
      payment_types: ['card'],
    },
  ],
  [
    'POST /sell/cart/shippingQuote (spec 7.35)',
    'shippingQuote',
    { session: '', suburb: '', postcode: '9799', country: 'New Zealand' },
    [
      { shipping_type_id: 71, shipping_name: 'Mail coach', amount: 9.5, is_pick_up: false },
      { shipping_type_id: 72, is_pick_up: true },
    ],
  ],
  [
    'POST /sell/cart/requestShippingQuote (spec 7.36)',
    'requestShippingQuote',
    { session: '', address: ADDRESS },
    DONE,
  ],
  [
    'POST /sell/cart/searchsku (spec 7.38)',
    'searchSku',
    { product: 31, variations: [], addons: [] },
    many({ code: 'BEANIE' }),
  ],
  ['POST /sell/cart/mergeCart (spec 7.33)', 'mergeCart', { session: 'of-nobody' }, { item_count: 2 }],
  [
    'POST /sell/cart/submitOrder (spec 7.37)',
    'submitOrder',
    { address: 1, shipping_option_id: 71, paymentGateway: 'card', note: '', promotion_code: '', url: PAGE },
    { ...LEADS_TO_PAYMENT, message: '' },
  ],
  ['POST /sell/address/delete (spec 7.23)', 'deleteAddress', { id: 1 }, DONE],
  ['POST /sell/cart/cartRemove (spec 7.31)', 'cartRemove', { id: 1, session: '' }, { item_count: 0 }],
  [
    'GET /cognito/domain/currentDomain (spec 7.39)',
    'getCurrentDomain',
    {},
    { name: 'Southern Winter Hill Climbs' },
  ],
  [
    'GET /cognito/domain/initialData (spec 7.40)',
    'getInitialData',
    {},
    {
      sitemap: expect.arrayContaining([expect.objectContaining({ url: '/' })]),
      domain: { name: 'Southern Winter Hill Climbs' },
      groups: expect.arrayContaining([expect.objectContaining({ name: 'Hats' })]),
      pages: expect.arrayContaining([expect.objectContaining({ url: 'about' })]),
      redirects: { num_items: 0, num_pages: 0, data: [] },
    },
  ],
  [
    'GET /cognito/page: many (spec 7.41, 9.12)',
    'listPages',
    { page_size: 100, pb: 1 },
    many({ url: 'home', name: 'Home' }),
  ],
  ['GET /cognito/page: one (spec 7.41)', 'getPage', { slug: 'about' }, one({ name: 'About' })],
  ['GET /cognito/group (spec 7.42)', 'listGroups', PICTURE, many({ name: 'Hats', model: 'Product' })],
  [
    'GET /cognito/group/{namespace}/{model} (spec 7.43)',
    'listModelGroups',
    { namespace: 'Sell', model: 'Product' },
    many({ name: 'Hats' }, { name: 'Flasks' }),
  ],
  [
    'GET /cognito/group/details/{namespace}/{model}/{group} (spec 7.44)',
    'getGroupDetails',
    { namespace: 'Sell', model: 'Product', group: 'range-level' },
    one({ name: 'Range', children: [{ name: 'Hats' }, { name: 'Flasks' }] }),
  ],
  ['GET /cognito/link (spec 7.45)', 'listLinks', { parent: 91 }, many({ name: 'Entry form' })],
  [
    'GET /cognito/gallery (spec 7.46)',
    'getGallery',
    { id: 41, ...PICTURE },
    one({ name: 'Mount Larch in June', slides: [{ heading: 'Through the cutting' }] }),
  ],
  ['GET /cognito/gallery: many (spec 7.47)', 'listGalleries', PICTURE, many({ id: 41 })],
  ['GET /cognito/photo: one (spec 7.47)', 'getPhoto', { id: 51 }, one({ name: 'The hairpin' })],
  ['GET /cognito/photo: many (spec 7.47)', 'listPhotos', PICTURE, many({ id: 51 })],
  ['GET /cognito/slide: one (spec 7.47)', 'getSlide', { id: 411 }, one({ heading: 'Through the cutting' })],
  ['GET /cognito/slide: many (spec 7.47)', 'listSlides', PICTURE, many({ id: 411 })],
  [
    'GET /cognito/testimonial (spec 7.48)',
    'listTestimonials',
    { page_size: 3, image_width: 100, image_aspect: 'Square', group: 'voices' },
    { data: [{ name: 'A spectator' }] },
  ],
  [
    'GET /cognito/person (spec 7.49)',
    'listPersons',
    { page_size: 64, image_aspect: '4x3', image_width: 900 },
    many({ first_name: 'Juniper', title: 'Clerk of the course' }),
  ],
  [
    'GET /cognito/faq (spec 7.50)',
    'listFaqs',
    { group: 'spectators' },
    many({ name: 'Is the road gritted?' }),
  ],
  ['GET /cognito/form (spec 7.51)', 'getForm', { id: 21 }, one({ name: 'Write to the office' })],
  [
    'GET /cognito/video (spec 7.52)',
    'getVideo',
    { id: 55 },
    one({ name: 'The whole road in three minutes' }),
  ],
  [
    'GET /sell/product (spec 7.53)',
    'listProducts',
    {
      image_aspect: '1x1',
      image_width: 600,
      page_size: 12,
      orderby: 'latest_in_stock',
      page: 1,
      group: 'range-level',
    },
    { ...many({ name: 'Summit flask', price: 48.5 }), num_pages: 1 },
  ],
  [
    'GET /microblog/post (spec 7.54)',
    'listMicroblogPosts',
    { ...PICTURE, page_size: 1, page: 2, tag: 'hill' },
    { data: [{ tags: ['hill', 'dawn'] }], num_pages: 2 },
  ],
  [
    'GET /podcast/episode (spec 7.55)',
    'getPodcastEpisode',
    { url: 'first-frost' },
    one({ name: 'First frost' }),
  ],
  [
    'GET /podcast/channel (spec 7.56)',
    'getPodcastChannel',
    { id: 1 },
    one({ title: 'Talk at the top', episodes: [{}, { name: 'First frost' }] }),
  ],
  ['GET /cognito/default/file/{id} (spec 7.25)', 'getFile', { id: 61 }, one({ id: 61 })],
  [
    'POST /cognito/image (spec 7.26)',
    'getImage',
    { hash: '5f1c0de000000033', ...PICTURE },
    one({ width: 800, height: 450 }),
  ],
  [
    'POST /cognito/image/getByHash (spec 7.26)',
    'getImageByHash',
    { hash: '5f1c0de000000033', ...PICTURE },
    one({ width: 800, height: 450 }),
  ],
  [
    'POST /cognito/form/submit/{id} (spec 7.57)',
    'submitForm',
    { id: 21, data: { full_name: 'Rowan', question: 'Is there parking?' }, url: PAGE },
    { ...DONE, error: '', payment: '' },
  ],
  [
    'POST /cognito/form/submit/{id} with an error (spec 7.57)',
    'submitForm',
    { id: 21, data: {}, url: PAGE },
    { success: false, error: expect.stringContaining('Full name') },
  ],
  [
    'GET /cognito/payment/checkPaid (spec 3.46, 7.58)',
    'checkPaid',
    { url: btoa(PAGE), payum_token: 'paid' },
    { ...DONE, payment: { id: 1 } },
  ],
  [
    'POST /cognito/giftVoucher/payNow (spec 3.52, 7.60)',
    'payVoucherNow',
    { theme_id: 81, amount: 40, url: PAGE },
    { ...LEADS_TO_PAYMENT, message: '' },
  ],
  [
    'POST /cognito/giftVoucher/redeem (spec 7.61)',
    'redeemVoucher',
    { code: 'SNOWLINE-26' },
    { ...DONE, message: '' },
  ],
  [
    'POST /cognito/giftVoucher/redeem of an unknown code (spec 7.61)',
    'redeemVoucher',
    { code: 'NOTHING' },
    { success: false, message: 'This voucher is not valid.' },
  ],
  ['GET /cognito/user/logout (spec 7.6)', 'logout', {}, DONE],
];

type QueryCase = readonly [
  title: string,
  name: keyof typeof QUERIES,
  asks: string,
  variables: Readonly<Record<string, unknown>>,
  answer: object,
];

const QUERY_CASES: readonly QueryCase[] = [
  ['cognitoVideo (spec 7.62)', 'videoYoutubeId', 'cognitoVideo(id:', { id: 55 }, {}],
  [
    'cognitoGiftVoucherThemes (spec 3.51, 7.63, 9.26)',
    'giftVoucherThemes',
    'image(width: 400, aspect: "16x9")',
    {},
    { cognitoGiftVoucherThemes: [{ id: 81, name: 'First snow', image: { width: 400, height: 225 } }] },
  ],
  [
    'cognitoGallery (spec 7.64)',
    'galleryById',
    'cognitoGallery(id: $id, aspect: $aspect)',
    { id: 41, aspect: '4x3', width: 400 },
    { cognitoGallery: { slides: [{ id: 411 }] } },
  ],
  [
    'cognitoGallerys (spec 7.65)',
    'galleriesByGroup',
    'cognitoGallerys(byGroup:',
    { byGroup: null },
    { cognitoGallerys: [{ id: 41 }, {}] },
  ],
  [
    'cognitoTestimonials (spec 7.66)',
    'testimonialsByGroup',
    'cognitoTestimonials',
    {},
    { cognitoTestimonials: [{ name: 'A spectator' }] },
  ],
  [
    'nextgenSeries (spec 7.67)',
    'seriesByUrl',
    'nextgenSeries(url:',
    { url: 'winter-series' },
    { nextgenSeries: { rounds: [{}, {}, {}] } },
  ],
  [
    'nextgenSeriess (spec 7.67)',
    'firstSeries',
    'nextgenSeriess(first:',
    { first: 1 },
    { nextgenSeriess: [{ url: 'winter-series', rounds: [{}, {}, {}] }] },
  ],
  [
    'nextgenResult (spec 7.68)',
    'resultById',
    'nextgenResult(id:',
    { id: 2 },
    { nextgenResult: { session_name: 'Timed climb', category: { name: 'Saloons' } } },
  ],
  [
    'nextgenRound (spec 7.69)',
    'roundByUrl',
    'nextgenRound(url:',
    { url: 'mount-larch' },
    { nextgenRound: { name: 'Mount Larch opening climb' } },
  ],
  [
    'the results of a round (spec 7.71)',
    'roundResults',
    'results {',
    { url: 'mount-larch' },
    { nextgenRound: { results: [{ id: 1 }, { id: 2 }, { id: 3 }] } },
  ],
  [
    'nextgenCategorys (spec 7.72)',
    'categories',
    'nextgenCategorys(isInSeries:',
    { isInSeries: true },
    { nextgenCategorys: [{ name: 'Saloons' }, { name: 'Single seaters' }] },
  ],
  [
    'nextgenCategory (spec 7.73)',
    'categoryByUrl',
    'nextgenCategory(url:',
    { url: 'saloons' },
    { nextgenCategory: { name: 'Saloons' } },
  ],
  [
    'nextgenSponsors (spec 7.74)',
    'sponsorsByGroup',
    'nextgenSponsors(byGroup:',
    { byGroup: null },
    { nextgenSponsors: [{ name: 'Larch Firewood' }, {}] },
  ],
  [
    'cognitoSnippets (spec 7.75)',
    'snippetsByGroup',
    'cognitoSnippets(byGroup:',
    { byGroup: null },
    { cognitoSnippets: [{ content_rendered: expect.stringContaining('Live times') }, {}] },
  ],
  [
    'nextgenDrivers (spec 7.76)',
    'driversByGroup',
    'nextgenDrivers',
    {},
    { nextgenDrivers: [{ last_name: 'Frostwell' }, {}] },
  ],
  [
    'cognitoPersons (spec 7.77)',
    'personsByGroup',
    'cognitoPersons',
    {},
    { cognitoPersons: [{ first_name: 'Juniper' }] },
  ],
  [
    'the latest articles (spec 7.78)',
    'recentArticles',
    'cognitoArticles(first:',
    { first: 5, byGroup: null },
    { cognitoArticles: [{}, {}, {}, {}, {}] },
  ],
  [
    'a page of articles (spec 7.79)',
    'articleList',
    'cognitoArticles(first: $first, offset: $offset, byGroup: $byGroup)',
    { first: 12, offset: 12, byGroup: null },
    { cognitoArticles: [{}], cognitoArticleCount: 13 },
  ],
  [
    'cognitoArticle (spec 7.80)',
    'articleByUrl',
    'cognitoArticle(url:',
    { url: 'soup-for-four-hundred' },
    { cognitoArticle: { name: 'Soup for four hundred' } },
  ],
  [
    'cognitoGroup (spec 7.81)',
    'groupByUrl',
    'cognitoGroup(model: $model, byGroup: $byGroup)',
    { model: 'Article', byGroup: 'climb-reports' },
    { cognitoGroup: { name: 'Climb reports' } },
  ],
  [
    'cognitoPages (spec 7.82)',
    'pageVersions',
    'cognitoPages',
    {},
    { cognitoPages: expect.arrayContaining([expect.objectContaining({ url: 'about' })]) },
  ],
  [
    'cognitoPage (spec 7.82)',
    'pageByUrl',
    'cognitoPage(url:',
    { url: 'about' },
    { cognitoPage: { name: 'About' } },
  ],
];

type Sent = {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly authorization: string | null;
};
type Made = { readonly sent: Sent; readonly answer: unknown };

let server: SpecServer;
const made = new Map<string, Made>();

function read(address: string, init: RequestInit = {}): Sent {
  const { pathname, searchParams } = new URL(address);
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  return {
    path: `${init.method ?? 'GET'} ${pathname}`,
    fields: { ...Object.fromEntries(searchParams), ...(isRecord(body) ? body : {}) },
    authorization: new Headers(init.headers).get('authorization'),
  };
}

beforeAll(async () => {
  server = await startSpecServer();
  const sent: Sent[] = [];
  const { client, state } = createTestClient(null, {
    baseUrl: () => server.url,
    extensions: () => CORE_ONLY,
    fetch: (address, init) => {
      sent.push(read(String(address), init));
      return fetch(address, init);
    },
  });
  const calls = createContractCalls(client);
  const note = (title: string, result: { readonly ok: boolean }) => {
    const last = sent.at(-1);
    if (last) made.set(title, { sent: last, answer: 'value' in result ? result.value : result });
  };
  const endpoints: Readonly<Record<string, Endpoint>> = ENDPOINTS;
  const queries: Readonly<Record<string, GraphqlQuery>> = QUERIES;
  for (const [title, name, input] of CALLS) {
    const endpoint = endpoints[name];
    if (endpoint) note(title, await calls.call(endpoint, input));
    if (name === 'login') {
      const tokens = ENDPOINTS.login.output.parse(made.get(title)?.answer);
      const again = await calls.call(ENDPOINTS.refreshToken, {
        refresh_token: tokens.refresh_token,
        fingerprint: FINGERPRINT,
      });
      note('refreshToken', again);
      state.tokens = tokens;
      // A query of somebody who has signed in.
      for (const [query, key, , variables] of QUERY_CASES) {
        const asked = queries[key];
        if (asked) note(query, await calls.query(asked, variables));
      }
    }
  }
});
afterAll(() => server.close());

test.each(CALLS)('%s takes its fields and its answer is read', (title, name, input, answer) => {
  const { path, fields } = made.get(title)?.sent ?? { path: '', fields: {} };
  const [template = '', ...inPath] = [
    ENDPOINTS[name].path,
    ...[...ENDPOINTS[name].path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field),
  ];
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(input[field]));
  expect(path).toBe(`${ENDPOINTS[name].method} /api/v1${filled}`);
  const given = Object.keys(input).filter((field) => !inPath.includes(field));
  expect(Object.keys(fields).toSorted()).toEqual(given.toSorted());
  expect(made.get(title)?.answer).toMatchObject(answer);
});

test.each(QUERY_CASES)(
  'the query of %s asks as the specification does and its answer is read',
  (title, _, asks, __, answer) => {
    const { path, fields, authorization } = made.get(title)?.sent ?? {
      path: '',
      fields: {},
      authorization: '',
    };
    expect(path).toBe('POST /graphql');
    expect(fields['query']).toContain(asks);
    expect(authorization).toMatch(/^Bearer /);
    expect(made.get(title)?.answer).toMatchObject(answer);
  },
);

test('POST /cognito/user/refreshToken takes both fields and gives new tokens (spec 7.5)', () => {
  const { sent, answer } = made.get('refreshToken') ?? {};
  expect(sent?.path).toBe('POST /api/v1/cognito/user/refreshToken');
  expect(Object.keys(sent?.fields ?? {}).toSorted()).toEqual(['fingerprint', 'refresh_token']);
  expect(answer).toMatchObject(TOKENS);
});

test('the access token accompanies every call but login, refresh and authtoken (spec 7.2, 7.27)', () => {
  const without = [...made.values()]
    .filter(({ sent }) => sent.authorization === null)
    .map(({ sent }) => sent.path);
  expect(without).toEqual([
    'POST /api/v1/cognito/user/login',
    'POST /api/v1/cognito/user/refreshToken',
    'POST /api/v1/authtoken',
  ]);
  expect(made.size).toBe(CALLS.length + QUERY_CASES.length + 1);
});

test('nothing was asked for that the specification does not have', () => {
  expect(server.beyond).toEqual([]);
});
