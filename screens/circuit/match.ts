import { hasExtension } from '../../lib/contract/extensions.ts';
import { CIRCUIT_PAGE } from '../../lib/contract/paths.ts';
import { defineMatch, NOTHING } from '../define-match.ts';

/** /circuit/{url}, on servers with the extension; others may have anything below a page of this name. */
export const circuitMatch = defineMatch('circuit', {
  patterns: [{ path: new RegExp(`^${CIRCUIT_PAGE}/([\\w-]+)$`), isCertain: false, itemsOf: CIRCUIT_PAGE }],
  isAfterRedirects: true,
  match: ({ page_url, item_url, url_parameter_2 }, { site }) => {
    if (page_url !== CIRCUIT_PAGE || item_url === '') return null;
    if (!hasExtension(site.extensions, 'circuit-pages')) return null;
    return url_parameter_2 === '' ? { url: item_url } : NOTHING;
  },
});
