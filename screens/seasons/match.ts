import { hasExtension } from '../../lib/contract/extensions.ts';
import { SEASONS_PAGE } from '../../lib/season/addresses.ts';
import { defineMatch, isFree, NOTHING } from '../define-match.ts';

/** /seasons and /seasons/{season}. `season`: as in its address; '' for the full list. */
export const seasonsMatch = defineMatch('seasons', {
  routes: [SEASONS_PAGE],
  patterns: [{ path: new RegExp(`^${SEASONS_PAGE}/(\\d{4}(?:-\\d{2})?)$`), isCertain: false }],
  listed: { url: SEASONS_PAGE, extension: 'standings' },
  match: ({ page_url, item_url, url_parameter_2 }, { site }) => {
    if (page_url !== SEASONS_PAGE || !isFree(page_url, site)) return null;
    if (!hasExtension(site.extensions, 'standings')) return null;
    return url_parameter_2 === '' ? { season: item_url } : NOTHING;
  },
});
