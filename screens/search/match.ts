import { cleanQuery, SEARCH_PAGE } from '../../lib/content/search-query.ts';
import { SEARCH_KINDS, searchKindNamed } from '../../lib/contract/search-kinds.ts';
import { defineMatch, NOTHING } from '../define-match.ts';

/** The results of a query, all results of one kind, and a later page of those. */
const RESULTS = new RegExp(`^${SEARCH_PAGE}/[^/]+(?:/(?:${SEARCH_KINDS.join('|')})(?:/[1-9]\\d{0,2})?)?$`);

/**
 * /search, /search/{query}, and pages of one kind of result: /search/{query}/{kind}, /search/{query}/{kind}/{n}. `of`: the kind; null for
 * all. `page`: from 1.
 */
export const searchMatch = defineMatch('search', {
  routes: [SEARCH_PAGE],
  patterns: [{ path: RESULTS, isCertain: true }],
  closedToCrawlers: [`/${SEARCH_PAGE}`],
  match: ({ page_url, item_url, url_parameter_2: name, url_parameter_3: number }) => {
    if (page_url !== SEARCH_PAGE) return null;
    const query = cleanQuery(item_url);
    if (name === '') return { query, of: null, page: 1 };
    const of = searchKindNamed(name);
    if (of === undefined || query === '') return NOTHING;
    return { query, of, page: number === '' ? 1 : Number(number) };
  },
});
