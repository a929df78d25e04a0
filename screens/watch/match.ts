import { hasExtension } from '../../lib/contract/extensions.ts';
import { WATCH_PAGE } from '../../lib/season/addresses.ts';
import { defineMatch, isFree, NOTHING } from '../define-match.ts';

/** /wheretowatch, if the content has no such page. */
export const watchMatch = defineMatch('watch', {
  routes: [WATCH_PAGE],
  listed: { url: WATCH_PAGE, extension: 'broadcasts' },
  match: ({ page_url, item_url }, { site }) => {
    if (page_url !== WATCH_PAGE || !isFree(page_url, site)) return null;
    if (!hasExtension(site.extensions, 'broadcasts')) return null;
    return item_url === '' ? {} : NOTHING;
  },
});
