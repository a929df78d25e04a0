/** Texts of islands whose code loads on demand: they come with that code (load-later-texts), not with every page. */
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

/** Base path of these texts, one path for each language. Responses can be cached for ever: the query names the version of the texts. */
export const LATER_TEXTS_PATH = '/api/texts/';
