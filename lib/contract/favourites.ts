/** What can be a favourite, in a file without schemas so that the browser can use it without the schema library. */

export const FAVOURITE_KINDS = ['category', 'driver', 'team'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** How many favourites somebody can have. */
export const MOST_FAVOURITES = 50;

/**
 * How many are kept, and how many that were taken away: two devices that were apart may have the most there can be each, and nothing that
 * was starred is lost when they meet.
 */
export const MOST_KEPT_FAVOURITES = 2 * MOST_FAVOURITES;

/** The id of a category or driver, or the URL name of a team. It is used in addresses and in CSS as it is. */
export const FAVOURITE_ID = /^[\w-]{1,100}$/;
/** The address of its page: `/category/gt`. It is used in CSS as it is. */
export const FAVOURITE_ADDRESS = /^(?:\/[\w%.~!'()*-]{1,200}){2}$/;
export const FAVOURITE_NAME_LENGTH = 200;
