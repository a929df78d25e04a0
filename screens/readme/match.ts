import { defineMatch, NOTHING } from '../define-match.ts';

const PAGE = 'readme';

/** /readme (spec point 2). */
export const readmeMatch = defineMatch('readme', {
  routes: [PAGE],
  match: ({ page_url, item_url }) => {
    if (page_url !== PAGE) return null;
    return item_url === '' ? {} : NOTHING;
  },
});
