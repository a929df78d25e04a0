import { ANY_MODEL, TIME_MODEL, type HookChange } from '@/lib/contract/site-hook';

/**
 * What each call of the content server is made of, by the models' names there (the slugs of its collections and globals). A call
 * that is missing here counts as made of everything.
 */
const MODELS_OF_CALLS: Readonly<Record<string, readonly string[]>> = {
  getPage: ['groups', 'series', 'galleries', 'forms'],
  listPages: ['pages'],
  getGallery: ['galleries', 'photos', 'slides', 'groups'],
  getForm: ['forms'],
  listFaqs: ['faqs', 'groups'],
  listLinks: ['links'],
  listMicroblogPosts: ['microblog-posts'],
  listPersons: ['persons', 'groups'],
  listTestimonials: ['testimonials', 'groups'],
  listProducts: ['products', 'groups', 'domain-settings'],
  getProduct: ['groups', 'domain-settings'],
  getPodcastChannel: ['podcast-channels', 'podcast-episodes'],
  getPodcastEpisode: ['podcast-channels'],
  recentArticles: ['articles', 'groups'],
  articleList: ['articles', 'groups'],
  articleTexts: ['articles', 'groups'],
  articleByUrl: ['groups'],
  groupByUrl: ['groups'],
  snippetsByGroup: ['snippets', 'groups'],
  personsByGroup: ['persons', 'groups'],
  testimonialsByGroup: ['testimonials', 'groups'],
  giftVoucherThemes: ['gift-voucher-themes'],
  galleryById: ['galleries', 'photos', 'slides', 'groups'],
  galleriesByGroup: ['galleries', 'photos', 'slides', 'groups'],
  seriesByUrl: ['series', 'rounds', 'venues', 'results'],
  firstSeries: ['series', 'rounds', 'venues', 'results'],
  nextRound: ['rounds', 'series', 'venues', 'results'],
  allRounds: ['rounds', 'series', 'venues', 'results'],
  roundResults: ['rounds', 'series', 'venues', 'results', 'categories'],
  roundsWithResults: ['rounds', 'series', 'venues', 'results', 'categories'],
  roundsForCompetitors: ['rounds', 'series', 'venues', 'competitor-links'],
  resultById: ['rounds', 'venues', 'categories'],
  categories: ['categories', 'series', 'rounds'],
  categoryByUrl: ['categories', 'rounds', 'series', 'venues', 'results', 'drivers', 'groups'],
  sponsorsByGroup: ['sponsors', 'groups'],
  driversByGroup: ['drivers', 'categories', 'groups'],
};

/** Pictures, files and films may stand in any text. */
const IN_EVERY_CALL = ['media', 'files', 'videos'];

/** Calls for one record: the model of the record, and the keys under which the answer holds it. */
const ONE_RECORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getPage: { item: 'pages', row_page: 'row-pages' },
  getProduct: { item: 'products' },
  getPodcastEpisode: { item: 'podcast-episodes' },
  articleByUrl: { cognitoArticle: 'articles' },
  resultById: { nextgenResult: 'results' },
};

const modelTag = (model: string) => `model:${model}`;
const recordTag = (model: string, id: number | string) => `record:${model}:${String(id)}`;
const UNKNOWN_MODELS_TAG = 'model:unknown';
/** The moment that pages are made for. */
export const RENDER_TIME_TAG = 'render-time';

/** Tags of a call that are known before it is answered. */
export function tagsOfCall(name: string): string[] {
  const models = MODELS_OF_CALLS[name];
  if (models === undefined) return [UNKNOWN_MODELS_TAG];
  return [...models, ...IN_EVERY_CALL].map(modelTag);
}

const idOf = (record: unknown) => {
  const id: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, 'id') : undefined;
  return typeof id === 'number' || typeof id === 'string' ? id : null;
};

/**
 * Tags of the record in the answer of a call for one record: its own, so that other records of its model may change without
 * touching it. Where there is no such record, any record of the model may become it.
 */
export function tagsOfAnswer(name: string, answer: unknown): string[] {
  const held = Object.entries(ONE_RECORD[name] ?? {}).map(([key, model]) => {
    const record: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : null;
    return { model, id: idOf(record) };
  });
  const found = held.filter(({ id }) => id !== null);
  return found.length > 0
    ? found.map(({ model, id }) => recordTag(model, id ?? ''))
    : held.map(({ model }) => modelTag(model));
}

/** The tags of everything that shows one of the changed records; null when all content has to go. */
export function tagsOfChanges(changes: readonly HookChange[]): string[] | null {
  if (changes.some(({ model }) => model === ANY_MODEL)) return null;
  const tags = changes.flatMap(({ model, id }) =>
    model === TIME_MODEL
      ? []
      : [modelTag(model), UNKNOWN_MODELS_TAG, ...(id === undefined ? [] : [recordTag(model, id)])],
  );
  return [...new Set([...tags, RENDER_TIME_TAG])];
}
