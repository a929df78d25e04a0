import { propertyOf, textIn } from '@/lib/shared/record';
import { ANY_MODEL, STOCK_MODEL, TIME_MODEL, type HookChange } from '@/lib/contract/site-hook';

/** Models that say where a round's tickets are sold. */
const TICKETED = ['products', 'domain-settings'];

/**
 * The models that each call of the content server depends on, by their names there (the slugs of its collections and globals). A call that
 * is missing here counts as depending on all of them.
 */
const MODELS_OF_CALLS: Readonly<Record<string, readonly string[]>> = {
  getPage: ['groups', 'series', 'galleries', 'forms'],
  listPages: ['pages'],
  getGallery: ['galleries', 'photos', 'slides', 'groups'],
  getForm: ['forms', 'domain-settings'],
  listFaqs: ['faqs', 'groups'],
  listLinks: ['links'],
  listMicroblogPosts: ['microblog-posts', 'rounds', 'championships'],
  getMicroblogPost: ['rounds', 'championships'],
  listPersons: ['persons', 'groups'],
  listTestimonials: ['testimonials', 'groups'],
  listProducts: ['products', 'groups', 'domain-settings', 'rounds'],
  listRoundTickets: ['products', 'groups', 'domain-settings', 'rounds', 'venues'],
  getProduct: ['groups', 'domain-settings', 'rounds', 'venues'],
  getPodcastChannel: ['podcast-channels', 'podcast-episodes'],
  getPodcastEpisode: ['podcast-channels'],
  recentArticles: ['articles', 'groups'],
  articleList: ['articles', 'groups'],
  articleTexts: ['articles', 'groups', 'persons'],
  articleByUrl: ['groups', 'persons', 'championships', 'rounds'],
  groupByUrl: ['groups'],
  snippetsByGroup: ['snippets', 'groups'],
  personsByGroup: ['persons', 'groups'],
  testimonialsByGroup: ['testimonials', 'groups'],
  giftVoucherThemes: ['gift-voucher-themes'],
  galleryById: ['galleries', 'photos', 'slides', 'groups'],
  galleriesByGroup: ['galleries', 'photos', 'slides', 'groups'],
  seriesByUrl: ['series', 'rounds', 'venues', 'results', ...TICKETED],
  firstSeries: ['series', 'rounds', 'venues', 'results', ...TICKETED],
  nextRound: ['rounds', 'series', 'venues', 'results', ...TICKETED],
  allRounds: ['rounds', 'series', 'venues', 'results', ...TICKETED],
  roundResults: ['rounds', 'series', 'venues', 'results', 'categories', 'drivers'],
  calendarOfRounds: ['rounds', 'series', 'venues', 'results', 'categories'],
  calendarOfRound: ['rounds', 'series', 'venues', 'results', 'categories'],
  roundEntries: ['rounds', 'entries', 'drivers', 'categories'],
  roundTimetable: ['rounds', 'series', 'venues', 'results', 'categories'],
  roundStories: ['rounds', 'articles', 'groups', 'galleries', 'photos', 'slides'],
  roundBroadcasts: ['rounds'],
  roundDays: ['rounds', 'venues'],
  raceDay: ['rounds', 'venues', 'results', 'categories'],
  roundsWithResults: ['rounds', 'series', 'venues', 'results', 'categories', 'drivers'],
  roundsForCompetitors: ['rounds', 'series', 'venues', 'competitor-links'],
  resultById: ['rounds', 'venues', 'categories', 'drivers'],
  sessionLaps: [],
  getLiveSession: ['drivers'],
  categories: ['categories', 'series', 'rounds'],
  categoryByUrl: ['categories', 'rounds', 'series', 'venues', 'results', 'drivers', 'groups', ...TICKETED],
  roundHeads: ['rounds', 'series', 'venues', 'results'],
  circuitByUrl: ['venues', 'rounds', 'results', 'categories', 'drivers', 'redirects'],
  teamByUrl: ['rounds', 'results', 'entries', 'redirects', 'groups'],
  teamSeason: ['rounds', 'results', 'entries', 'redirects', 'venues', 'categories', 'drivers'],
  sponsorsByGroup: ['sponsors', 'groups'],
  driversByGroup: ['drivers', 'categories', 'groups'],
  driverNames: ['drivers'],
  driverCareer: ['drivers', 'groups', 'rounds', 'results', 'entries', 'redirects', 'categories'],
  driverSeason: ['drivers', 'rounds', 'results', 'redirects', 'venues', 'categories'],
  driverLaps: ['drivers', 'rounds', 'results', 'redirects', 'venues', 'categories'],
  driverList: ['drivers', 'categories', 'groups'],
  hitPictures: ['articles', 'drivers', 'rounds'],
  listChampionships: ['championships', 'scorings', 'results', 'rounds', 'drivers', 'categories'],
  getChampionship: ['championships', 'scorings', 'results', 'rounds', 'drivers', 'categories'],
};

/** Any text may contain images, files and videos. */
const IN_EVERY_CALL = ['media', 'files', 'videos'];

/** Calls for one record: the record's model, and the response keys that hold it. */
const ONE_RECORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getPage: { item: 'pages', row_page: 'row-pages' },
  getProduct: { item: 'products' },
  getPodcastEpisode: { item: 'podcast-episodes' },
  getMicroblogPost: { item: 'microblog-posts' },
  articleByUrl: { cognitoArticle: 'articles' },
  resultById: { nextgenResult: 'results' },
  sessionLaps: { nextgenLaps: 'results' },
  getLiveSession: { item: 'results' },
};

