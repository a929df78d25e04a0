import 'server-only';
import { cache } from 'react';
import { env } from '@/lib/config/env';
import { findPage, getInitialData } from '@/lib/content/load';
import { decodeSegments, HOME_URL, pathKey, splitPath, type PagePath } from '@/lib/content/path';
import { loadPdfAddress } from '@/lib/content/pdf';
import { findRedirect } from '@/lib/navigation/redirects';
import { beginPreview } from '@/lib/preview/current';
import { NOTHING, type MatchContext } from './define-match';
import { MATCHES } from './matches';
import type { Resolution } from './resolution';

/** Page names with a special meaning (spec point 2); 'home' is the home page and needs no special treatment. */
const CMS_NAME = 'cms';
/** The page reached by a PDF code (spec point 2). */
const PDF_NAME = 'pdf';

const MISSING: Resolution = { kind: 'missing' };

/** The site's own screen at an address; null if there is none. */
function matchScreen(path: PagePath, context: MatchContext, isAfterRedirects: boolean): Resolution | null {
  for (const screen of MATCHES) {
    if (screen.isAfterRedirects !== isAfterRedirects) continue;
    const matched = screen.resolve(path, context);
    if (matched !== null) return matched === NOTHING ? MISSING : matched;
  }
  return null;
}

/** Cached per request: metadata and page resolve the same address. */
const resolveKey = cache(async (key: string): Promise<Resolution> => {
  const segments = decodeSegments(key === '' ? [] : key.split('/'));
  const path = segments && splitPath(segments);
  if (!path) return MISSING;
  if (path.page_url === PDF_NAME) return resolvePdf(path);

  const site = await getInitialData();
  const context = { site, siteUrl: env().siteUrl };
  const screen = matchScreen(path, context, false);
  if (screen !== null) return screen;
  if (path.page_url === CMS_NAME && path.item_url === '' && site.domain.cms_url) {
    return { kind: 'redirect', to: site.domain.cms_url, permanent: false };
  }
  const target = findRedirect(pathKey(path), site.redirects.data);
  if (target !== null) return { kind: 'redirect', to: target, permanent: true };
  const record = matchScreen(path, context, true);
  if (record !== null) return record;

  if (path.page_url === HOME_URL) {
    // The home page has the addresses / and /home, and no items below it.
    if (path.item_url !== '') return MISSING;
    // Every missing address links to it, so it is never missing itself.
    if ((await findPage(HOME_URL)) === null) return { kind: 'preparing', site };
  }
  // All others are left to the content's pages.
  return { kind: 'page', path, site };
});

async function resolvePdf({ item_url, url_parameter_2 }: PagePath): Promise<Resolution> {
  const to = url_parameter_2 === '' ? await loadPdfAddress(item_url) : null;
  return to === null ? MISSING : { kind: 'redirect', to, permanent: false };
}

/**
 * Finds whose address it is, from its segments (percent-encoded, from the router). Whether there is a page or a record, the screen finds out.
 * @throws ContentUnavailableError if the content server doesn't respond.
 */
export async function resolve(segments: readonly string[]): Promise<Resolution> {
  await beginPreview();
  return resolveKey(segments.join('/'));
}
