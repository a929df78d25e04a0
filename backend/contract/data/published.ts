import type { Where } from 'payload';

/** Only what is published: drafts never leave the CMS. For collections with drafts. */
export const PUBLISHED: Where = { _status: { equals: 'published' } };

/** Published, and its date has come (an article with a date to come is not shown before it). */
export const publishedBy = (dateField: string, now: Date): Where => ({
  and: [PUBLISHED, { [dateField]: { less_than_equal: now.toISOString() } }],
});

/** Both conditions; an absent one counts as true. */
export const allOf = (...conditions: (Where | null | undefined)[]): Where => ({
  and: conditions.filter((condition) => condition !== null && condition !== undefined),
});
