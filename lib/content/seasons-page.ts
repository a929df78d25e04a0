/** The site's own screen of all seasons, unless the content has a page of that name; each season stands below it. */
export const SEASONS_PAGE = 'seasons';

export const SEASONS_ADDRESS = `/${SEASONS_PAGE}`;

/** A season's tables and winners. @param slug as in the addresses of results: '2025-26' */
export const seasonAddress = (slug: string) => `${SEASONS_ADDRESS}/${slug}`;
