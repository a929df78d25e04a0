import { z } from 'zod';

const placeSchema = z.object({ rank: z.number(), points: z.number() });

/** The CMS's preview beside an unsaved scoring or championship: the tables as they would be, and which competitors move. */
export const standingsPreviewSchema = z.object({
  /** Names that are probably one competitor's, as entries for the form's list of such names. */
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
