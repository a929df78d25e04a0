/** The earliest and latest start of a round, as instants; null for no limit. */
export type Within = { readonly from: string | null; readonly until: string | null };

/** Whether a round starts within a period. @param start an instant, as stored */
export const startsWithin = (start: string, { from, until }: Within): boolean =>
  (from === null || start >= from) && (until === null || start <= until);

export const EVER: Within = { from: null, until: null };

/** Whether a period has a beginning or an end. */
export const isLimited = ({ from, until }: Within): boolean => from !== null || until !== null;
