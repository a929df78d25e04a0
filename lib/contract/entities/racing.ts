import { z } from 'zod';
import {
  ending,
  extension,
  flag,
  html,
  id,
  list,
  maybe,
  maybeInstant,
  maybeNumber,
  needed,
  otherwise,
  text,
} from '../wire.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../time-zone.ts';
import { fileSchema, imageSchema } from './image.ts';

export const addressPlaceSchema = z.object({
  street_address: text(),
  suburb_name: text(),
  state: text(),
  postcode: text(),
  country: text(),
  lat: maybeNumber(),
  lng: maybeNumber(),
});

/** The fastest lap of a circuit, with a time as in timing sheets (m:ss.SSS). */
const lapRecordSchema = z.object({
  time: z.string(),
  driver: text(),
  car: text(),
  year: maybeNumber(),
});
export type LapRecord = z.infer<typeof lapRecordSchema>;

/** A circuit (spec point 3). `length` is in metres, `timezone` is an IANA name: all times of a round are shown in it. */
export const venueSchema = z.object({
  id: extension('record-ids', maybeNumber()),
  name: z.string(),
  /** '' for one without a page. */
  url: extension('circuit-pages', text()),
  corners: maybeNumber(),
  length: maybeNumber(),
  timezone: extension('venue-timezones', z.string().default(CHAMPIONSHIP_TIME_ZONE)),
  address: maybe(addressPlaceSchema),
  circuit_layout: maybe(imageSchema),
  /** In the order of the lap. */
  corner_names: extension('circuit-details', list(z.string())),
  lap_record: extension('circuit-details', maybe(lapRecordSchema)),
});
export type Venue = z.infer<typeof venueSchema>;

const seriesRefSchema = z.object({
  id: extension('record-ids', maybeNumber()),
  name: extension('series-names', text()),
  url: needed(z.string()),
});
export type SeriesRef = z.infer<typeof seriesRefSchema>;

export const categoryRefSchema = z.object({ id: id(), name: z.string(), url: needed(z.string()) });
export type CategoryRef = z.infer<typeof categoryRefSchema>;

/** The colour of a class's marks in the light and in the dark design, as hex. */
const classColourSchema = z.object({ name: z.string(), colour: z.string(), dark_colour: z.string() });
export type ClassColour = z.infer<typeof classColourSchema>;

/** A category with the class colours that its timing sheets need; most lists are queried without them. */
const sheetCategorySchema = categoryRefSchema.extend({
  class_colours: extension('class-colours', z.array(classColourSchema).optional()),
});
export type SheetCategory = z.infer<typeof sheetCategorySchema>;

