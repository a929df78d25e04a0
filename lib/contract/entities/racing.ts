import { z } from 'zod';
import { flag, html, id, list, maybe, maybeInstant, maybeNumber, text } from '../wire.ts';
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

/** A circuit (spec point 3). `length` is in metres, `timezone` an IANA name: every time of a round is shown in it. */
export const venueSchema = z.object({
  id: id(),
  name: z.string(),
  corners: maybeNumber(),
  length: maybeNumber(),
  timezone: z.string().default('Pacific/Auckland'),
  address: maybe(addressPlaceSchema),
  circuit_layout: maybe(imageSchema),
});
export type Venue = z.infer<typeof venueSchema>;

export const seriesRefSchema = z.object({ id: id(), name: z.string(), url: z.string() });
export type SeriesRef = z.infer<typeof seriesRefSchema>;

export const categoryRefSchema = z.object({ id: id(), name: z.string(), url: z.string() });
export type CategoryRef = z.infer<typeof categoryRefSchema>;

/** A round as lists, calendars and banners need it. Dates are instants: the start of the first and the end of the last day. */
export const roundSummarySchema = z.object({
  id: id(),
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
  logo_dark: maybe(imageSchema),
  hero_photo: maybe(imageSchema),
});
export type Sponsor = z.infer<typeof sponsorSchema>;

/** A frequently asked question (spec point 3). `content` is plain text, `content_rendered` HTML. */
export const faqSchema = z.object({ id: id(), name: z.string(), content: text(), content_rendered: html() });
export type Faq = z.infer<typeof faqSchema>;

/** A link for competitors under a round (spec point 3). */
export const competitorLinkSchema = z.object({
  id: id(),
  name: z.string(),
  link: text(),
  file: maybe(fileSchema),
  content_rendered: html(),
});
export type CompetitorLink = z.infer<typeof competitorLinkSchema>;

/** One line of a timing sheet (spec point 3). Times read 'm:ss.SSS'; position is null for those not classified. */
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

/** What a timing sheet is worth: until protests are decided it is provisional. */
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
      id: id(),
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
  /** Null where the content server does not say. */
  status: maybe(z.enum(RESULT_STATUSES)),
  status_since: maybeInstant(),
});
export type Result = z.infer<typeof resultSchema>;

/** A driver (spec point 3), with the category it races in. */
export const driverSchema = z.object({
  id: id(),
  first_name: text(),
  last_name: z.string(),
  url: text(),
  race_number: text(),
  hometown: text(),
  vehicle: text(),
  sponsor: text(),
  category: maybe(categoryRefSchema),
  groups: list(z.string()),
  headshot_photo: maybe(imageSchema),
});
export type Driver = z.infer<typeof driverSchema>;

/** A session that a driver took part in, with the driver's own line of its timing sheet. */
export const driverResultSchema = z.object({ result: resultSummarySchema, row: timingRowSchema });
export type DriverResult = z.infer<typeof driverResultSchema>;

/** A driver with the sessions whose sheets hold the driver's name, by date. */
export const driverProfileSchema = driverSchema.extend({ results: list(driverResultSchema) });
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
  drivers: list(driverSchema),
});
export type Category = z.infer<typeof categorySchema>;

/** A round with everything its page shows (spec point 3). */
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

/** A series with its rounds in order of start (spec point 3). */
export const seriesSchema = seriesRefSchema.extend({ rounds: list(roundSummarySchema) });
export type Series = z.infer<typeof seriesSchema>;

/** A person of the staff (spec point 3). */
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
