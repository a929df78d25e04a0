/** First segment of the address of who shows the round that is on or next. */
export const WATCH_PAGE = 'where-to-watch';
