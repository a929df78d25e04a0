/** Kinds of favourites; in a file without schemas so that the browser can use it without the schema library. */

export const FAVOURITE_KINDS = ['category', 'driver', 'team'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** How many favourites somebody can have. */
export const MAX_FAVOURITES = 50;

/**
 * How many favourites, and how many removed ones, are stored: two devices may each have the maximum before they sync, and nothing that was
 * starred is lost when they do.
 */
export const MAX_STORED_FAVOURITES = 2 * MAX_FAVOURITES;

/** The id of a category or driver, or the URL name of a team. It is used in addresses and in CSS as it is. */
export const FAVOURITE_ID = /^[\w-]{1,100}$/;
/** The address of a favourite's page, such as `/category/gt`. It is used in CSS as it is. */
export const FAVOURITE_ADDRESS = /^(?:\/[\w%.~!'()*-]{1,200}){2}$/;
export const FAVOURITE_NAME_LENGTH = 200;
