import { z } from 'zod';
import { extension, flag, id, list, maybe, maybeInstant, maybeNumber, needed, text } from '../wire.ts';
import { categoryRefSchema } from './racing.ts';

/** Who competes for a championship. The calculation is the same for all. */
export const STANDINGS_OF = ['drivers', 'teams', 'rookies'] as const;

/** A round of a championship, past or to come. */
const championshipRoundSchema = z.object({
  name: z.string(),
  url: needed(z.string()),
  start_date: maybeInstant(),
  /** Cancelled or postponed without a result, so not counted among the championship's rounds. */
  is_off: flag(),
  /** The sessions that have scored so far, in order. */
  sessions: list(z.object({ id: id(), name: z.string() })),
});

/** A short line of a championship table. Points may have fractions; `gap` is to the leader. */
export const standingPlaceSchema = z.object({
  rank: z.number().int().positive(),
  name: z.string(),
  race_number: text(),
  /** The driver's page; null for a team, and for a driver without one. */
  driver: maybe(z.object({ id: id(), url: needed(z.string()) })),
  /** The URL name of a team's page; '' for a driver, and for a team without one. */
  team_url: extension('team-pages', text()),
  points: z.number(),
  gap: z.number(),
  /** Places gained since the previous round, negative if lost; null for somebody new. */
  change: maybeNumber(),
  can_win: flag(),
});
export type StandingPlace = z.infer<typeof standingPlaceSchema>;

/** How a tie with the line above was broken: more of a place (countback), the better latest result, or not at all. */
const tieSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('countback'),
    place: z.number().int().positive(),
    more: z.number().int(),
    fewer: z.number().int(),
  }),
  z.object({ kind: z.literal('latest') }),
  z.object({ kind: z.literal('shared') }),
]);

const sessionPointsSchema = z.object({
  session: id(),
  position: maybeNumber(),
  points: z.number(),
  bonuses: list(z.enum(['pole', 'fastest_lap', 'most_positions_gained'])),
  is_dropped: flag(),
});

/** Points from a round; `points` is null if they weren't there, `counted` is lower if results were dropped. */
const roundPointsSchema = z.object({
  points: maybeNumber(),
  counted: z.number(),
  sessions: list(sessionPointsSchema),
});
export type RoundPoints = z.infer<typeof roundPointsSchema>;

/** A line of a championship table with the breakdown of its points. */
export const standingSchema = standingPlaceSchema.extend({
  /** Without drops. */
  gross: z.number(),
  tie: maybe(tieSchema),
  /** One for each round so far, in the order of the championship's rounds. */
  rounds: list(roundPointsSchema),
  /** Points given or taken outside sessions. `round` is the number of a round from 1, or null. */
  adjustments: list(z.object({ round: maybeNumber(), points: z.number(), reason: text() })),
});
export type Standing = z.infer<typeof standingSchema>;
export type Tie = NonNullable<Standing['tie']>;

/** A championship with the top of its current table. */
export const championshipSummarySchema = z.object({
  id: id(),
  name: z.string(),
  url: needed(z.string()),
  of: z.enum(STANDINGS_OF),
  season: text(),
  category: maybe(categoryRefSchema),
  rounds_count: z.number().int(),
  /** How many of them the table includes; 0 before the first result. */
  rounds_held: z.number().int().default(0),
  top: list(standingPlaceSchema),
});
export type ChampionshipSummary = z.infer<typeof championshipSummarySchema>;

/** A championship with its table after a round. */
export const championshipSchema = championshipSummarySchema.extend({
  /** In the order of the season, with those to come. */
  rounds: list(championshipRoundSchema),
  /** How many of these rounds the table below includes. */
  after: z.number().int(),
  standings: list(standingSchema),
  drops: list(
    z.object({
      by: z.enum(['round', 'session']),
      mode: z.enum(['keep', 'drop']),
      count: z.number().int(),
      from: maybeNumber(),
      to: maybeNumber(),
    }),
  ),
});
export type Championship = z.infer<typeof championshipSchema>;
