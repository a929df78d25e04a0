/** Search engines truncate titles and descriptions at about these lengths. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 160;
