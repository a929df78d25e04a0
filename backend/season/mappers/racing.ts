import type {
  Broadcast,
  LapRecord,
  RowStatus,
  SessionChange,
  Venue as VenueEntity,
} from '../../../lib/contract/entities/racing.ts';
import type { Category, CompetitorLink, Driver, Entry, Round, Series, Venue } from '../../payload-types.ts';
import { countryCodes } from '../collections/broadcast-codes.ts';
import type { ResultHead, SessionDetails, TimingRows } from '../data/results.ts';

/** The non-blank lines of a text. */
const lines = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const lapRecord = (record: Venue['lap_record']): LapRecord | null =>
  record?.time
    ? {
        time: record.time,
        driver: record.driver ?? '',
        car: record.car ?? '',
        year: record.year ?? null,
      }
    : null;

/** A circuit without its map (spec point 3). Lengths are in metres. */
export const venueTexts = (doc: Venue): Omit<VenueEntity, 'circuit_layout'> => ({
  id: doc.id,
  name: doc.name,
  url: doc.url ?? '',
  corners: doc.corners ?? null,
  length: doc.length ?? null,
  timezone: doc.timezone,
  corner_names: lines(doc.corner_names),
  lap_record: lapRecord(doc.lap_record),
  address: {
    street_address: doc.address?.street_address ?? '',
    suburb_name: doc.address?.suburb_name ?? '',
    state: doc.address?.state ?? '',
    postcode: doc.address?.postcode ?? '',
    country: doc.address?.country ?? '',
    lat: doc.address?.lat ?? null,
    lng: doc.address?.lng ?? null,
  },
});

/** A round without its relations. Dates are instants. */
export const roundTexts = (doc: Round) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  start_date: doc.start_date,
  end_date: doc.end_date,
  external_info_link: doc.external_info_link ?? '',
  broadcast_link: doc.broadcast_link ?? '',
  banner_link: doc.banner_link ?? '',
  round_status: doc.round_status ?? 'scheduled',
  status_note: doc.status_note ?? '',
  previous_start_date: doc.previous_start_date ?? null,
  revision: doc.revision ?? 0,
  revised_at: doc.revised_at ?? null,
  gates_open: doc.gates_open ?? '',
  what_to_bring: doc.what_to_bring ?? '',
  parking: doc.parking ?? '',
});

/** Who shows a round. */
export const roundBroadcasts = (doc: Round): Broadcast[] =>
  (doc.broadcasts ?? []).map(
    ({ broadcaster, kind, countries, link, language, starts_at, ends_at, is_free }) => ({
      broadcaster,
      kind,
      countries: countryCodes(countries ?? ''),
      link: link ?? '',
      language: language ?? '',
      starts_at: starts_at ?? null,
      ends_at: ends_at ?? null,
      is_free: is_free ?? false,
    }),
  );

export const seriesTexts = (doc: Series) => ({ id: doc.id, name: doc.name, url: doc.url });

/** A category without its pictures, text and relations. */
export const categoryTexts = (doc: Category) => ({
  id: doc.id,
  name: doc.name,
  url: doc.url,
  website: doc.website ?? '',
  facebook: doc.facebook ?? '',
  instagram: doc.instagram ?? '',
  class_colours: (doc.class_colours ?? []).map(({ name, colour, dark_colour }) => ({
    name: name.trim(),
    colour,
    dark_colour: dark_colour || colour,
  })),
});

export const driverTexts = (doc: Driver) => ({
  id: doc.id,
  first_name: doc.first_name ?? '',
  last_name: doc.last_name,
  url: doc.url,
  race_number: doc.race_number ?? '',
  hometown: doc.hometown ?? '',
  vehicle: doc.vehicle ?? '',
  sponsor: doc.sponsor ?? '',
});

export const competitorLinkTexts = (doc: CompetitorLink) => ({
  id: doc.id,
  name: doc.name,
  link: doc.link ?? '',
});

/** An entry without its relations. */
export const entryTexts = (doc: Entry) => ({
  id: doc.id,
  race_number: doc.race_number ?? '',
  name: doc.name,
  team: doc.team ?? '',
  car: doc.car ?? '',
  class: doc.class ?? '',
  status: doc.status,
  note: doc.note ?? '',
});

/**
 * A session without its relations and rows. An amended sheet counts as official for clients that only know the specification's two values.
 */
export function resultTexts(doc: ResultHead) {
  const classification = doc.has_sheet ? (doc.classification ?? null) : null;
  return {
    id: doc.id,
    date: doc.date ?? null,
    session_name: doc.session_name,
    is_a_race: doc.is_a_race ?? false,
    sort_order: doc.sort_order ?? 0,
    status: classification === 'amended' ? 'official' : classification,
    status_since: doc.has_sheet ? (doc.classified_since ?? null) : null,
    kind: doc.kind ?? null,
    starts_at: doc.date ?? null,
    ends_at: doc.ends_at ?? null,
    distance: doc.distance ?? null,
    distance_unit: doc.distance_unit ?? null,
    session_status: doc.session_status ?? null,
    status_note: doc.status_note ?? '',
    previous_starts_at: doc.previous_starts_at ?? null,
    has_sheet: doc.has_sheet ?? false,
    classification,
    live_timing_link: doc.live_timing_link ?? '',
    updated_at: doc.updatedAt,
    revision: doc.revision ?? 0,
    revised_at: doc.revised_at ?? null,
  };
}

/** The changes of a published session, oldest first. */
export const sessionChanges = ({ changes }: SessionDetails): SessionChange[] =>
  (changes ?? []).map(({ at, kind, before, after, reason }) => ({
    at,
    kind,
    before: before ?? '',
    after: after ?? '',
    reason: reason ?? '',
  }));

export const sessionStreams = ({ streams }: SessionDetails) =>
  (streams ?? []).map(({ name, link }) => ({ name, link }));

/** A row's status in place of its total time, as timing systems write it. */
const outcomeText = (status: RowStatus | null | undefined): string => {
  if (!status || status === 'classified') return '';
  return status === 'excluded' ? 'DSQ' : status.toUpperCase();
};

/** One row of the results without its drivers; `position` is null for unclassified cars. */
export const timingRowEntity = (row: TimingRows[number]) => ({
  position: outcomeText(row.status) === '' ? (row.position ?? null) : null,
  race_number: row.race_number ?? '',
  class: row.class ?? '',
  name: row.name,
  best_time: row.best_time ?? '',
  laps: row.laps ?? null,
  total_time: row.total_time || outcomeText(row.status),
  diff: row.diff ?? '',
  gap: row.gap ?? '',
  status: row.status ?? null,
  status_note: row.status_note ?? '',
  grid: row.grid ?? null,
  team: row.team ?? '',
  car: row.car ?? '',
  penalties: row.penalties ?? '',
  points: row.points ?? null,
  is_fastest_lap: row.is_fastest_lap ?? false,
});
