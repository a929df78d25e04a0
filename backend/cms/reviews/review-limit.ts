/** Longest note or reason of a review, in characters. */
export const MAX_REVIEW_TEXT = 1000;
