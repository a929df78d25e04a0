import { findOne } from '../../cms/records/find-one.ts';
import { getResult } from '../data/results.ts';
import {
  findRound,
  listCategories,
  listDrivers,
  listRounds,
  listSeries,
  listSponsors,
  ROUND_ORDERS,
} from '../data/racing.ts';
import { ALL_RECORDS, firstOf, orderOf } from '../../kernel/graphql/arguments.ts';
import type { GraphqlContext } from '../../content/graphql/context.ts';
import {
  categoryObject,
  driverObject,
  resultObject,
  roundObject,
  seriesObject,
  sponsorObject,
} from './racing.ts';

type ByUrl = { url: string };
type ByGroup = { byGroup?: string | null };
type RoundsArguments = { first?: number | null; future?: boolean | null; orderBy?: string | null };

/** Series, rounds, results, categories, sponsors and drivers of spec point 7. */
export const racingQueries = {
  nextgenSeries: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = await findOne(payload, 'series', { url: { equals: url } });
    return doc && seriesObject(doc);
  },
  nextgenSeriess: async (_: unknown, { first }: { first?: number | null }, { payload }: GraphqlContext) =>
    (await listSeries(payload, firstOf(first, ALL_RECORDS))).map(seriesObject),
  nextgenResult: async (_: unknown, { id }: { id: number }, { payload }: GraphqlContext) => {
    const doc = await getResult(payload, id);
    return doc && resultObject(doc);
  },
  nextgenRound: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = await findRound(payload, url);
    return doc && roundObject(doc);
  },
  nextgenRounds: async (_: unknown, given: RoundsArguments, context: GraphqlContext) => {
    const docs = await listRounds(context, {
      first: firstOf(given.first, ALL_RECORDS),
      isFutureOnly: given.future ?? false,
      order: orderOf(given.orderBy, ROUND_ORDERS),
    });
    return docs.map(roundObject);
  },
  nextgenCategorys: async (
    _: unknown,
    { isInSeries }: { isInSeries?: boolean | null },
    { payload }: GraphqlContext,
  ) => (await listCategories(payload, isInSeries ?? null)).map(categoryObject),
  nextgenCategory: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = await findOne(payload, 'categories', { url: { equals: url } });
    return doc && categoryObject(doc);
  },
  nextgenSponsors: async (_: unknown, { byGroup }: ByGroup, { payload }: GraphqlContext) =>
    (await listSponsors(payload, byGroup)).map(sponsorObject),
  nextgenDrivers: async (_: unknown, { byGroup }: ByGroup, { payload }: GraphqlContext) =>
    (await listDrivers(payload, byGroup)).map(driverObject),
  nextgenDriver: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = await findOne(payload, 'drivers', { url: { equals: url } });
    return doc && driverObject(doc);
  },
};
