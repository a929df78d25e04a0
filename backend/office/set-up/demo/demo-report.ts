import { z } from 'zod';

/** The calls of the CMS that add and remove the demo. */
export const ADD_DEMO_CALL = '/demo/add';
export const REMOVE_DEMO_CALL = '/demo/remove';

const keySchema = z.string().max(80);

/** The screen's input for removing the demo. */
export const removeInputSchema = z.object({
  /** Keys of changed records to be removed nevertheless. */
  ticked: z.array(keySchema).max(10_000).default([]),
  /** False only previews the removal. */
  apply: z.boolean().default(false),
  /** The list that was shown: if it has changed since, nothing is removed. */
  basedOn: z.string().optional(),
});

const recordSchema = z.object({
  key: keySchema,
  /** The kind of record: 'Article'. */
  kind: z.string(),
  title: z.string(),
  href: z.string(),
});

/** What is removed and what stays, and whether it has been done. */
export const removeReportSchema = z.object({
  goes: z.array(z.object({ label: z.string(), count: z.number() })),
  /** The demo's records that somebody has changed: they stay unless ticked. */
  changed: z.array(recordSchema.extend({ by: z.string(), at: z.string() })),
  /** Records needed by something that stays, with the first such record's name. */
  needed: z.array(recordSchema.extend({ for: z.string() })),
  neededCount: z.number(),
  basedOn: z.string(),
  isRemoved: z.boolean(),
});
export type RemoveReport = z.infer<typeof removeReportSchema>;

/** The outcome, or why nothing was done. */
export const demoAnswerSchema = z.object({ message: z.string() });
