import type { CollectionSlug } from 'payload';
import { CIRCUIT_PAGE, DETAIL_PAGES, STANDINGS_PAGE, START_PAGE } from '../../../lib/contract/paths.ts';
import { textIn } from '../../../lib/shared/record.ts';

/** The page below which a collection's records have theirs; '' for the root. */
const PAGE_OF: Partial<Record<CollectionSlug, string>> = {
  pages: '',
  'row-pages': '',
  articles: DETAIL_PAGES.article,
  categories: DETAIL_PAGES.category,
  rounds: DETAIL_PAGES.round,
  'podcast-episodes': DETAIL_PAGES.episode,
  drivers: DETAIL_PAGES.driver,
  championships: STANDINGS_PAGE,
  venues: CIRCUIT_PAGE,
  products: DETAIL_PAGES.product,
  galleries: DETAIL_PAGES.gallery,
};

const GROUPS: CollectionSlug = 'groups';
/** The same for groups, by their model. Groups of other models have no page. */
const PAGE_OF_GROUPS: Readonly<Record<string, string>> = {
  Article: DETAIL_PAGES.articleGroup,
  Product: DETAIL_PAGES.productGroup,
};

/** The collections whose URL names are in the field `slug`, as the specification has it; those of others are in `url`. */
const NAMED_BY_SLUG: ReadonlySet<string> = new Set<CollectionSlug>(['products', 'row-pages']);

const pageOf = (collection: string, doc: unknown): string | undefined =>
  collection === GROUPS
    ? PAGE_OF_GROUPS[textIn(doc, 'model')]
    : Object.entries(PAGE_OF).find(([slug]) => slug === collection)?.[1];

/** Whether the records of a collection have their own addresses. */
export const isFoundByUrl = (collection: string): boolean => collection === GROUPS || collection in PAGE_OF;

/** The path of a record's page; null for one without, and for the start page, whose path isn't its name. */
export function recordPath(collection: string, doc: unknown): string | null {
  const page = pageOf(collection, doc);
  const url = textIn(doc, NAMED_BY_SLUG.has(collection) ? 'slug' : 'url');
  if (page === undefined || url === '' || (collection === 'pages' && url === START_PAGE)) return null;
  return page === '' ? `/${url}` : `/${page}/${url}`;
}
