/** Longest comment, in characters. */
export const MAX_COMMENT = 2000;
