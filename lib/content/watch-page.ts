/** Who shows the round that is on or next: the specification's page, or a screen of that name if the content has none. */
export const WATCH_PAGE = 'wheretowatch';
