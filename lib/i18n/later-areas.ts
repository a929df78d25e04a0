/** Texts of islands whose code loads later: they come with it (load-later-texts), and not with every page. */
export const LATER_AREAS = [
  'islands.consent',
  'islands.favourites',
  'islands.feed',
  'islands.lightbox',
  'islands.notifications',
  'islands.pack',
  'islands.player',
  'islands.search',
  'islands.session',
  'islands.spoilers',
] as const;

/** Below it, a path for each language. Its answers are for good: a query says which version of the texts is meant. */
export const LATER_TEXTS_PATH = '/api/texts/';
