import type { Payload } from 'payload';
import type { Category, Driver, Round, Series, Sponsor } from '../../payload-types.ts';
import { findAll } from './by-ids.ts';
import type { ContentContext } from './context.ts';
import { findByUrl } from './draft-view.ts';
import { inGroup } from './groups.ts';
import { allOf, PUBLISHED } from './published.ts';
import { refIds } from './refs.ts';

/** The first `first` series in their order. */
export async function listSeries(payload: Payload, first: number): Promise<Series[]> {
  const { docs } = await payload.find({
    collection: 'series',
    sort: ['sort', 'id'],
    limit: first,
    depth: 0,
    pagination: false,
  });
  return docs;
}

/** A published round by its url, or null. */
export const findRound = (payload: Payload, url: string): Promise<Round | null> =>
  findByUrl(payload, 'rounds', url, PUBLISHED);

export const ROUND_ORDERS = ['start_date', '-start_date'] as const;

type RoundsWish = {
  readonly first: number;
  /** Leaves out rounds that have ended. */
  readonly isFutureOnly: boolean;
  readonly order: (typeof ROUND_ORDERS)[number];
};

/** Published rounds by their start. */
export async function listRounds(
  { payload, now }: ContentContext,
  { first, isFutureOnly, order }: RoundsWish,
): Promise<Round[]> {
  const future = isFutureOnly ? { end_date: { greater_than: now.toISOString() } } : null;
  const { docs } = await payload.find({
    collection: 'rounds',
    where: allOf(PUBLISHED, future),
    sort: [order, 'id'],
    limit: first,
    depth: 0,
    pagination: false,
  });
  return docs;
}

async function categoriesInSeries(payload: Payload): Promise<ReadonlySet<number>> {
  const where = allOf(PUBLISHED, { series: { exists: true } });
  const { docs } = await payload.find({ ...findAll('rounds', where), select: { categories: true } });
  return new Set(docs.flatMap((round) => refIds(round.categories)));
}

/**
 * The categories in their order.
 * @param isInSeries true for those that race at a round of a series, false for the others, null for all
 */
export async function listCategories(payload: Payload, isInSeries: boolean | null): Promise<Category[]> {
  const { docs } = await payload.find({ ...findAll('categories', {}), sort: ['sort', 'name', 'id'] });
  if (isInSeries === null) return docs;
  const racing = await categoriesInSeries(payload);
  return docs.filter(({ id }) => racing.has(id) === isInSeries);
}

/** The sponsors of a group and those below it, or all. */
export async function listSponsors(payload: Payload, group: string | null | undefined): Promise<Sponsor[]> {
  const where = allOf(await inGroup(payload, 'Sponsor', group));
  const { docs } = await payload.find({ ...findAll('sponsors', where), sort: ['sort', 'id'] });
  return docs;
}

/** The drivers of a group and those below it, or all, by name. */
export async function listDrivers(payload: Payload, group: string | null | undefined): Promise<Driver[]> {
  const where = allOf(await inGroup(payload, 'Driver', group));
  const { docs } = await payload.find({
    ...findAll('drivers', where),
    sort: ['last_name', 'first_name', 'id'],
  });
  return docs;
}
