import { ValidationError, type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { DETAIL_PAGES, START_PAGE } from '../../../lib/contract/paths.ts';
import { InUse } from '../../cms/hooks/refuse-while-used.ts';

const SHOW_RECORDS: ReadonlySet<string> = new Set(Object.values(DETAIL_PAGES));

/** Why the site needs a page at its address; null for an ordinary page. */
function needOf(url: string): string | null {
  if (url === START_PAGE) return 'This is the home page. The site needs one.';
  if (SHOW_RECORDS.has(url)) return `This page shows everything under /${url}/. The site needs it.`;
  return null;
}

/**
 * Protects the start page, and the pages that show articles, rounds and other records: without one, all of its addresses would return 404.
 * @throws InUse (409)
 */
export const keepNeededPages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const page = await findOne(req.payload, 'pages', { id: { equals: id } });
  const need = page ? needOf(page.url) : null;
  if (need !== null) throw new InUse(need);
};

/**
 * Keeps these pages at their addresses, and published.
 * @throws ValidationError on the URL name, InUse (409) if it is unpublished
 */
export const keepNeededAddresses: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return data;
  // The published version, whatever the draft has.
  const page = await findOne(req.payload, 'pages', { id: { equals: originalDoc?.id } });
  const need = page?._status === 'published' ? needOf(page.url) : null;
  if (page === null || need === null) return data;
  const url: unknown = data['url'];
  if (url !== undefined && url !== page.url)
    throw new ValidationError(
      { collection: 'pages', errors: [{ path: 'url', label: 'URL name', message: need }] },
      req.t,
    );
  const isDraft = req.query['draft'] === 'true' || req.query['draft'] === true;
  if (data['_status'] === 'draft' && !isDraft) throw new InUse(need);
  return data;
};
