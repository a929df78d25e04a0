import type {
  Category,
  CompetitorLink,
  Driver,
  Entry,
  Round,
  Series,
  Sponsor,
  Venue,
} from '../../payload-types.ts';
import { listGroups } from '../../content/groups/groups.ts';
import { DEFAULT_PAGE_SIZE } from '../../../lib/contract/limits.ts';
import { refId, refIds } from '../../cms/records/refs.ts';
import type { ContentContext } from '../../content/context.ts';
import { listArticlesOfRound } from '../../content/data/articles.ts';
import { findGallery } from '../../content/data/galleries.ts';
import { slideObject } from '../../content/graphql/media.ts';
import { articleObject } from '../../content/graphql/news.ts';
import { perRequest } from '../../kernel/per-request.ts';
import { firstOf, offsetOf } from '../../kernel/graphql/arguments.ts';
import { driverIdsOfCategory, type DriverList } from '../data/driver-list.ts';
import { findBestLapsOfDriver, findLapRecords } from '../data/lap-records.ts';
import { findPastRaces } from '../data/past-races.ts';
import { findDrivers } from '../data/racing.ts';
import {
  countResults,
  findResultsOfDriver,
  type CarResult,
  type ResultHead,
  type SessionDetails,
  type TimingRows,
} from '../data/results.ts';
import { entryLists } from '../data/entries.ts';
import { roundsOfDriver } from '../data/rounds-of-driver.ts';
import type { TeamOfCar } from '../data/team-names.ts';
import { teamPages, teamPagesByName } from '../data/teams.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { faqEntity, sponsorTexts } from '../../content/mappers/people.ts';
import { soldOutRounds, ticketsLink } from '../data/ticketed-rounds.ts';
import { seasonOf } from '../loaders.ts';
import type { PodiumCar } from '../mappers/podium.ts';
import {
  categoryTexts,
  competitorLinkTexts,
  driverTexts,
  entryTexts,
  resultTexts,
  roundBroadcasts,
  roundTexts,
  seriesTexts,
  sessionChanges,
  sessionStreams,
  timingRowEntity,
  venueTexts,
} from '../mappers/racing.ts';
import type { GraphqlContext } from '../../content/graphql/context.ts';
import {
  belongingField,
  fileField,
  htmlField,
  imageField,
  relatedField,
  relatedListField,
} from '../../content/graphql/fields.ts';
import { withinOf, type GivenWithin } from './within.ts';

export const venueObject = (doc: Venue) => ({
  ...venueTexts(doc),
  circuit_layout: imageField(doc.circuit_layout, DEFAULT_CROPS.circuit),
  best_laps: async (_: unknown, context: GraphqlContext) => {
    const found = await findLapRecords(context.payload, doc.id);
    context.budget.spend(found.length);
    return found.map(carResultObject);
  },
  past_races: async (_: unknown, context: GraphqlContext) => {
    const found = await findPastRaces(context.payload, doc.id);
    context.budget.spend(found.length);
    return found.map(resultObject);
  },
});

export const sponsorObject = (doc: Sponsor) => ({
  ...sponsorTexts(doc),
  information_rendered: htmlField(doc.information),
  logo: imageField(doc.logo, DEFAULT_CROPS.logo),
  logo_dark: imageField(doc.logo_dark, DEFAULT_CROPS.logo),
  hero_photo: imageField(doc.hero_photo, DEFAULT_CROPS.sponsorHero),
});

const competitorLinkObject = (doc: CompetitorLink) => ({
  ...competitorLinkTexts(doc),
  content_rendered: htmlField(doc.content),
  file: fileField(doc.file),
});

async function groupUrls(doc: Driver, context: GraphqlContext): Promise<string[]> {
  const memberOf = new Set(refIds(doc.groups));
  const groups = await listGroups(context.payload);
  return groups.filter(({ id }) => memberOf.has(id)).map(({ url }) => url);
}

export const driverObject = (doc: Driver) => ({
  ...driverTexts(doc),
  team_url: async (_: unknown, { payload }: GraphqlContext) =>
    (await teamPagesByName(payload))(doc.sponsor ?? ''),
  category: relatedField(doc.category, (context) => seasonOf(context).categories, categoryObject),
  groups: (_: unknown, context: GraphqlContext) => groupUrls(doc, context),
  rounds: (_: unknown, context: GraphqlContext) => roundsOf(doc, context),
  best_laps: (_: unknown, context: GraphqlContext) => bestLapsOf(doc, context),
  results: (given: GivenWithin, context: GraphqlContext) => resultsOfDriver(doc, given, context),
  headshot_photo: imageField(doc.headshot_photo, DEFAULT_CROPS.driver),
});

