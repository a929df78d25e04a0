/** Digest of a ContentUnavailableError: all that Next carries of an error across its cache, to error screens and into its answer. */
export const UNAVAILABLE_DIGEST = 'CONTENT_UNAVAILABLE';
