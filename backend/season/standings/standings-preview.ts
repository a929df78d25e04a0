import { z } from 'zod';

const placeSchema = z.object({ rank: z.number(), points: z.number() });

/** What the CMS shows beside an unsaved scoring or championship: the tables as they would be, and whom the changes move. */
export const standingsPreviewSchema = z.object({
  /** Names that are likely one competitor's: what the form's list of such names would have. */
  doubles: z.array(z.object({ name: z.string(), same_as: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      lines: z.array(placeSchema.extend({ name: z.string() })),
      moves: z.array(
        z.object({ name: z.string(), from: placeSchema.nullable(), to: placeSchema.nullable() }),
      ),
    }),
  ),
});
export type StandingsPreview = z.infer<typeof standingsPreviewSchema>;
