import type { Where } from 'payload';

/** Published records only: drafts never leave the CMS. For collections with drafts. */
export const PUBLISHED: Where = { _status: { equals: 'published' } };

/** Enabled records only, for collections with the `enabled` flag (`readable.ts`). */
export const ENABLED: Where = { enabled: { not_equals: false } };

/** Published, and its date has passed (an article with a future date isn't shown yet). */
export const publishedBy = (dateField: string, now: Date): Where => ({
  and: [PUBLISHED, { [dateField]: { less_than_equal: now.toISOString() } }],
});

/** Both conditions; a missing one counts as true. */
export const allOf = (...conditions: (Where | null | undefined)[]): Where => ({
  and: conditions.filter((condition) => condition !== null && condition !== undefined),
});
