import type { PayloadRequest, Where } from 'payload';
import {
  CHAMPIONSHIP_TIME_ZONE,
  newZealandDay,
  newZealandMidnight,
} from '../../../lib/contract/time-zone.ts';
import { findAll, groupBy, mapById } from '../../cms/records/by-ids.ts';
import { allOf } from '../../cms/records/published.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { Championship, Form, Product, Result, Round } from '../../payload-types.ts';
import { dayLater, type Source, type SourceSale, type Taken } from './plan-season.ts';
import { pricesIn, repriceForm, repriceProduct } from './sale-prices.ts';
import type { SeasonInput } from './season-report.ts';

/** A season by the name that its championships have, and the days of its first and last round (y-MM-dd). */
export type KnownSeason = { readonly season: string; readonly from: string; readonly to: string };

/** The part of a session that is copied. */
export type SourceSession = Pick<
  Result,
  | 'round'
  | 'category'
  | 'session_name'
  | 'kind'
  | 'date'
  | 'ends_at'
  | 'distance'
  | 'distance_unit'
  | 'sort_order'
>;

/** The records that a season is copied from, and the plan's view of them. */
export type SourceRecords = {
  readonly rounds: readonly Round[];
  readonly sessions: ReadonlyMap<number, readonly SourceSession[]>;
  readonly championships: readonly Championship[];
  readonly products: readonly Product[];
  readonly forms: readonly Form[];
  readonly timeZones: ReadonlyMap<number, string>;
  readonly plan: Source;
};

const NOTES: Partial<Record<NonNullable<Round['round_status']>, string>> = {
  postponed: 'It was postponed. Check its dates.',
  cancelled: 'It was cancelled.',
  moved: 'It was moved. Check its venue.',
  rescheduled: 'It was rescheduled. Check its dates.',
};

/** Within what the account may read. */
const asAccount = (req: PayloadRequest) => ({ overrideAccess: false, req }) as const;

/** The existing seasons, latest first. */
export async function listSeasons(req: PayloadRequest): Promise<KnownSeason[]> {
  const [{ docs: championships }, { docs: rounds }] = await Promise.all([
    req.payload.find({
      ...findAll('championships', { season: { exists: true } }),
      select: { season: true, rounds: true },
      ...asAccount(req),
    }),
    req.payload.find({
      ...findAll('rounds', {}),
      select: { start_date: true, end_date: true },
      ...asAccount(req),
    }),
  ]);
  const roundById = mapById(rounds);
  return [...groupBy(championships, ({ season }) => (season ? [season] : []))]
    .flatMap(([season, docs]) => {
      const own = refIds(docs.flatMap((doc) => doc.rounds)).flatMap((id) => roundById.get(id) ?? []);
      const starts = own.map(({ start_date }) => start_date).toSorted();
      const ends = own.map(({ end_date }) => end_date).toSorted();
      const [first, last] = [starts[0], ends.at(-1)];
      if (first === undefined || last === undefined) return [];
      return [{ season, from: newZealandDay(new Date(first)), to: newZealandDay(new Date(last)) }];
    })
    .toSorted((a, b) => b.to.localeCompare(a.to));
}

function roundsWhere(source: SeasonInput['source'], championships: readonly Championship[]): Where {
  if (source.by === 'season') return { id: { in: refIds(championships.flatMap(({ rounds }) => rounds)) } };
  return allOf(
    { series: { equals: source.series } },
    { start_date: { greater_than_equal: newZealandMidnight(source.from).toISOString() } },
    { start_date: { less_than: newZealandMidnight(dayLater(source.to, 1)).toISOString() } },
  );
}

