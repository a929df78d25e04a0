import { z } from 'zod';

/** The calls of the CMS that add and remove the demo. */
export const ADD_DEMO_CALL = '/demo/add';
export const REMOVE_DEMO_CALL = '/demo/remove';

const keySchema = z.string().max(80);

/** What the screen sends to remove the demo. */
export const removeInputSchema = z.object({
  /** Keys of records that somebody has changed, and that go all the same. */
  ticked: z.array(keySchema).max(10_000).default([]),
  /** False only says what would go. */
  apply: z.boolean().default(false),
  /** The list that was looked at: if it has changed since, nothing is removed. */
  basedOn: z.string().optional(),
});

const recordSchema = z.object({
  key: keySchema,
  /** What kind of record it is: 'Article'. */
  kind: z.string(),
  title: z.string(),
  href: z.string(),
});

/** What would go and what stays, and whether it has gone. */
export const removeReportSchema = z.object({
  goes: z.array(z.object({ label: z.string(), count: z.number() })),
  /** Records of the demo that somebody has changed: they stay unless they are ticked. */
  changed: z.array(recordSchema.extend({ by: z.string(), at: z.string() })),
  /** Records that something else needs that stays, the first of them by name. */
  needed: z.array(recordSchema.extend({ for: z.string() })),
  neededCount: z.number(),
  basedOn: z.string(),
  isRemoved: z.boolean(),
});
export type RemoveReport = z.infer<typeof removeReportSchema>;

/** Why nothing was done, or that it was. */
export const demoAnswerSchema = z.object({ message: z.string() });
