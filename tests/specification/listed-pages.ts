/** The pages of lists that point 2 of the specification names. */
export const LISTED_PAGES: readonly string[] = [
  'about',
  'all-results',
  'categories',
  'competitor-information',
  'contact-us',
  'drivers',
  'home',
  'media-application',
  'news',
  'results',
  'rounds',
  'session',
  'sponsors',
  'wheretowatch',
];