const modelTag = (model: string) => `model:${model}`;
const recordTag = (model: string, id: number | string) => `record:${model}:${String(id)}`;
const UNKNOWN_MODELS_TAG = 'model:unknown';
/** Tags of which products are in stock, as lists show it, and of how many of one product are left. */
const STOCK_LISTS_TAG = 'stock:lists';
const stockTag = (product: number | string) => `stock:${String(product)}`;
const STOCK_LISTS: ReadonlySet<string> = new Set([
  'listProducts',
  'listRoundTickets',
  // A round says whether its tickets are sold out.
  ...['seriesByUrl', 'firstSeries', 'nextRound', 'allRounds', 'roundByUrl', 'categoryByUrl'],
]);
/** The list that says how many of each product are left. */
const COUNTED_LIST = 'listRoundTickets';
const PRODUCTS = 'products';
/** Next allows 128 tags. */
const MAX_LINKS = 80;
/** The time that pages are rendered for. */
export const RENDER_TIME_TAG = 'render-time';

/** The parts of the initial data that every page shows: domain, groups, pages, redirects. */
export const SITE_TAG = 'site';
/** The whole sitemap. */
export const SITEMAP_TAG = 'sitemap';
/** The sitemap entry of one address, without slashes at its ends. Next limits the length of tags; no real address reaches it. */
export const addressTag = (address: string): string => `address:${address}`.slice(0, 250);

/** The tags of the changed parts of the initial data. */
export const tagsOfSiteChange = ({
  addresses,
  isSiteChanged,
}: {
  readonly addresses: readonly string[];
  readonly isSiteChanged: boolean;
}): string[] => [
  ...addresses.map(addressTag),
  ...(addresses.length > 0 ? [SITEMAP_TAG] : []),
  ...(isSiteChanged ? [SITE_TAG] : []),
];

/** Tags of a call that are known before its response. */
export function tagsOfCall(name: string): string[] {
  const models = MODELS_OF_CALLS[name];
  const stock = STOCK_LISTS.has(name) ? [STOCK_LISTS_TAG] : [];
  if (models === undefined) return [UNKNOWN_MODELS_TAG, ...stock];
  return [...[...models, ...IN_EVERY_CALL].map(modelTag), ...stock];
}

const idOf = (record: unknown) => {
  const id = propertyOf(record, 'id');
  return typeof id === 'number' || typeof id === 'string' ? id : null;
};

const LINKS = / href="\/([^"?#]+)/g;
/** Settings of a page's blocks, as JSON. */
const BUTTONS = /"(?:button_link|button_url|link_to_url)":"\/([^"?#]+)/g;
const UNLINKED_BUTTON = /(?=.*"button_text":"[^"])(?=.*"button_(?:link|url)":"")/s;

/**
 * Tags of the pages on this site that an article's text and a page's buttons link to: an editor may have picked a record, whose link
 * follows a changed address. A button without a link may get one as soon as its record has an address.
 */
function tagsOfLinks(answer: unknown): string[] {
  const text = textIn(propertyOf(answer, 'cognitoArticle'), 'content_rendered');
  const contents = propertyOf(propertyOf(answer, 'item'), 'pageContents');
  const blocks = Array.isArray(contents) ? contents.map((block) => textIn(block, 'variables')) : [];
  const found = [...text.matchAll(LINKS), ...blocks.flatMap((settings) => [...settings.matchAll(BUTTONS)])];
  return [
    ...found.slice(0, MAX_LINKS).map(([, path = '']) => addressTag(path)),
    ...(blocks.some((settings) => UNLINKED_BUTTON.test(settings)) ? [SITEMAP_TAG] : []),
  ];
}

/**
 * Tags of the record in the response of a call for one record: its own, so that other records of its model can change without
 * invalidating it. If there is no such record, any record of the model may become it.
 */
export function tagsOfAnswer(name: string, answer: unknown): string[] {
  if (name === COUNTED_LIST) {
    const products = propertyOf(answer, 'data');
    return Array.isArray(products) ? products.map((product) => stockTag(idOf(product) ?? '')) : [];
  }
  const records = Object.entries(ONE_RECORD[name] ?? {}).map(([key, model]) => {
    return { model, id: idOf(propertyOf(answer, key)) };
  });
  const found = records.filter(({ id }) => id !== null);
  if (found.length === 0) return records.map(({ model }) => modelTag(model));
  return [
    ...found.flatMap(({ model, id }) => [
      recordTag(model, id ?? ''),
      ...(model === PRODUCTS ? [stockTag(id ?? '')] : []),
    ]),
    ...tagsOfLinks(answer),
  ];
}

/** Whether only stock changed: no text, no address, nothing that every page shows. */
export const isStockOnly = (changes: readonly HookChange[]): boolean =>
  changes.every(({ model }) => model === STOCK_MODEL);

function tagsOfChange({ model, id }: HookChange): string[] {
  if (model === TIME_MODEL) return [];
  if (model === STOCK_MODEL) return [id === undefined ? STOCK_LISTS_TAG : stockTag(id)];
  return [modelTag(model), UNKNOWN_MODELS_TAG, ...(id === undefined ? [] : [recordTag(model, id)])];
}

/** The tags to invalidate for changed records; null if all content must be. */
export function tagsOfChanges(changes: readonly HookChange[]): string[] | null {
  if (changes.some(({ model }) => model === ANY_MODEL)) return null;
  const tags = changes.flatMap(tagsOfChange);
  return [...new Set(isStockOnly(changes) ? tags : [...tags, RENDER_TIME_TAG])];
}

/**
 * The tags whose pages must be rendered again at once. The render time is left out: every page depends on it, and is renewed within a
 * minute in any case. It stays in if the change is that a time has come.
 */
export const tagsOfPages = (tags: readonly string[], changes: readonly HookChange[]): string[] =>
  changes.some(({ model }) => model === TIME_MODEL)
    ? [...tags]
    : tags.filter((tag) => tag !== RENDER_TIME_TAG);
