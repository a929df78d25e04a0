import { createContractCalls, type ContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import type { Endpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { CORE_ONLY } from '@/lib/contract/extensions';
import type { GraphqlQuery } from '@/lib/contract/graphql/query';
import { QUERIES } from '@/lib/contract/graphql/queries';
import { createTestClient } from '../msw/test-client';

type Name = keyof typeof ENDPOINTS;

const PICTURE = { image_aspect: '16x9', image_width: 800 } as const;
const URL_NOW = 'https://hillclimbs.example.org/gift-vouchers';
const FINGERPRINT = 'hillclimb-browser-001';
const EMAIL = 'rowan@hillclimbs.example.org';
const CODE = '27182818';
const ADDRESS = { street_address: '3 Larch Road', postcode: '9799', city: 'Larch Flat' };

/** Their answers are not in the specification, so that a server made from it can't be asked. */
export const NOT_SHOWN: readonly Name[] = ['getMyAccount', 'creditCardSurchargeOf', 'paymentSurchargesOf'];

/** Every other REST call of the specification but the sign-in itself, in an order in which each can work. */
export const INPUTS: Partial<Record<Name, unknown>> = {
  getCurrentDomain: {},
  getInitialData: {},
  listPages: { page_size: 100, pb: 1 },
  getPage: { slug: 'about' },
  listGroups: PICTURE,
  listModelGroups: { namespace: 'Sell', model: 'Product' },
  getGroupDetails: { namespace: 'Sell', model: 'Product', group: 'range-level' },
  listLinks: { parent: 91 },
  listTestimonials: { page_size: 3, image_width: 100, image_aspect: 'Square' },
  listPersons: { page_size: 64, image_width: 900, image_aspect: '4x3' },
  listFaqs: {},
  getForm: { id: 21 },
  listProducts: { ...PICTURE, page_size: 12, page: 1, orderby: 'latest_in_stock', group: 'range-level' },
  getProduct: { slug: 'marshals-beanie' },
  listMicroblogPosts: { ...PICTURE, page_size: 12, page: 1, tag: 'hill' },
  getPodcastEpisode: { url: 'first-frost' },
  getPodcastChannel: { id: 1, ...PICTURE },
  getGallery: { id: 41, ...PICTURE },
  listGalleries: PICTURE,
  getPhoto: { id: 51 },
  listPhotos: PICTURE,
  getSlide: { id: 411 },
  listSlides: PICTURE,
  getVideo: { id: 55 },
  listVideos: PICTURE,
  getImage: { hash: '5f1c0de000000033' },
  getImageByHash: { hash: '5f1c0de000000033' },
  getFile: { id: 61 },
  loginRecoveryCode: { email: EMAIL, code: CODE, fingerprint: FINGERPRINT },
  authToken: { grant_type: 'authorization_code', code: CODE, client_id: 'site' },
  getAuthUser: {},
  sendLoginLink: { email: EMAIL, fingerprint: FINGERPRINT, code_only: false },
  registerLink: { email: EMAIL, first_name: 'Rowan', last_name: 'Winterbourne', fingerprint: FINGERPRINT },
  recoverPassword: { email: EMAIL },
  recoverPasswordCheck: { email: EMAIL, code: CODE, newpassword: 'another-long-word' },
  getCreditBalance: { supplier: 1 },
  uploadImage: { image: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7' },
  getUser: { url: '7' },
  updateUser: { id: 7, first_name: 'Rowan', mobile_phone: '021 555 0143' },
  createAddress: ADDRESS,
  updateAddress: { ...ADDRESS, id: 1, company: 'Larch Firewood' },
  disableAddress: { id: 1 },
  enableAddress: { id: 1 },
  listAddresses: {},
  cartAdd: { sku: 311, qty: 1, addons: [], session: '' },
  cartUpdate: { id: 1, qty: 2, session: '' },
  getCart: { session: '', shipping_type: 71 },
  shippingQuote: { session: '', suburb: '', postcode: '9799', country: 'New Zealand' },
  requestShippingQuote: { session: '', address: ADDRESS },
  searchSku: { product: 31, variations: [], addons: [] },
  mergeCart: { session: 'of-nobody' },
  cartRemove: { id: 1, session: '' },
  submitOrder: {
    address: 1,
    shipping_option_id: 71,
    paymentGateway: 'card',
    note: '',
    promotion_code: '',
    url: URL_NOW,
  },
  deleteAddress: { id: 1 },
  submitForm: { id: 21, data: { full_name: 'Rowan', question: 'Is there parking?' }, url: URL_NOW },
  checkPaid: { url: btoa(URL_NOW), payum_token: 'paid' },
  payVoucherNow: { theme_id: 81, amount: 40, url: URL_NOW },
  redeemVoucher: { code: 'SNOWLINE-26' },
  logout: {},
};

/** Variables by name, and those of single queries. */
const VARIABLES: Readonly<Record<string, unknown>> = {
  first: 5,
  offset: 0,
  byGroup: null,
  isInSeries: true,
  aspect: '4x3',
  width: 400,
  from: null,
  until: null,
  drivers: 60,
};
const OWN_VARIABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  articleByUrl: { url: 'soup-for-four-hundred' },
  groupByUrl: { model: 'Article', byGroup: 'climb-reports' },
  galleryById: { id: 41 },
  videoYoutubeId: { id: 55 },
  pageByUrl: { url: 'home' },
  seriesByUrl: { url: 'winter-series' },
  roundByUrl: { url: 'mount-larch' },
  roundResults: { url: 'mount-larch' },
  resultById: { id: 2 },
  categoryByUrl: { url: 'saloons' },
};

function variablesOf({ name, document }: GraphqlQuery): Readonly<Record<string, unknown>> {
  const given = { ...VARIABLES, ...OWN_VARIABLES[name] };
  const asked = new Set([...document.matchAll(/\$(\w+):/g)].map(([, variable]) => variable));
  return Object.fromEntries(Object.entries(given).filter(([variable]) => asked.has(variable)));
}

/** What the site reads from a content server without extensions, by call; failed ones by their error. */
export type Readings = {
  readonly read: Readonly<Record<string, unknown>>;
  readonly failed: Readonly<Record<string, ApiError>>;
};

async function signIn(calls: ContractCalls) {
  const input = { username: EMAIL, password: 'cold-hands-warm-engine', fingerprint: FINGERPRINT };
  const login = await calls.call(ENDPOINTS.login, input);
  if (!login.ok) return { login, refreshToken: login };
  const { refresh_token } = login.value;
  const refreshToken = await calls.call(ENDPOINTS.refreshToken, { refresh_token, fingerprint: FINGERPRINT });
  return { login, refreshToken };
}

/** Makes every call of the specification as the site does. */
export async function readAll(baseUrl: string): Promise<Readings> {
  const { client, state } = createTestClient(null, { baseUrl: () => baseUrl, extensions: () => CORE_ONLY });
  const calls = createContractCalls(client);
  const signedIn = await signIn(calls);
  if (signedIn.refreshToken.ok) state.tokens = signedIn.refreshToken.value;
  const answers: Record<string, Result<unknown, ApiError>> = signedIn;
  // Before the calls with effects: the last one signs out.
  for (const [name, query] of Object.entries<GraphqlQuery>(QUERIES))
    if (query.extension === undefined) answers[name] = await calls.query(query, variablesOf(query));
  const endpoints: Readonly<Record<string, Endpoint>> = ENDPOINTS;
  for (const [name, input] of Object.entries(INPUTS)) {
    const endpoint = endpoints[name];
    if (endpoint) answers[name] = await calls.call(endpoint, input);
  }
  const entries = Object.entries(answers);
  return {
    read: Object.fromEntries(entries.flatMap(([name, answer]) => (answer.ok ? [[name, answer.value]] : []))),
    failed: Object.fromEntries(
      entries.flatMap(([name, answer]) => (answer.ok ? [] : [[name, answer.error]])),
    ),
  };
}
