import type { CollectionSlug } from 'payload';
import { CIRCUIT_PAGE, DETAIL_PAGES, STANDINGS_PAGE, START_PAGE } from '../../../lib/contract/paths.ts';

/** The page below which a collection's records have theirs; '' for the root. */
const PAGE_OF: Partial<Record<CollectionSlug, string>> = {
  pages: '',
  articles: DETAIL_PAGES.article,
  categories: DETAIL_PAGES.category,
  rounds: DETAIL_PAGES.round,
  'podcast-episodes': DETAIL_PAGES.episode,
  drivers: DETAIL_PAGES.driver,
  championships: STANDINGS_PAGE,
  venues: CIRCUIT_PAGE,
  products: DETAIL_PAGES.product,
};

/** Whether the records of a collection have their own addresses. */
export const isFoundByUrl = (collection: string): boolean => collection in PAGE_OF;

/** The path of a record's page by its URL name; null for one without. */
export const recordPath = (collection: string, url: string): string | null => {
  const page = Object.entries(PAGE_OF).find(([slug]) => slug === collection)?.[1];
  if (page === undefined || url === '' || (page === '' && url === START_PAGE)) return null;
  return page === '' ? `/${url}` : `/${page}/${url}`;
};
