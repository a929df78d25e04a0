import { z } from 'zod';
import { endpoint, itemOf, listOf } from '../endpoint.ts';
import { championshipSchema, championshipSummarySchema } from '../entities/standings.ts';

/**
 * GET /nextgen/standings: the championships of a category, or all, in order, each with the top five. With the URL name of a round as
 * `after`, only those with results from that round, as they stood after it.
 */
export const listChampionships = endpoint({
  method: 'GET',
  path: '/nextgen/standings',
  auth: 'public',
  extension: 'standings',
  input: z.object({ category: z.string().optional(), after: z.string().optional() }),
  output: listOf(championshipSummarySchema),
});

/** GET /nextgen/standings/{url}: one championship with its table, now or after the round with the URL name `after`. */
export const getChampionship = endpoint({
  method: 'GET',
  path: '/nextgen/standings/{url}',
  auth: 'public',
  extension: 'standings',
  input: z.object({ url: z.string(), after: z.string().optional() }),
  output: itemOf(championshipSchema),
});
