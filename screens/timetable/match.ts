import { hasExtension } from '../../lib/contract/extensions.ts';
import { DETAIL_PAGES } from '../../lib/contract/paths.ts';
import { MY_CATEGORIES, TIMETABLE_PAGE } from '../../lib/season/addresses.ts';
import { defineMatch, isFree, NOTHING } from '../define-match.ts';

/** /timetable, /timetable/{category} and /timetable/my-categories. `category`: URL name, or MY_CATEGORIES; '' for all. */
export const timetableMatch = defineMatch('timetable', {
  routes: [TIMETABLE_PAGE, `${TIMETABLE_PAGE}/${MY_CATEGORIES}`],
  patterns: [
    { path: new RegExp(`^${TIMETABLE_PAGE}/([\\w-]+)$`), isCertain: false, itemsOf: DETAIL_PAGES.category },
  ],
  listed: { url: TIMETABLE_PAGE, extension: 'sessions' },
  match: ({ page_url, item_url, url_parameter_2 }, { site }) => {
    if (page_url !== TIMETABLE_PAGE || !isFree(page_url, site)) return null;
    if (!hasExtension(site.extensions, 'sessions')) return null;
    return url_parameter_2 === '' ? { category: item_url } : NOTHING;
  },
});
