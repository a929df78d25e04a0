import { findAll, mapById } from '../cms/records/by-ids.ts';
import { allOf, PUBLISHED } from '../cms/records/published.ts';
import { readable } from '../cms/records/readable.ts';
import { refId } from '../cms/records/refs.ts';
import type { SearchOrder } from '../content/search/order.ts';
import {
  joinedText,
  type SearchDetails,
  type SearchRelations,
  type SearchSource,
} from '../content/search/sources.ts';
import { longDay, sortableDay } from '../../lib/shared/date-forms.ts';
import type { SessionKind } from '../../lib/contract/entities/racing.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../../lib/contract/time-zone.ts';
import { ENTRIES_PART } from '../../lib/contract/paths.ts';
import type { Series, Venue } from '../payload-types.ts';
import { cachedDrivers, cachedRounds, cachedSessions } from './data/cached-records.ts';
import { loadEntries } from './data/entries.ts';
import { findLatestCars, listTeams } from './data/teams.ts';
import { loadChampionships } from './standings/load-championship.ts';

/** Search terms for drivers: race number, car, home town. */
export const findDriverDetails: SearchSource = async (payload, names) => {
  const [drivers, categories] = await Promise.all([
    readable(payload).find(findAll('drivers', { url: { in: [...names] } })),
    readable(payload).find(findAll('categories', {})),
  ]);
  const categoryById = mapById(categories.docs);
  return new Map(
    drivers.docs.map(({ url, category, vehicle, hometown, race_number, sponsor }) => [
      url,
      {
        description: joinedText(categoryById.get(refId(category) ?? 0)?.name, vehicle, hometown),
        keywords: joinedText(race_number, sponsor),
      },
    ]),
  );
};

/** The categories' names, by driver. */
export const driverRelations: SearchRelations = async (payload) => {
  const [drivers, { docs }] = await Promise.all([
    cachedDrivers(payload),
    readable(payload).find({ ...findAll('categories', {}), select: { name: true } }),
  ]);
  const categoryById = mapById(docs);
  const found = new Map(
    drivers.map(({ url, category }) => [url, categoryById.get(refId(category) ?? 0)?.name ?? '']),
  );
  return (name) => found.get(name) ?? '';
};

const ENTRIES = `/${ENTRIES_PART}`;
const LINE_END = '\n';

/** Where and in which series a round is held. */
const placeText = (
  venue: Pick<Venue, 'name' | 'address'> | undefined,
  series: Pick<Series, 'name'> | undefined,
): string => joinedText(venue?.name, venue?.address?.suburb_name, series?.name);

/** Search terms for rounds: their circuits and entry lists. */
export const findRoundDetails: SearchSource = async (payload, names) => {
  const urls = [...new Set(names.map((name) => name.replace(/\/.*$/, '')))];
  const [rounds, venues, series] = await Promise.all([
    readable(payload).find(findAll('rounds', allOf(PUBLISHED, { url: { in: urls } }))),
    readable(payload).find(findAll('venues', {})),
    readable(payload).find(findAll('series', {})),
  ]);
  const venueById = mapById(venues.docs);
  const seriesById = mapById(series.docs);
  const listed = new Set(names.filter((name) => name.endsWith(ENTRIES)));
  const withList = rounds.docs.filter(({ url }) => listed.has(url + ENTRIES));
  const lists = await loadEntries(
    payload,
    withList.map(({ id }) => id),
  );
  return new Map([
    ...rounds.docs.map(({ url, venue, series: own }): [string, SearchDetails] => {
      const place = venueById.get(refId(venue) ?? 0);
      return [url, { keywords: placeText(place, seriesById.get(refId(own) ?? 0)) }];
    }),
    ...withList.map(({ id, url }): [string, SearchDetails] => {
      const lines = (lists.get(id) ?? []).map(({ race_number, name, team, car }) =>
        joinedText(race_number, name, team, car),
      );
      return [url + ENTRIES, { text: lines.join(LINE_END) }];
    }),
  ]);
};

/** The names of rounds' circuits and series. */
export const roundRelations: SearchRelations = async (payload) => {
  const [rounds, venues, series] = await Promise.all([
    cachedRounds(payload),
    readable(payload).find({ ...findAll('venues', {}), select: { name: true, address: true } }),
    readable(payload).find({ ...findAll('series', {}), select: { name: true } }),
  ]);
  const venueById = mapById(venues.docs);
  const seriesById = mapById(series.docs);
  const found = new Map(
    rounds.map((round) => {
      const place = venueById.get(refId(round.venue) ?? 0);
      return [round.url, placeText(place, seriesById.get(refId(round.series) ?? 0))];
    }),
  );
  return (name) => found.get(name) ?? '';
};

