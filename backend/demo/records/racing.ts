import type { ArtRequest } from '../artwork.ts';
import type { RaceFacts } from '../simulate/facts.ts';

export interface DemoSeries {
  url: string;
  name: string;
}

export interface DemoVenue {
  slug: string;
  name: string;
  /** Name in running text, e.g. 'Taupō'. */
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
  circuit_layout: ArtRequest;
}

export interface DemoRound {
  url: string;
  name: string;
  series: string;
  venue: string;
  start_date: string;
  end_date: string;
  isPast: boolean;
  content: string;
  external_info_link: string;
  spectator_purchase_link: string;
  broadcast_link: string;
  banner_link: string;
  banner: ArtRequest;
  background: ArtRequest;
  categories: string[];
  sponsors: string[];
  /** Slugs of questions and answers. */
  faqs: string[];
  schedule_pdf: string | null;
  driver_list_pdf: string | null;
}

export interface DemoCategory {
  url: string;
  name: string;
  group: string;
  information: string;
  website: string;
  facebook: string;
  instagram: string;
  hero_photo: ArtRequest;
  logo: ArtRequest;
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
  headshot_photo: ArtRequest;
}

export interface DemoTimingRow {
  position: number | null;
  race_number: string;
  class: string;
  name: string;
  best_time: string;
  laps: number;
  total_time: string;
  /** To the leader: seconds, '1 Lap' when lapped, '' for the leader. */
  diff: string;
  /** To the car ahead, in the same form. */
  gap: string;
}

export interface DemoSession {
  key: string;
  round: string;
  category: string;
  session_name: string;
  date: string;
  is_a_race: boolean;
  sort_order: number;
  rows: DemoTimingRow[];
  /** What a reporter saw; null when the session was not a race. */
  facts: RaceFacts | null;
}

export interface DemoCompetitorLink {
  round: string;
  name: string;
  link: string;
  /** Slug of a document; null when the entry is text or a link. */
  file: string | null;
  content: string;
}