/** Finds what a season is copied from. For a series, the days must be valid. */
export async function findSource(
  req: PayloadRequest,
  { source, sessions: withSessions, championships: withChampionships }: SeasonInput,
): Promise<SourceRecords> {
  const { payload } = req;
  const access = asAccount(req);
  const { docs: championships } =
    source.by === 'season'
      ? await payload.find({
          ...findAll('championships', { season: { equals: source.season } }),
          sort: ['sort', 'name', 'id'],
          ...access,
        })
      : { docs: [] };
  const { docs: rounds } = await payload.find({
    ...findAll('rounds', roundsWhere(source, championships)),
    sort: ['start_date', 'id'],
    ...access,
  });
  const ids = rounds.map(({ id }) => id);
  const [{ docs: venues }, { docs: sessions }, { docs: pages }, { docs: products }, { docs: forms }] =
    await Promise.all([
      payload.find({ ...findAll('venues', {}), select: { timezone: true }, ...access }),
      payload.find({
        ...findAll('results', { round: { in: ids } }),
        // Timing rows are most of a session, and aren't copied.
        select: {
          round: true,
          category: true,
          session_name: true,
          kind: true,
          date: true,
          ends_at: true,
          distance: true,
          distance_unit: true,
          sort_order: true,
        },
        sort: ['date', 'sort_order', 'id'],
        ...access,
      }),
      payload.find({ ...findAll('pages', {}), select: { name: true, url: true }, sort: 'name', ...access }),
      payload.find({
        ...findAll('products', allOf({ is_ticket: { equals: true } }, { round: { in: ids } })),
        sort: ['round', 'name', 'id'],
        ...access,
      }),
      payload.find({ ...findAll('forms', {}), sort: ['name', 'id'], ...access }),
    ]);
  const zoneOfVenue = new Map(venues.map(({ id, timezone }) => [id, timezone]));
  const timeZones = new Map(
    rounds.map(({ id, venue }): [number, string] => [
      id,
      zoneOfVenue.get(refId(venue) ?? 0) ?? CHAMPIONSHIP_TIME_ZONE,
    ]),
  );
  const byRound = groupBy(withSessions ? sessions : [], ({ round }) => [refId(round) ?? 0]);
  const copied = withChampionships ? championships : [];
  return {
    rounds,
    sessions: byRound,
    championships: copied,
    products,
    forms,
    timeZones,
    plan: {
      rounds: rounds.map(({ id, name, url, start_date, end_date, round_status }) => ({
        id,
        name,
        url,
        start_date,
        end_date,
        timeZone: timeZones.get(id) ?? CHAMPIONSHIP_TIME_ZONE,
        sessions: byRound.get(id)?.length ?? 0,
        note: (round_status ? NOTES[round_status] : undefined) ?? '',
      })),
      championships: copied.map(({ id, name, url, of }) => ({
        id,
        name,
        url,
        note: of === 'rookies' ? 'Add the names of the rookies afterwards.' : '',
      })),
      pages,
      products: products.map(sourceOfTicket),
      forms: forms.map(sourceOfForm).filter(({ prices }) => prices.length > 0),
    },
  };
}

/** Remaining units don't say how many there will be. */
const sourceOfTicket = (product: Product): SourceSale => ({
  ...{ id: product.id, name: product.name, url: product.slug, round: refId(product.round) },
  prices: pricesIn((reprice) => repriceProduct(product, reprice)),
  codes: (product.skus ?? []).map(({ code }) => code),
  note: isCounted(product) ? 'Enter how many are for sale before you publish it.' : '',
});

const sourceOfForm = (form: Form): SourceSale => ({
  ...{ id: form.id, name: form.name, url: form.url, round: refId(form.round) },
  prices: pricesIn((reprice) => repriceForm(form, reprice)),
  ...{ codes: [], note: '' },
});

const isCounted = ({ skus }: Product) => (skus ?? []).some(({ stock }) => typeof stock === 'number');

/** The taken addresses, and by which records. */
export async function findTaken(req: PayloadRequest): Promise<Taken> {
  const addressesOf = async (collection: Exclude<keyof Taken, 'products'>) => {
    const { docs } = await req.payload.find({ ...findAll(collection, {}), select: { url: true }, req });
    return new Map(docs.map(({ id, url }) => [url, id]));
  };
  const [rounds, championships, pages, forms, { docs: products }] = await Promise.all([
    addressesOf('rounds'),
    addressesOf('championships'),
    addressesOf('pages'),
    addressesOf('forms'),
    req.payload.find({ ...findAll('products', {}), select: { slug: true }, req }),
  ]);
  return {
    rounds,
    championships,
    pages,
    forms,
    products: new Map(products.map(({ id, slug }) => [slug, id])),
  };
}

/** Whether a season of that name has championships. */
export async function isSeason(req: PayloadRequest, season: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'championships',
    where: { season: { equals: season } },
    req,
  });
  return totalDocs > 0;
}