/**
 * A search for a session means a race before the sessions leading up to it, and a finished one before planned ones. The pages that a
 * session belongs to, its round's results and the standings, have tier 0.
 */
const KIND_ORDER: readonly SessionKind[] = ['race', 'qualifying', 'practice', 'warm_up', 'activity'];

/** Latest results first, then planned sessions, the next one first. */
function sessionOrder(kind: SessionKind, hasSheet: boolean, date: string | null | undefined): SearchOrder {
  const time = date ? Date.parse(date) : 0;
  return { tier: 1 + 2 * KIND_ORDER.indexOf(kind) + (hasSheet ? 0 : 1), time: hasSheet ? time : -time };
}

/** Search terms for circuits: their locations and corner names. */
export const findCircuitDetails: SearchSource = async (payload, names) => {
  const { docs } = await readable(payload).find(findAll('venues', { url: { in: [...names] } }));
  return new Map(
    docs.map(({ url, address, corner_names }): [string, SearchDetails] => [
      url ?? '',
      {
        description: joinedText(address?.suburb_name, address?.state),
        text: corner_names ?? '',
      },
    ]),
  );
};

/** Search terms for teams: their drivers and cars. */
export const findTeamDetails: SearchSource = async (payload, names) => {
  const teams = await listTeams(payload);
  const cars = await findLatestCars(
    payload,
    names.flatMap((name) => teams.get(name) ?? []),
  );
  return new Map(
    [...cars].map(([url, own]): [string, SearchDetails] => {
      const lines = own.map(({ race_number, name, car }) => joinedText(race_number, name, car));
      return [url, { text: [...new Set(lines)].join(LINE_END) }];
    }),
  );
};

/** Search terms for sessions: when and where they are. */
export const findSessionDetails: SearchSource = async (payload, names) => {
  const where = allOf(PUBLISHED, { id: { in: names.map(Number) } });
  const [sessions, rounds, venues] = await Promise.all([
    readable(payload).find({
      ...findAll('results', where),
      select: { date: true, round: true, kind: true, is_a_race: true, has_sheet: true },
    }),
    readable(payload).find({ ...findAll('rounds', PUBLISHED), select: { venue: true } }),
    readable(payload).find({ ...findAll('venues', {}), select: { name: true, timezone: true } }),
  ]);
  const roundById = mapById(rounds.docs);
  const venueById = mapById(venues.docs);
  return new Map(
    sessions.docs.map(({ id, date, round, kind, is_a_race, has_sheet }) => {
      const venue = venueById.get(refId(roundById.get(refId(round) ?? 0)?.venue) ?? 0);
      const day = date ? longDay(sortableDay(date, venue?.timezone ?? CHAMPIONSHIP_TIME_ZONE)) : '';
      const order = sessionOrder(kind ?? (is_a_race ? 'race' : 'practice'), has_sheet ?? false, date);
      return [String(id), { description: joinedText(day, venue?.name), order }];
    }),
  );
};

/** The circuits of sessions, and their time zones: a session moves with its round. */
export const sessionRelations: SearchRelations = async (payload) => {
  const [sessions, rounds, venues] = await Promise.all([
    cachedSessions(payload),
    cachedRounds(payload),
    readable(payload).find({ ...findAll('venues', {}), select: { name: true, timezone: true } }),
  ]);
  const roundById = mapById(rounds);
  const venueById = mapById(venues.docs);
  const found = new Map(
    sessions.map(({ id, round }) => {
      const venue = venueById.get(refId(roundById.get(refId(round) ?? 0)?.venue) ?? 0);
      return [String(id), joinedText(venue?.name, venue?.timezone)];
    }),
  );
  return (name) => found.get(name) ?? '';
};

/** Search terms for standings: the drivers or teams in the tables. */
export const findStandingsDetails: SearchSource = async (payload, names) => {
  const loaded = await loadChampionships(payload, { url: { in: [...names] } });
  return new Map(
    loaded.map(({ doc, roundsHeld, tableAfter, competitors }) => {
      const text = tableAfter(roundsHeld)
        .map(({ rank, key }) => `${String(rank)} ${competitors.get(key)?.name ?? key}`)
        .join(LINE_END);
      return [doc.url, { text }];
    }),
  );
};
