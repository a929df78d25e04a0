import type {
  BroadcastKind,
  EntryStatus,
  SessionChange,
  SessionKind,
  SessionStatus,
} from '../../lib/contract/entities/racing.ts';
import type { Picture } from '../pictures.ts';

export interface DemoSeries {
  url: string;
  name: string;
}

export interface DemoVenue {
  slug: string;
  name: string;
  /** Name in body text, e.g. 'Taupō'. */
  shortName: string;
  city: string;
  corners: number;
  /** Metres. */
  length: number;
  address: {
    street_address: string;
    suburb_name: string;
    state: string;
    postcode: string;
    country: string;
    lat: number;
    lng: number;
  };
  circuit_layout: Picture;
  /** In the order of the lap. */
  cornerNames: readonly string[];
  lapRecord: { time: string; driver: string; car: string; year: number };
}

export interface DemoBroadcast {
  broadcaster: string;
  kind: BroadcastKind;
  /** '' for everywhere. */
  countries: string;
  link: string;
  language: string;
  /** Null for the whole round. */
  starts_at: string | null;
  ends_at: string | null;
  is_free: boolean;
}

export interface DemoRound {
  url: string;
  name: string;
  series: string;
  venue: string;
  start_date: string;
  end_date: string;
  isPast: boolean;
  /** URL name of its gallery; null before it has pictures. */
  gallery: string | null;
  content: string;
  external_info_link: string;
  gates_open: string;
  what_to_bring: string;
  parking: string;
  broadcast_link: string;
  banner_link: string;
  banner: Picture;
  background: Picture;
  categories: string[];
  sponsors: string[];
  /** Slugs of FAQs. */
  faqs: string[];
  schedule_pdf: string | null;
  driver_list_pdf: string | null;
  broadcasts: DemoBroadcast[];
  /** Why it is postponed; '' for a round that goes ahead. */
  postponedFor: string;
}

export interface DemoCategory {
  url: string;
  name: string;
  group: string;
  information: string;
  website: string;
  facebook: string;
  instagram: string;
  hero_photo: Picture;
  logo: Picture;
}

export interface DemoDriver {
  slug: string;
  first_name: string;
  last_name: string;
  race_number: string;
  hometown: string;
  vehicle: string;
  team: string;
  sponsor: string;
  category: string;
  /** Slug of the driver group (the series). */
  group: string;
  pronoun: 'she' | 'he';
  headshot_photo: Picture | null;
}

export interface DemoTimingRow {
  position: number | null;
  race_number: string;
  class: string;
  name: string;
  best_time: string;
  laps: number;
  total_time: string;
  /** To the leader: seconds, '1 Lap' if lapped, '' for the leader. */
  diff: string;
  /** To the car ahead, in the same format. */
  gap: string;
  status?: 'classified' | 'dnf';
  /** Why it has its status. */
  status_note?: string;
  grid?: number;
  team?: string;
  car?: string;
  points?: number;
  is_fastest_lap?: boolean;
}

export type DemoSessionChange = SessionChange;

/** A line of a timetable. Instants are ISO 8601 in UTC. */
export interface DemoPlannedSession {
  /** The key of its results, if it has any. */
  key: string;
  round: string;
  category: string | null;
  session_name: string;
  kind: SessionKind;
  date: string;
  ends_at: string;
  sort_order: number;
  distance: number | null;
  distance_unit: 'laps' | 'minutes' | null;
  session_status: SessionStatus;
  status_note: string;
  previous_starts_at: string | null;
  /** '' if there is none. */
  live_timing_link: string;
  streams: { name: string; link: string }[];
  changes: DemoSessionChange[];
}

export interface DemoEntry {
  round: string;
  category: string;
  race_number: string;
  /** A driver, or a crew with slashes. */
  name: string;
  team: string;
  car: string;
  class: string;
  status: EntryStatus;
  note: string;
}

/** Laps of a race in order, by race number: time in milliseconds, and position at the end of the lap. */
export type DemoLaps = { [number: string]: [time: number, position: number][] };

export interface DemoSession {
  key: string;
  round: string;
  category: string;
  session_name: string;
  date: string;
  is_a_race: boolean;
  sort_order: number;
  rows: DemoTimingRow[];
  /** Null for sessions whose laps weren't recorded. */
  laps: DemoLaps | null;
  /** A reporter's notes; null for sessions that aren't races. */
  facts: RaceFacts | null;
}

/** A reporter's facts about one race. Names are full names; times are formatted. */
export interface RaceFacts {
  laps: number;
  starters: number;
  finishers: number;
  podium: FinisherFacts[];
  /** Finishers in order of position. */
  finishOrder: FinisherFacts[];
  pole: string;
  /** Seconds between first and second, e.g. '1.234' or '1 Lap'. */
  margin: string;
  marginMs: number;
  winnerTotal: string;
  leadChanges: number;
  /** Lap on which the winner took the lead for good; 1 if they led throughout. */
  winnerLeadsFrom: number;
  /** Others who led a lap. */
  otherLeaders: string[];
  fastestLap: { name: string; time: string; lap: number };
  retirements: { name: string; number: string; lap: number; reason: string }[];
  climber: { name: string; from: number; to: number } | null;
  safetyCar: { fromLap: number; toLap: number } | null;
}

export interface FinisherFacts {
  name: string;
  number: string;
  className: string;
  position: number;
  grid: number;
  diff: string;
}

export interface DemoCompetitorLink {
  round: string;
  name: string;
  link: string;
  /** Slug of a document; null if the entry is a text or a link. */
  file: string | null;
  content: string;
}
