import type { GraphQLResolveInfo } from 'graphql';
import { findOne } from '../../cms/records/find-one.ts';
import { getResult } from '../data/results.ts';
import {
  findRound,
  listCategories,
  listDriverNames,
  listDrivers,
  listRounds,
  listSeries,
  listSponsors,
  NAME_FIELDS,
  ROUND_ORDERS,
} from '../data/racing.ts';
import {
  ALL_RECORDS,
  firstOf,
  instantOf,
  orderOf,
  selectedFields,
  urlsOf,
} from '../../kernel/graphql/arguments.ts';
import { findDriverList, type DriverFilter } from '../data/driver-list.ts';
import { listTeams } from '../data/teams.ts';
import { findLaps } from '../laps/keep-laps.ts';
import { lapEntities } from '../laps/stored-laps.ts';
import { seasonOf } from '../loaders.ts';
import type { GraphqlContext } from '../../content/graphql/context.ts';
import {
  categoryObject,
  driverListObject,
  driverObject,
  resultObject,
  roundObject,
  seriesObject,
  sponsorObject,
  venueObject,
} from './racing.ts';
import { teamObject } from './teams.ts';

type ByUrl = { url: string };
type ByGroup = { byGroup?: string | null };
type Urls = { urls?: readonly string[] | null };
type RoundsArguments = Urls & {
  first?: number | null;
  future?: boolean | null;
  orderBy?: string | null;
  from?: string | null;
  until?: string | null;
};

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
  nextgenLaps: async (_: unknown, { id }: { id: number }, { payload }: GraphqlContext) =>
    (await getResult(payload, id)) && { id, laps: lapEntities(await findLaps(payload, id)) },
  nextgenRound: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = await findRound(payload, url);
    return doc && roundObject(doc);
  },
  nextgenRounds: async (_: unknown, given: RoundsArguments, context: GraphqlContext) => {
    const docs = await listRounds(context, {
      first: firstOf(given.first, ALL_RECORDS),
      isFutureOnly: given.future ?? false,
      order: orderOf(given.orderBy, ROUND_ORDERS),
      from: instantOf('from', given.from),
      until: instantOf('until', given.until),
      urls: urlsOf(given.urls),
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
  nextgenDrivers: async (
    _: unknown,
    { byGroup, urls }: ByGroup & Urls,
    { payload }: GraphqlContext,
    info: GraphQLResolveInfo,
  ) => {
    const named = urlsOf(urls);
    const isNamesOnly = [...selectedFields(info)].every((field) => NAME_FIELDS.has(field));
    return isNamesOnly && !byGroup && named === null
      ? listDriverNames(payload)
      : (await listDrivers(payload, byGroup, named)).map(driverObject);
  },
  nextgenDriverList: async (_: unknown, given: DriverFilter, context: GraphqlContext) =>
    driverListObject(
      await findDriverList(context.payload, given, (ids) => seasonOf(context).categories.loadMany([...ids])),
    ),
  nextgenVenue: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = url === '' ? null : await findOne(payload, 'venues', { url: { equals: url } });
    return doc && venueObject(doc);
  },
  nextgenTeam: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const team = (await listTeams(payload)).get(url);
    return team ? teamObject(team) : null;
  },
  nextgenDriver: async (_: unknown, { url }: ByUrl, { payload }: GraphqlContext) => {
    const doc = await findOne(payload, 'drivers', { url: { equals: url } });
    return doc && driverObject(doc);
  },
};
