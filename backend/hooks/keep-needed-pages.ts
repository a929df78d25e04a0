import type { CollectionBeforeDeleteHook } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { DETAIL_PAGES, START_PAGE } from '../contract/data/sitemap-paths.ts';
import { InUse } from './in-use.ts';

const SHOW_RECORDS: ReadonlySet<string> = new Set(Object.values(DETAIL_PAGES));

/**
 * Keeps the start page, and the pages that show articles, rounds and other records at their addresses: without one of them all of
 * those addresses are missing.
 * @throws InUse (409)
 */
export const keepNeededPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await findOne(req.payload, 'pages', { id: { equals: id } });
  if (page?.url === START_PAGE) throw new InUse('This is the start page. The site needs one.');
  if (page && SHOW_RECORDS.has(page.url))
    throw new InUse(`This page shows everything that stands at /${page.url}/…. The site needs it.`);
};
