import { MY_CHAMPIONSHIP_ADDRESS, MY_CHAMPIONSHIP_PAGE } from '../../lib/season/addresses.ts';
import { defineMatch, isFree, NOTHING } from '../define-match.ts';

/** /my-championship: a visitor's favourites. */
export const myChampionshipMatch = defineMatch('my-championship', {
  routes: [MY_CHAMPIONSHIP_PAGE],
  closedToCrawlers: [MY_CHAMPIONSHIP_ADDRESS],
  match: ({ page_url, item_url }, { site }) => {
    if (page_url !== MY_CHAMPIONSHIP_PAGE || !isFree(page_url, site)) return null;
    return item_url === '' ? {} : NOTHING;
  },
});
