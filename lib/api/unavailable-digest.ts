/** Digest of a ContentUnavailableError: the only part of an error that Next passes through its cache, to error screens and into its response. */
export const UNAVAILABLE_DIGEST = 'CONTENT_UNAVAILABLE';