/** Whether a round goes ahead. A postponed one keeps its old dates until it has new ones; then it is rescheduled. */
export const ROUND_STATUSES = ['scheduled', 'postponed', 'rescheduled', 'moved', 'cancelled'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

/** A round as lists, calendars and banners need it. Dates are instants: the start of the first day and the end of the last. */
export const roundSummarySchema = z.object({
  id: extension('record-ids', maybeNumber()),
  name: z.string(),
  url: needed(z.string()),
  start_date: z.iso.datetime({ offset: true }),
  end_date: ending(otherwise(z.iso.datetime({ offset: true }), ({ start_date }) => start_date)),
  venue: maybe(venueSchema),
  series: maybe(seriesRefSchema),
  external_info_link: text(),
  spectator_purchase_link: text(),
  /** Whether that link leads to tickets on this site that are sold out. */
  tickets_sold_out: extension('round-tickets', flag()),
  broadcast_link: text(),
  resultsCount: z.number().int().default(0),
  images: maybe(z.object({ banner: maybe(imageSchema), background: maybe(imageSchema) })),
  /** Null if the content server doesn't provide it. */
  round_status: extension('round-status', maybe(z.enum(ROUND_STATUSES))),
  status_note: extension('round-status', text()),
  previous_start_date: extension('round-status', maybeInstant()),
  /** The venue planned before. */
  previous_venue: extension('round-status', maybe(venueSchema.pick({ name: true, url: true }))),
  /** SEQUENCE of its entry in calendars, which only ever rises, and when what they show last changed. */
  revision: extension('round-status', z.number().int().default(0)),
  revised_at: extension('round-status', maybeInstant()),
});
export type RoundSummary = z.infer<typeof roundSummarySchema>;

/** A sponsor (spec point 3). */
export const sponsorSchema = z.object({
  id: id(),
  name: z.string(),
  information_rendered: html(),
  website: text(),
  facebook: text(),
  logo: maybe(imageSchema),
  logo_dark: extension('dark-logos', maybe(imageSchema)),
  hero_photo: maybe(imageSchema),
});
export type Sponsor = z.infer<typeof sponsorSchema>;

/** A frequently asked question (spec point 3). `content` is plain text, `content_rendered` HTML. */
export const faqSchema = z.object({ id: id(), name: z.string(), content: text(), content_rendered: html() });
export type Faq = z.infer<typeof faqSchema>;

/** A link for competitors, listed under a round (spec point 3). */
export const competitorLinkSchema = z.object({
  id: id(),
  name: z.string(),
  link: text(),
  file: maybe(fileSchema),
  content_rendered: html(),
});
export type CompetitorLink = z.infer<typeof competitorLinkSchema>;

/** Outcomes of a car without a position: did not finish, did not start, disqualified, not classified. */
export type Outcome = 'DNF' | 'DNS' | 'DSQ' | 'NC';

/** How a car was classified. An unclassified car keeps its place in the sheet, without a position. */
export const ROW_STATUSES = ['classified', 'dnf', 'dns', 'dsq', 'nc', 'excluded'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** The URL name of a team's page; '' for a name without one. */
const teamUrl = () => extension('team-pages', text());

/** A driver in a timing row, with the URL name of their page. */
const rowDriverSchema = z.object({ id: id(), name: z.string(), url: needed(z.string()) });

/**
 * One row of a session's results (spec point 3). Times have the form 'm:ss.SSS'; position is null for unclassified cars, whose total_time
 * may be an outcome instead.
 */
export const timingRowSchema = z.object({
  position: maybeNumber(),
  race_number: text(),
  class: text(),
  name: z.string(),
  best_time: text(),
  laps: maybeNumber(),
  total_time: text(),
  diff: text(),
  gap: text(),
  /** Null if the sheet doesn't say; `total_time` may then be an outcome. */
  status: extension('sheet-details', maybe(z.enum(ROW_STATUSES))),
  /** The reason for the status, such as 'Lap 7, gearbox'. */
  status_note: extension('sheet-details', text()),
  /** Place on the grid, from 1. */
  grid: extension('sheet-details', maybeNumber()),
  drivers: extension('sheet-details', list(rowDriverSchema)),
  team: extension('sheet-details', text()),
  team_url: teamUrl(),
  car: extension('sheet-details', text()),
  penalties: extension('sheet-details', text()),
  points: extension('sheet-details', maybeNumber()),
  is_fastest_lap: extension('sheet-details', flag()),
});
export type TimingRow = z.infer<typeof timingRowSchema>;

/** A lap of a car in a session. A lap with neither time nor position is left out. */
const lapSchema = z.object({
  race_number: needed(z.string()),
  /** From 1. */
  lap: z.number().int().positive(),
  /** As in a timing row; '' if unknown. The first lap's counts from the start of the session. */
  time: text(),
  /** At the end of this lap, among the cars that have completed as many. */
  position: maybeNumber(),
});
export type Lap = z.infer<typeof lapSchema>;

/** The laps of a session, by car, then in order. There are many, so only a session's own page loads them. */
export const sessionLapsSchema = z.object({ id: id(), laps: list(lapSchema) });

/** A timing sheet's status: results are provisional until protests have been decided. */
const RESULT_STATUSES = ['provisional', 'official'] as const;

/** The same, with `amended` for official results that were corrected afterwards; `RESULT_STATUSES` calls those official. */
export const CLASSIFICATIONS = [...RESULT_STATUSES, 'amended'] as const;

/** What happens in a session. An activity (gates, pit walk, ceremony) has no category and no timing sheet. */
export const SESSION_KINDS = ['practice', 'qualifying', 'warm_up', 'race', 'activity'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** The states of a session, from the day it is planned. */
export const SESSION_STATUSES = [
  'scheduled',
  'delayed',
  'postponed',
  'cancelled',
  'running',
  'suspended',
  'finished',
] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

export const DISTANCE_UNITS = ['laps', 'minutes'] as const;

/** What can change in a published session: when it starts, its status, and the classification of its timing sheet. */
export const SESSION_CHANGES = ['start', 'status', 'classification'] as const;

/** One change of a published session. `before` and `after` are instants for a start, otherwise one of the statuses. */
const sessionChangeSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  kind: z.enum(SESSION_CHANGES),
  before: text(),
  after: text(),
  reason: text(),
});
export type SessionChange = z.infer<typeof sessionChangeSchema>;

/**
 * A car on the podium of a race: one of the first three, or the best of its class. `class` is '' if all cars are in the same class;
 * `class_position` counts within it.
 */
export const podiumPlaceSchema = z.object({
  position: z.number().int().positive(),
  class_position: z.number().int().positive(),
  class: text(),
  race_number: text(),
  name: z.string(),
  drivers: list(rowDriverSchema),
  team: text(),
  team_url: teamUrl(),
});
export type PodiumPlace = z.infer<typeof podiumPlaceSchema>;

/** Statuses of an entry. A withdrawn one stays on the list; a reserve races if a place becomes free. */
export const ENTRY_STATUSES = ['entered', 'reserve', 'withdrawn'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** An entry of a round: a car with its driver or crew. `drivers` are those with a page. */
export const entrySchema = z.object({
  id: id(),
  race_number: text(),
  /** The driver, or a crew with slashes. */
  name: z.string(),
  drivers: list(rowDriverSchema),
  team: text(),
  team_url: teamUrl(),
  car: text(),
  category: maybe(categoryRefSchema),
  class: text(),
  status: maybe(z.enum(ENTRY_STATUSES)),
  /** What changed, such as a replaced driver. */
  note: text(),
});
export type Entry = z.infer<typeof entrySchema>;

/** A session in a list of results. */
const resultSummarySchema = z.object({
  id: id(),
  date: maybeInstant(),
  session_name: z.string(),
  is_a_race: flag(),
  sort_order: z.number().default(0),
  round: maybe(
    z.object({
      id: extension('record-ids', maybeNumber()),
      name: z.string(),
      url: needed(z.string()),
      venue: maybe(venueSchema.pick({ name: true, timezone: true })),
    }),
  ),
  category: maybe(sheetCategorySchema),
  /** Null if the content server doesn't provide it. */
  status: extension('result-status', maybe(z.enum(RESULT_STATUSES))),
  /** In order. Empty before there is a result, and for a session that isn't a race. */
  podium: extension('podiums', list(podiumPlaceSchema)),
});
export type ResultSummary = z.infer<typeof resultSummarySchema>;

/** A line of a timetable, which has a timing sheet once there are results. `starts_at` is the same instant as `date`. */
export const sessionSummarySchema = resultSummarySchema.extend({
  kind: extension('sessions', maybe(z.enum(SESSION_KINDS))),
  starts_at: extension('sessions', maybeInstant()),
  ends_at: extension('sessions', maybeInstant()),
  distance: extension('sessions', maybeNumber()),
  distance_unit: extension('sessions', maybe(z.enum(DISTANCE_UNITS))),
  session_status: extension('sessions', maybe(z.enum(SESSION_STATUSES))),
  /** The reason for its status. */
  status_note: extension('sessions', text()),
  /** The start before the last change; null if it was never changed. */
  previous_starts_at: extension('sessions', maybeInstant()),
  has_sheet: extension('sessions', flag()),
  classification: extension('sessions', maybe(z.enum(CLASSIFICATIONS))),
  /** SEQUENCE of its entry in calendars, which only ever rises, and when what they show last changed. */
  revision: extension('sessions', z.number().int().default(0)),
  revised_at: extension('sessions', maybeInstant()),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

/** The round of a session's page: where it is, and whether it goes ahead. */
export const resultRoundSchema = roundSummarySchema
  .pick({ id: true, name: true, url: true, round_status: true, status_note: true })
  .extend({
    venue: maybe(
      venueSchema.pick({
        name: true,
        url: true,
        timezone: true,
        length: true,
        corners: true,
        address: true,
      }),
    ),
  });

/** The newest of race control's messages of a session. */
const sessionNoticeSchema = z.object({
  text: needed(z.string()),
  /** When any of the session's messages was last sent, corrected or taken back; null if that isn't known. */
  changed_at: maybeInstant(),
});

/** A session with its timing rows (spec point 3). */
export const resultSchema = sessionSummarySchema.extend({
  round: maybe(resultRoundSchema),
  rows: extension('timing-rows', list(timingRowSchema)),
  status_since: extension('result-status', maybeInstant()),
  /** Oldest first. */
  changes: extension('sessions', list(sessionChangeSchema)),
  live_timing_link: extension('sessions', text()),
  /** Race control's newest message, as long as there is no sheet. */
  notice: extension('session-notices', maybe(sessionNoticeSchema)),
  /** When anything of it was last written, its timing rows included. */
  updated_at: extension('sessions', maybeInstant()),
  streams: extension('sessions', list(z.object({ name: z.string(), link: needed(z.string()) }))),
  /** Grid sheet, result sheet, stewards' decisions. */
  documents: extension('sessions', list(z.object({ name: z.string(), file: maybe(fileSchema) }))),
});
export type Result = z.infer<typeof resultSchema>;

/** A driver (spec point 3) with their category. */
export const driverSchema = z.object({
  id: id(),
  first_name: text(),
  last_name: z.string(),
  url: extension('driver-details', text()),
  race_number: extension('driver-details', text()),
  hometown: extension('driver-details', text()),
  vehicle: extension('driver-details', text()),
  /** The driver's team or sponsor. */
  sponsor: text(),
  team_url: teamUrl(),
  category: extension('driver-details', maybe(categoryRefSchema)),
  groups: extension('driver-details', list(z.string())),
  headshot_photo: maybe(imageSchema),
});
export type Driver = z.infer<typeof driverSchema>;

/** A session that a driver took part in, with their row of the results. */
export const driverResultSchema = z.object({
  result: resultSummarySchema.extend({ kind: sessionSummarySchema.shape.kind }),
  row: timingRowSchema,
});
export type DriverResult = z.infer<typeof driverResultSchema>;

/** A driver with the sessions whose results include them, by date. */
export const driverProfileSchema = driverSchema.extend({
  results: extension('driver-pages', list(driverResultSchema)),
});

/** A round that a driver took part in, by its URL name, in one category. */
const driverRoundSchema = z.object({ url: needed(z.string()), category: maybe(categoryRefSchema) });
export type DriverRound = z.infer<typeof driverRoundSchema>;

/** A driver with every round that they took part in, by start, once for each category. */
export const driverCareerSchema = driverSchema.extend({ rounds: list(driverRoundSchema) });

/**
 * A circuit with each category's quickest lap in a race there (the session and the car's row), quickest first. `past_races` are each
 * category's last race at each of the latest rounds there, with their podiums, latest first.
 */
export const circuitSchema = venueSchema.extend({
  best_laps: extension('circuit-records', list(driverResultSchema)),
  past_races: extension('circuit-winners', list(resultSummarySchema)),
});
export type Circuit = z.infer<typeof circuitSchema>;

/** A driver's quickest lap in a race at each circuit in each category, latest first. */
export const driverLapsSchema = z.object({ id: id(), best_laps: list(driverResultSchema) });

/** A driver's sessions at some rounds, by date. */
export const driverSeasonSchema = z.object({ id: id(), results: list(driverResultSchema) });

/** A team, by its name in entries and results. `round_urls`: the rounds that it was entered for or raced at, by start. */
export const teamSchema = z.object({
  name: z.string(),
  url: needed(z.string()),
  content_rendered: html(),
  image: maybe(imageSchema),
  round_urls: list(z.string()),
});
export type Team = z.infer<typeof teamSchema>;

/** A team at some rounds: its entries, round by round, and its cars in the results, by date. */
export const teamSeasonSchema = z.object({ entries: list(entrySchema), results: list(driverResultSchema) });
export type TeamSeason = z.infer<typeof teamSeasonSchema>;

/** A category in a list. */
export const categorySummarySchema = categoryRefSchema.extend({
  hero_photo: maybe(imageSchema),
  logo: maybe(imageSchema),
});
export type CategorySummary = z.infer<typeof categorySummarySchema>;

/** A racing category (spec point 3). */
export const categorySchema = categorySummarySchema.extend({
  information_rendered: html(),
  website: text(),
  facebook: text(),
  instagram: text(),
  rounds: list(roundSummarySchema),
  drivers: extension('driver-details', list(driverSchema)),
});
export type Category = z.infer<typeof categorySchema>;

/** Kinds of broadcasts. */
export const BROADCAST_KINDS = ['tv', 'stream', 'radio'] as const;
export type BroadcastKind = (typeof BROADCAST_KINDS)[number];

/** Who shows a round, or a part of it. */
export const broadcastSchema = z.object({
  broadcaster: z.string(),
  kind: z.enum(BROADCAST_KINDS),
  /** ISO 3166 codes such as 'NZ'; none for everywhere. */
  countries: list(z.string()),
  link: text(),
  /** BCP 47 code of the commentary's language; '' if it isn't known. */
  language: text(),
  /** Null for the whole round. */
  starts_at: maybeInstant(),
  ends_at: maybeInstant(),
  is_free: flag(),
});
export type Broadcast = z.infer<typeof broadcastSchema>;

/** A round with everything on its page (spec point 3). */
export const roundSchema = roundSummarySchema.extend({
  content_rendered: html(),
  schedule_pdf: maybe(fileSchema),
  driver_list_pdf: maybe(fileSchema),
  banner_link: text(),
  categories: list(categorySummarySchema),
  sponsors: list(sponsorSchema),
  faqs: list(faqSchema),
  competitor_links: extension('competitor-links', list(competitorLinkSchema)),
  /** Sessions that have a timing sheet. */
  results: list(resultSummarySchema),
  entriesCount: extension('entries', z.number().int().default(0)),
  /** All sessions by start, then sort_order. */
  sessions: extension('sessions', list(sessionSummarySchema.omit({ round: true }))),
  broadcasts: extension('broadcasts', list(broadcastSchema)),
  gates_open: extension('round-visits', text()),
  what_to_bring: extension('round-visits', text()),
  parking: extension('round-visits', text()),
});
export type Round = z.infer<typeof roundSchema>;

/** A series with its rounds by start date (spec point 3). */
export const seriesSchema = seriesRefSchema.extend({ rounds: list(roundSummarySchema) });
export type Series = z.infer<typeof seriesSchema>;

/** A staff member (spec point 3). */
export const personSchema = z.object({
  id: id(),
  first_name: text(),
  last_name: text(),
  title: text(),
  email: text(),
  phone: text(),
  description_rendered: html(),
  photo: maybe(imageSchema),
});
export type Person = z.infer<typeof personSchema>;
