/** A name for display: composed letters, single spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A name for comparison, without differences in case, composition and spaces. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();
