import type { ArtRequest } from './artwork.ts';
import type { DemoPage, DemoRowPage } from './pages/page-types.ts';
import type { RaceFacts } from './simulate/facts.ts';

/**
 * The demo championship as plain data, before any database knows it. Records refer to each other by slug. Instants are ISO 8601
 * in UTC; texts named `*_html` or `content` are HTML.
 */
export interface Championship {
  domain: DemoDomain;
  groups: DemoGroup[];
  series: DemoSeries[];
  venues: DemoVenue[];
  rounds: DemoRound[];
  categories: DemoCategory[];
  drivers: DemoDriver[];
  sessions: DemoSession[];
  articles: DemoArticle[];
  posts: DemoPost[];
  podcast: DemoPodcast;
  sponsors: DemoSponsor[];
  people: DemoPerson[];
  faqs: DemoFaq[];
  galleries: DemoGallery[];
  videos: DemoVideo[];
  snippets: DemoSnippet[];
  testimonials: DemoTestimonial[];
  links: DemoLink[];
  competitorLinks: DemoCompetitorLink[];
  documents: DemoDocument[];
  forms: DemoForm[];
  voucherThemes: DemoVoucherTheme[];
  products: DemoProduct[];
  redirects: DemoRedirect[];
  pages: DemoPage[];
  rowPages: DemoRowPage[];
}

/** Models that groups exist for. */
export type GroupModel =
  | 'Driver'
  | 'Sponsor'
  | 'Snippet'
  | 'Category'
  | 'Article'
  | 'Product'
  | 'Faq'
  | 'Gallery'
  | 'Testimonial'
  | 'Person';

export interface DemoGroup {
  model: GroupModel;
  slug: string;
  name: string;
  /** Slug of the group above, in the same model; null for a root. */
  parent: string | null;
  content: string;
  image: ArtRequest | null;
}

export interface DemoDomain {
  name: string;
  theme_colour: string;
  dark_theme_colour: string;
  seo_title_prefix: string;
  seo_title_suffix: string;
  seo_title: string;
  seo_meta_description: string;
  seo_image: ArtRequest;
  favicon: ArtRequest;
  favicon_dark: ArtRequest;
  organisation_name: string;
  organisation_logo: ArtRequest;
  organisation_logo_dark: ArtRequest;
  organisation_address: string;
  organisation_email: string;
  organisation_phone: string;
  facebook: string;
  twitter: string;
  instagram: string;
  linkedin: string;
  youtube: string;
}

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

export interface DemoArticle {
  url: string;
  name: string;
  blurb: string;
  content: string;
  display_start_time: string;
  group: string;
  author: string;
  image: ArtRequest;
}

export interface DemoPost {
  published_at: string;
  content: string;
  link: string;
  link_text: string;
  image: ArtRequest | null;
  /** Number of one of the committed clips. */
  clip: 1 | 2 | 3 | 4 | null;
  tags: string[];
}

export interface DemoPodcast {
  title: string;
  description: string;
  cover_art: ArtRequest;
  amazon_url: string;
  itunes_url: string;
  spotify_url: string;
  deezer_url: string;
  tune_in_url: string;
  iheart_url: string;
  samsung_cast_url: string;
  episodes: DemoEpisode[];
}

export interface DemoEpisode {
  season: number;
  episode: number;
  name: string;
  url: string;
  description: string;
  cover_art: ArtRequest;
  /** Seconds of audio. */
  length: number;
  seed: number;
  display_start_time: string;
}

export interface DemoSponsor {
  slug: string;
  name: string;
  groups: string[];
  information: string;
  website: string;
  facebook: string;
  logo: ArtRequest;
  logo_dark: ArtRequest;
  hero_photo: ArtRequest;
}

export interface DemoPerson {
  slug: string;
  first_name: string;
  last_name: string;
  title: string;
  email: string;
  phone: string;
  description: string;
  group: string;
  photo: ArtRequest;
}

export interface DemoFaq {
  slug: string;
  name: string;
  content: string;
  group: string;
}

export interface DemoSlide {
  heading: string;
  sub_heading: string;
  content: string;
  image: ArtRequest;
  overlay_color: string;
  text_color: string;
  image_opacity: number;
  image_saturation: number;
  link: string;
  link_button_text: string;
  link_target: string;
}

export interface DemoGallery {
  url: string;
  name: string;
  heading: string;
  sub_heading: string;
  group: string;
  slides: DemoSlide[];
}

export interface DemoVideo {
  slug: string;
  name: string;
  platform: 'youtube' | 'file';
  youtube_id: string;
  clip: 1 | 2 | 3 | 4 | null;
  /** Seconds. */
  length: number;
  slate: ArtRequest;
}

export interface DemoSnippet {
  name: string;
  group: string;
  content: string;
}

export interface DemoTestimonial {
  name: string;
  title: string;
  content: string;
  rating: number;
  group: string;
  image: ArtRequest;
}

export interface DemoLink {
  slug: string;
  name: string;
  link: string;
  icon: string;
  /** Slug of the link above; null for a heading of a list. */
  parent: string | null;
}

export interface DemoCompetitorLink {
  round: string;
  name: string;
  link: string;
  /** Slug of a document; null when the entry is text or a link. */
  file: string | null;
  content: string;
}

/** A file that the seeder writes as PDF from these lines. */
export interface DemoDocument {
  slug: string;
  title: string;
  lines: string[];
}

export interface DemoFormField {
  name: string;
  type: 'text' | 'textarea' | 'number' | 'date' | 'select' | 'paragraph' | 'header' | 'button';
  subtype: string;
  label: string;
  placeholder: string;
  required: boolean;
  min: number | null;
  max: number | null;
  values: { label: string; value: string }[];
  value: string;
}

export interface DemoFormQuestion {
  name: string;
  field_type:
    | 'content'
    | 'text'
    | 'textarea'
    | 'email'
    | 'phone'
    | 'currency'
    | 'percent'
    | 'number'
    | 'password'
    | 'date'
    | 'datetime'
    | 'time'
    | 'checkbox'
    | 'submit';
  label: string;
  content: string;
  required: boolean;
  value: string;
}

export interface DemoForm {
  url: string;
  name: string;
  use_captcha: boolean;
  must_be_logged_on: boolean;
  /** New Zealand dollars; 0 is free. */
  cost: number;
  data: DemoFormField[];
  questions: DemoFormQuestion[];
}

export interface DemoVoucherTheme {
  name: string;
  image: ArtRequest;
}

export interface DemoSku {
  code: string;
  name: string;
  stock: number;
  /** New Zealand dollars. */
  price: number;
}

export interface DemoProduct {
  slug: string;
  name: string;
  title: string;
  meta_description: string;
  blurb: string;
  brand: string;
  badge: string;
  content: string;
  price: number;
  /** Price before the special; null when it is not on special. */
  full_price: number | null;
  images: ArtRequest[];
  is_new: boolean;
  is_on_special: boolean;
  groups: string[];
  primary_group: string;
  /** Slug of a video or null. */
  video: string | null;
  skus: DemoSku[];
}

export interface DemoRedirect {
  from: string;
  to: string;
}
