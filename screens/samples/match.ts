import { defineMatch, NOTHING } from '../define-match.ts';

const PAGE = 'demo_asdf';

/** /demo_asdf (spec point 2): samples of all blocks. */
export const samplesMatch = defineMatch('samples', {
  routes: [PAGE],
  match: ({ page_url, item_url }) => {
    if (page_url !== PAGE) return null;
    return item_url === '' ? {} : NOTHING;
  },
});
