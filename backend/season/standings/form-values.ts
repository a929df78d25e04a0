import { z } from 'zod';
import { STANDINGS_OF } from '../../../lib/contract/entities/standings.ts';
import { BONUSES, DEAD_HEATS, SCORING_KINDS, TIE_BREAKS } from './points/scoring.ts';
import { readPoints } from './points-text.ts';

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;
const maybeNumber = z.number().nullish().transform(orNull);
const maybeText = z.string().nullish().transform(orNull);
/** The CMS's forms send an emptied list as its number of rows. */
const rows = <T extends z.ZodType>(row: T) =>
  z
    .union([z.array(row), z.literal(0).transform(() => [])])
    .nullish()
    .transform(orNull);

/** An unsaved scoring, complete enough for a table. */
export const scoringSchema = z.object({
  points: z.union([
    z.array(
      z.object({
        kind: z.enum(SCORING_KINDS),
        session: maybeText,
        points: z.string().refine((text) => readPoints(text) !== null),
        per_round: z.number(),
      }),
    ),
    z.literal(0).transform(() => []),
  ]),
  bonuses: rows(z.object({ kind: z.enum(BONUSES), points: z.number(), within: maybeNumber })),
  drops: rows(
    z.object({
      mode: z.enum(['keep', 'drop']),
      count: z.number(),
      by: z.enum(['round', 'session']),
      from: maybeNumber,
      to: maybeNumber,
    }),
  ),
  minimum_distance: maybeNumber,
  round_limit: maybeNumber,
  cars_per_team: maybeNumber,
  guests: z.enum(['move_up', 'lost']),
  shared_cars: z.enum(['each', 'divide']),
  ties: z.enum(TIE_BREAKS),
  dead_heats: z.enum(DEAD_HEATS).nullish().transform(orNull),
  keeps_disqualifications: z.boolean().nullish().transform(orNull),
  ranks_rookies: z.boolean().nullish().transform(orNull),
  takes_sheet_points: z.boolean().nullish().transform(orNull),
});

const maybeTexts = z.array(z.string()).nullish().transform(orNull);
/** A championship, complete enough for a table; anything missing or wrong is reported at its field. */
export const championshipSchema = z.object({
  name: maybeText,
  of: z.enum(STANDINGS_OF),
  category: z.number(),
  scoring: z.number(),
  classes: maybeTexts,
  rounds: z.array(z.number()).min(1),
  rookies: maybeTexts,
  guests: maybeTexts,
  same_names: rows(z.object({ name: z.string(), same_as: z.string() })),
  session_points: rows(z.object({ session: z.number(), factor: z.enum(['0.5', '0', '2']) })),
  adjustments: rows(
    z.object({ name: z.string(), points: z.number(), round: maybeNumber, reason: z.string().default('') }),
  ),
});
