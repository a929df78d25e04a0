import { hasExtension } from '../../lib/contract/extensions.ts';
import { STANDINGS_PAGE } from '../../lib/contract/paths.ts';
import { defineMatch, NOTHING } from '../define-match.ts';

/**
 * /standings, /standings/{championship} and /standings/{championship}/{round}. Both are URL names; '' for the full list, and for the
 * current table.
 */
export const standingsMatch = defineMatch('standings', {
  routes: [STANDINGS_PAGE],
  patterns: [{ path: new RegExp(`^${STANDINGS_PAGE}/([\\w-]+)(?:/[\\w-]+)?$`), isCertain: false }],
  isAfterRedirects: true,
  match: ({ page_url, item_url, url_parameter_2, url_parameter_3 }, { site }) => {
    if (page_url !== STANDINGS_PAGE) return null;
    if (url_parameter_3 !== '' || !hasExtension(site.extensions, 'standings')) return NOTHING;
    return { championship: item_url, round: url_parameter_2 };
  },
});
