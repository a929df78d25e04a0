/** Blocks that show one record out of the address: a page of such a block alone is no page by itself. */
export const DETAIL_BLOCKS: ReadonlySet<string> = new Set([
  'site-article-view',
  'site-category-view',
  'site-round-details',
  'site-sell-product',
  'site-podcast-episode',
]);

/** Its page is no page while the shop is closed. */
export const SHOP_BLOCK = 'site-shop';

/** The page (by url) that shows each kind of record (spec point 2). Without it the records have no address. */
export const DETAIL_PAGES = {
  article: 'article',
  category: 'category',
  round: 'round',
  roundResults: 'results',
  session: 'session',
  episode: 'listen',
  driver: 'drivers',
  product: 'product',
  articleGroup: 'news',
  productGroup: 'shop',
  postTag: 'feed',
  gallery: 'gallery',
} as const;

export type DetailKind = keyof typeof DETAIL_PAGES;

/** Path of a record's page, without a leading slash. */
export const detailPath = (kind: DetailKind, name: string | number): string =>
  `${DETAIL_PAGES[kind]}/${name}`;

/** Url of the page that is the start page, and the start page's own path. */
export const START_PAGE = 'home';
export const START_PATH = '/';