type Part = { first?: number | null; offset?: number | null };

/** A list of drivers; only the requested drivers are read. */
export const driverListObject = ({ ids, categories, groups }: DriverList) => ({
  count: ids.length,
  categories: categories.map(categoryObject),
  groups,
  drivers: async ({ first, offset }: Part, context: GraphqlContext) => {
    const start = offsetOf(offset);
    const wanted = ids.slice(start, start + firstOf(first, DEFAULT_PAGE_SIZE));
    context.budget.spend(wanted.length);
    return (await findDrivers(context.payload, wanted)).map(driverObject);
  },
});

const categoryField = (category: number | null) =>
  relatedField(category, (context) => seasonOf(context).categories, categoryObject);

async function roundsOf(doc: Driver, context: GraphqlContext) {
  const rounds = await roundsOfDriver(context.payload, { id: doc.id, name: fullName(doc) });
  context.budget.spend(rounds.length);
  return rounds.map(({ url, category }) => ({
    url,
    category: categoryField(category),
  }));
}

async function bestLapsOf(doc: Driver, context: GraphqlContext) {
  const found = await findBestLapsOfDriver(context.payload, { id: doc.id, name: fullName(doc) });
  context.budget.spend(found.length);
  return found.map(carResultObject);
}

async function resultsOfDriver(doc: Driver, given: GivenWithin, context: GraphqlContext) {
  const driver = { id: doc.id, name: fullName(doc) };
  const found = await findResultsOfDriver(context.payload, driver, withinOf(given));
  context.budget.spend(found.length);
  return found.map(carResultObject);
}

/** The drivers of a category by name: all, or the first. */
const driversOfCategory =
  (id: number) =>
  async ({ first }: Part, context: GraphqlContext): Promise<object[]> => {
    const { payload } = context;
    const isWhole = first === null || first === undefined;
    const docs = isWhole
      ? ((await seasonOf(context).driversOfCategory.load(id)) ?? [])
      : await findDrivers(
          payload,
          (await driverIdsOfCategory(payload, id)).slice(0, firstOf(first, DEFAULT_PAGE_SIZE)),
        );
    context.budget.spend(docs.length);
    return docs.map(driverObject);
  };

/** A racing category; its rounds are the published ones that list it. */
export const categoryObject = (doc: Category): object => ({
  ...categoryTexts(doc),
  information_rendered: htmlField(doc.information),
  hero_photo: imageField(doc.hero_photo, DEFAULT_CROPS.categoryHero),
  logo: imageField(doc.logo, DEFAULT_CROPS.logo),
  rounds: belongingField(doc.id, (context) => seasonOf(context).roundsOfCategory, roundObject),
  drivers: driversOfCategory(doc.id),
});

const fullName = ({ first_name, last_name }: Pick<Driver, 'first_name' | 'last_name'>) =>
  [first_name, last_name].filter(Boolean).join(' ');

/** The members of a crew who have a page. */
const crewField = (drivers: TimingRows[number]['drivers']) =>
  relatedListField(
    drivers,
    (context) => seasonOf(context).drivers,
    (driver) => ({ id: driver.id, name: fullName(driver), url: driver.url }),
  );

/** The URL name of a car's team. */
const teamUrlField =
  (car: TeamOfCar) =>
  async (_: unknown, { payload }: GraphqlContext): Promise<string> =>
    (await teamPages(payload))(car);

const timingRowObject = (row: TimingRows[number]): object => ({
  ...timingRowEntity(row),
  drivers: crewField(row.drivers),
  team_url: teamUrlField(row),
});

/** A car in the results of a session. */
export const carResultObject = ({ result, row }: CarResult) => ({
  result: resultObject(result),
  row: timingRowObject(row),
});

export const entryObject = (doc: Entry): object => ({
  ...entryTexts(doc),
  drivers: crewField(doc.drivers),
  team_url: teamUrlField(doc),
  category: relatedField(doc.category, (context) => seasonOf(context).categories, categoryObject),
});

const podiumObject = (car: PodiumCar): object => ({
  ...car,
  drivers: crewField(car.drivers),
  team_url: teamUrlField(car),
});

const detailOf =
  <T>(id: number, pick: (details: SessionDetails) => T[]) =>
  async (_: unknown, context: GraphqlContext): Promise<T[]> => {
    const details = await seasonOf(context).sessionDetails.load(id);
    return details ? pick(details) : [];
  };

/** What race control says before there is a sheet. What it says of cars is for the session's own page alone. */
const noticeField = ({ id, has_sheet }: Pick<ResultHead, 'id' | 'has_sheet'>) =>
  has_sheet ? null : (_: unknown, context: GraphqlContext) => seasonOf(context).notices.load(id);

