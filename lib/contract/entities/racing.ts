import { z } from 'zod';
import { extension, flag, html, id, list, maybe, maybeInstant, maybeNumber, text } from '../wire.ts';
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

/** A circuit (spec point 3). `length` is in metres, `timezone` is an IANA name: all times of a round are shown in it. */
export const venueSchema = z.object({
  id: extension('record-ids', maybeNumber()),
  name: z.string(),
  corners: maybeNumber(),
  length: maybeNumber(),
  timezone: extension('venue-timezones', z.string().default('Pacific/Auckland')),
  address: maybe(addressPlaceSchema),
  circuit_layout: maybe(imageSchema),
});
export type Venue = z.infer<typeof venueSchema>;

export const seriesRefSchema = z.object({
  id: extension('record-ids', maybeNumber()),
  name: extension('series-names', text()),
  url: z.string(),
});
export type SeriesRef = z.infer<typeof seriesRefSchema>;

export const categoryRefSchema = z.object({ id: id(), name: z.string(), url: z.string() });
export type CategoryRef = z.infer<typeof categoryRefSchema>;

/** A round as lists, calendars and banners need it. Dates are instants: the start of the first day and the end of the last. */
export const roundSummarySchema = z.object({
  id: extension('record-ids', maybeNumber()),
  name: z.string(),
  url: z.string(),
  start_date: z.iso.datetime({ offset: true }),
  end_date: z.iso.datetime({ offset: true }),
  venue: maybe(venueSchema),
  series: maybe(seriesRefSchema),
  external_info_link: text(),
  spectator_purchase_link: text(),
  broadcast_link: text(),
  resultsCount: z.number().int().default(0),
  images: maybe(z.object({ banner: maybe(imageSchema), background: maybe(imageSchema) })),
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
export const OUTCOMES = ['DNF', 'DNS', 'DSQ', 'NC'] as const;
export type Outcome = (typeof OUTCOMES)[number];

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
});
export type TimingRow = z.infer<typeof timingRowSchema>;

/** A session's status: results are provisional until protests have been decided. */
export const RESULT_STATUSES = ['provisional', 'official'] as const;

/** A session in a list of results. */
export const resultSummarySchema = z.object({
  id: id(),
  date: maybeInstant(),
  session_name: z.string(),
  is_a_race: flag(),
  sort_order: z.number().default(0),
  round: maybe(
    z.object({
      id: extension('record-ids', maybeNumber()),
      name: z.string(),
      url: z.string(),
      venue: maybe(venueSchema.pick({ name: true, timezone: true })),
    }),
  ),
  category: maybe(categoryRefSchema),
});
export type ResultSummary = z.infer<typeof resultSummarySchema>;

/** A session with its timing rows (spec point 3). */
export const resultSchema = resultSummarySchema.extend({
  rows: list(timingRowSchema),
  /** Null if the content server doesn't provide it. */
  status: extension('result-status', maybe(z.enum(RESULT_STATUSES))),
  status_since: extension('result-status', maybeInstant()),
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
  sponsor: text(),
  category: extension('driver-details', maybe(categoryRefSchema)),
  groups: extension('driver-details', list(z.string())),
  headshot_photo: maybe(imageSchema),
});
export type Driver = z.infer<typeof driverSchema>;

/** A session that a driver took part in, with their row of the results. */
export const driverResultSchema = z.object({ result: resultSummarySchema, row: timingRowSchema });
export type DriverResult = z.infer<typeof driverResultSchema>;

/** A driver with the sessions whose results include them, by date. */
export const driverProfileSchema = driverSchema.extend({
  results: extension('driver-pages', list(driverResultSchema)),
});
export type DriverProfile = z.infer<typeof driverProfileSchema>;

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

/** A round with everything on its page (spec point 3). */
export const roundSchema = roundSummarySchema.extend({
  content_rendered: html(),
  schedule_pdf: maybe(fileSchema),
  driver_list_pdf: maybe(fileSchema),
  banner_link: text(),
  categories: list(categorySummarySchema),
  sponsors: list(sponsorSchema),
  faqs: list(faqSchema),
  competitor_links: list(competitorLinkSchema),
  results: list(resultSummarySchema),
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
