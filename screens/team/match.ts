import { hasExtension } from '../../lib/contract/extensions.ts';
import { TEAM_PAGE } from '../../lib/contract/paths.ts';
import { defineMatch, NOTHING } from '../define-match.ts';

/** /team/{url}, on servers with the extension; others may have anything below a page of this name. */
export const teamMatch = defineMatch('team', {
  patterns: [{ path: new RegExp(`^${TEAM_PAGE}/([\\w-]+)$`), isCertain: false, itemsOf: TEAM_PAGE }],
  isAfterRedirects: true,
  match: ({ page_url, item_url, url_parameter_2 }, { site }) => {
    if (page_url !== TEAM_PAGE || item_url === '') return null;
    if (!hasExtension(site.extensions, 'team-pages')) return null;
    return url_parameter_2 === '' ? { url: item_url } : NOTHING;
  },
});