const podiumField = (id: number) => belongingField(id, (context) => seasonOf(context).podiums, podiumObject);

export const resultObject = (doc: ResultHead): object => ({
  ...resultTexts(doc),
  notice: noticeField(doc),
  changes: detailOf(doc.id, sessionChanges),
  streams: detailOf(doc.id, sessionStreams),
  documents: detailOf(doc.id, ({ documents }) =>
    (documents ?? []).map(({ name, file }) => ({ name, file: fileField(file) })),
  ),
  round: relatedField(doc.round, (context) => seasonOf(context).rounds, roundObject),
  category: relatedField(doc.category, (context) => seasonOf(context).categories, categoryObject),
  rows: belongingField(doc.id, (context) => seasonOf(context).timingRows, timingRowObject),
  podium: doc.is_a_race && doc.has_sheet ? podiumField(doc.id) : [],
});

export const seriesObject = (doc: Series): object => ({
  ...seriesTexts(doc),
  rounds: belongingField(doc.id, (context) => seasonOf(context).roundsOfSeries, roundObject),
});

/** Read once for all rounds of a response. */
const soldOutOf = perRequest(({ payload }: ContentContext) =>
  Promise.all(soldOutRounds.all().map((find) => find(payload))),
);

/** A round with everything around it (spec point 3). */
export const roundObject = (doc: Round): object => ({
  ...roundTexts(doc),
  spectator_purchase_link: (_: unknown, { payload }: GraphqlContext) => ticketsLink(payload, doc),
  tickets_sold_out: async (_: unknown, context: GraphqlContext) =>
    (await soldOutOf(context)).some((rounds) => rounds.has(doc.id)),
  broadcasts: roundBroadcasts(doc),
  venue: relatedField(doc.venue, (context) => seasonOf(context).venues, venueObject),
  previous_venue: relatedField(doc.previous_venue, (context) => seasonOf(context).venues, venueObject),
  series: relatedField(doc.series, (context) => context.series, seriesObject),
  content_rendered: htmlField(doc.content),
  schedule_pdf: fileField(doc.schedule_pdf),
  driver_list_pdf: fileField(doc.driver_list_pdf),
  resultsCount: async (_: unknown, context: GraphqlContext) =>
    (await countResults(context.payload)).get(doc.id) ?? 0,
  categories: relatedListField(doc.categories, (context) => seasonOf(context).categories, categoryObject),
  sponsors: relatedListField(doc.sponsors, (context) => context.sponsors, sponsorObject),
  faqs: async (_: unknown, context: GraphqlContext) => {
    const docs = await context.faqs.loadMany(refIds(doc.faqs));
    return Promise.all(docs.map((faq) => faqEntity(faq, context)));
  },
  competitor_links: belongingField(
    doc.id,
    (context) => seasonOf(context).competitorLinksOfRound,
    competitorLinkObject,
  ),
  images: {
    banner: imageField(doc.banner, DEFAULT_CROPS.roundBanner),
    background: imageField(doc.background, DEFAULT_CROPS.roundBackground),
  },
  results: async (_: unknown, context: GraphqlContext) => {
    const sessions = (await seasonOf(context).sessionsOfRound.load(doc.id)) ?? [];
    const results = sessions.filter(({ has_sheet }) => has_sheet);
    context.budget.spend(results.length);
    return results.map(resultObject);
  },
  sessions: belongingField(doc.id, (context) => seasonOf(context).sessionsOfRound, resultObject),
  entries: belongingField(doc.id, (context) => seasonOf(context).entriesOfRound, entryObject),
  articles: async ({ first }: { first?: number | null }, context: GraphqlContext) => {
    const docs = await listArticlesOfRound(context, doc.id, firstOf(first, DEFAULT_PAGE_SIZE));
    context.budget.spend(docs.length);
    return docs.map(articleObject);
  },
  pictures: async ({ first }: { first?: number | null }, context: GraphqlContext) => {
    const id = refId(doc.gallery);
    const gallery = id === null ? null : await findGallery(context.payload, { id });
    const slides = refIds(gallery?.slides).slice(0, firstOf(first, DEFAULT_PAGE_SIZE));
    context.budget.spend(slides.length);
    const docs = await context.slides.loadMany(slides);
    return docs.map((slide) => slideObject(slide, DEFAULT_CROPS.slide));
  },
  entriesCount: async (_: unknown, context: GraphqlContext) =>
    (await entryLists(context.payload)).get(doc.id)?.count ?? 0,
});
