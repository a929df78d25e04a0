import type { Payload } from 'payload';
import type { Category, Driver, Round, Series, Sponsor } from '../../payload-types.ts';
import { findAll, mapById } from '../../cms/records/by-ids.ts';
import type { ContentContext } from '../../content/context.ts';
import { findByUrl } from '../../cms/records/draft-view.ts';
import { inGroup } from '../../content/groups/groups.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { refIds } from '../../cms/records/refs.ts';
import { readable } from '../../cms/records/readable.ts';
import { ROUND_TAKES_PLACE } from '../validation/round-validation.ts';

/** The first `first` series, in order. */
export async function listSeries(payload: Payload, first: number): Promise<Series[]> {
  const { docs } = await readable(payload).find({
    collection: 'series',
    sort: ['sort', 'id'],
    limit: first,
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** A published round by its URL name, or null. */
export const findRound = (payload: Payload, url: string): Promise<Round | null> =>
  findByUrl(payload, 'rounds', url, PUBLISHED);

const BY_NAME = ['last_name', 'first_name', 'id'];

export const ROUND_ORDERS = ['start_date', '-start_date'] as const;

type RoundsQuery = {
  readonly first: number;
  /** Leaves out rounds that have finished, and those that won't take place on their dates. */
  readonly isFutureOnly: boolean;
  readonly order: (typeof ROUND_ORDERS)[number];
  /** The earliest and the latest start, as instants; null for no limit. */
  readonly from: string | null;
  readonly until: string | null;
  /** Only rounds with these URL names; null for any. */
  readonly urls: readonly string[] | null;
};

/** Published rounds by start date. */
export async function listRounds(
  { payload, now }: ContentContext,
  { first, isFutureOnly, order, from, until, urls }: RoundsQuery,
): Promise<Round[]> {
  const future = isFutureOnly ? { end_date: { greater_than: now.toISOString() } } : null;
  const { docs } = await readable(payload).find({
    collection: 'rounds',
    where: allOf(
      PUBLISHED,
      future,
      isFutureOnly ? ROUND_TAKES_PLACE : null,
      from === null ? null : { start_date: { greater_than_equal: from } },
      until === null ? null : { start_date: { less_than_equal: until } },
      urls === null ? null : { url: { in: [...urls] } },
    ),
    sort: [order, 'id'],
    limit: first,
    depth: 0,
    pagination: false,
  });
  return docs;
}

async function categoriesInSeries(payload: Payload): Promise<ReadonlySet<number>> {
  const where = allOf(PUBLISHED, { series: { exists: true } });
  const { docs } = await readable(payload).find({
    ...findAll('rounds', where),
    select: { categories: true },
  });
  return new Set(docs.flatMap((round) => refIds(round.categories)));
}

/** The categories in order. @param isInSeries true for those racing at a round of a series, false for the others, null for all */
export async function listCategories(payload: Payload, isInSeries: boolean | null): Promise<Category[]> {
  const { docs } = await readable(payload).find({
    ...findAll('categories', {}),
    sort: ['sort', 'name', 'id'],
  });
  if (isInSeries === null) return docs;
  const racing = await categoriesInSeries(payload);
  return docs.filter(({ id }) => racing.has(id) === isInSeries);
}

/** The sponsors of a group and its subgroups, or all. */
export async function listSponsors(payload: Payload, group: string | null | undefined): Promise<Sponsor[]> {
  const where = allOf(await inGroup(payload, 'Sponsor', group));
  const { docs } = await readable(payload).find({ ...findAll('sponsors', where), sort: ['sort', 'id'] });
  return docs;
}

const DRIVER_NAME = { first_name: true, last_name: true, url: true } as const;
/** The fields that `driverNames` reads, and no more: there may be thousands of drivers. */
export const NAME_FIELDS: ReadonlySet<string> = new Set(['id', ...Object.keys(DRIVER_NAME)]);

/** The names of all drivers, by name. */
export async function listDriverNames(
  payload: Payload,
): Promise<Pick<Driver, 'id' | keyof typeof DRIVER_NAME>[]> {
  const { docs } = await readable(payload).find({
    ...findAll('drivers', {}),
    sort: BY_NAME,
    select: DRIVER_NAME,
  });
  return docs;
}

/** The drivers of a group and its subgroups, or all, by name; only those with the given URL names unless `urls` is null. */
export async function listDrivers(
  payload: Payload,
  group: string | null | undefined,
  urls: readonly string[] | null,
): Promise<Driver[]> {
  const named = urls === null ? null : { url: { in: [...urls] } };
  const where = allOf(await inGroup(payload, 'Driver', group), named);
  const { docs } = await readable(payload).find({ ...findAll('drivers', where), sort: BY_NAME });
  return docs;
}

/** Drivers by their ids, in the order of the ids. */
export async function findDrivers(payload: Payload, ids: readonly number[]): Promise<Driver[]> {
  const { docs } = await readable(payload).find(findAll('drivers', { id: { in: [...ids] } }));
  const byId = mapById(docs);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
