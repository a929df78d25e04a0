import { z } from 'zod';
import { endpoint, itemOf, listOf } from '../endpoint.ts';
import { championshipSchema, championshipSummarySchema } from '../entities/standings.ts';

/** GET /nextgen/standings: every championship, in order, with the first five of its table. */
export const listChampionships = endpoint({
  method: 'GET',
  path: '/nextgen/standings',
  auth: 'public',
  extension: 'standings',
  input: z.object({}),
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
