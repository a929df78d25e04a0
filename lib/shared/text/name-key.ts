/** A name as it is shown: composed letters, single spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A name as it compares: the same in any case, with composed letters or not, with any spaces. */
export const nameKey = (name: string): string => tidyName(name).toLowerCase();
