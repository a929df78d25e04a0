import type { z } from 'zod';
import type {
  formSchema,
  gallerySchema,
  photoSchema,
  testimonialSchema,
} from '../../lib/contract/entities/media.ts';
import type { imageSchema } from '../../lib/contract/entities/image.ts';
import type { productSchema } from '../../lib/contract/entities/shop.ts';
import type {
  articleSchema,
  microblogPostSchema,
  podcastChannelSchema,
  videoSchema,
} from '../../lib/contract/entities/news.ts';
import type {
  categorySchema,
  driverSchema,
  faqSchema,
  personSchema,
  resultSchema,
  roundSchema,
  sponsorSchema,
} from '../../lib/contract/entities/racing.ts';
import type { Group } from '../../lib/contract/entities/site.ts';

/** A small championship with the fields of spec point 3. */

type Record<S extends z.ZodType> = z.input<S>;

export const image = (name: string, aspect = '16x9'): Record<typeof imageSchema> => {
  const hash = Buffer.from(name.padEnd(8, '-')).toString('hex').slice(0, 16);
  return { url: `/assets/i/${hash}/${aspect}/800.jpg`, width: 800, height: 450, extra_aspects: [] };
};

const PDF = { id: 1, url: '/assets/f/1/regulations.pdf' };

type Place = readonly [root: number, lft: number, rgt: number, level: number];
const group = (id: number, model: string, name: string, url: string, place: Place): Group => {
  const [root, lft, rgt, level] = place;
  return { id, name, url, slug: url, model, root, lft, rgt, level, image: null, content: '', children: [] };
};
export const GROUPS: readonly Group[] = [
  group(1, 'Article', 'News', 'all-news', [1, 1, 4, 0]),
  group(2, 'Article', 'Race reports', 'race-reports', [1, 2, 3, 1]),
  group(3, 'Product', 'Range', 'range', [3, 1, 4, 0]),
  group(4, 'Product', 'Caps', 'caps', [3, 2, 3, 1]),
  group(5, 'Sponsor', 'Round sponsors', 'round-sponsors', [5, 1, 2, 0]),
];

export const ARTICLES: readonly Record<typeof articleSchema>[] = Array.from({ length: 14 }, (_, index) => ({
  id: index + 1,
  name: `Report ${String(index + 1)}`,
  url: `report-${String(index + 1)}`,
  blurb: `What happened in race ${String(index + 1)}.`,
  created_at: '2027-01-10T00:00:00Z',
  display_start_time: '2027-01-10T00:00:00Z',
  content_rendered: `<p>The long story of race ${String(index + 1)}.</p>`,
  image: image(`report${String(index)}`),
}));

export const SPONSORS: readonly Record<typeof sponsorSchema>[] = [
  {
    id: 1,
    name: 'Kowhai Tyres',
    information_rendered: '<p>Tyres.</p>',
    website: 'https://example.nz',
    logo: image('kowhai'),
  },
];
export const DRIVERS: readonly Record<typeof driverSchema>[] = [
  {
    id: 1,
    first_name: 'Mere',
    last_name: 'Tautahi',
    sponsor: 'Kowhai Tyres',
    headshot_photo: image('mere', '3x4'),
  },
  { id: 2, first_name: 'Tama', last_name: 'Ngata', sponsor: '', headshot_photo: null },
];
export const PERSONS: readonly Record<typeof personSchema>[] = [
  {
    id: 1,
    first_name: 'Hana',
    last_name: 'Rewi',
    title: 'Clerk of the course',
    email: 'hana@example.nz',
    phone: '021 555 010',
  },
];
export const FAQS: readonly Record<typeof faqSchema>[] = [
  { id: 1, name: 'When do the gates open?', content: 'At eight.', content_rendered: '<p>At eight.</p>' },
];
export const TESTIMONIALS: readonly Record<typeof testimonialSchema>[] = [
  { id: 1, name: 'A visitor', content: '<p>The best weekend of summer.</p>', title: '', rating: 5 },
];
export const SNIPPETS = [{ id: 1, content_rendered: '<p>Upcoming live times</p>' }];
export const GALLERIES: readonly Record<typeof gallerySchema>[] = [1, 2].map((id) => ({
  id,
  name: `Gallery ${String(id)}`,
  url: `gallery-${String(id)}`,
  slides: [{ id, heading: `Start of race ${String(id)}`, image: image(`slide${String(id)}`, '4x3') }],
}));
export const PHOTOS: readonly Record<typeof photoSchema>[] = [{ id: 1, name: 'Grid', image: image('grid') }];
export const VIDEO: Record<typeof videoSchema> = {
  id: 1,
  name: 'Season in a minute',
  youtube_id: 'aaaaaaaaaaa',
};
export const LINKS = [{ name: 'Entry form', link: '/competitor-information', icon: '' }];

const CATEGORY = { id: 1, name: 'GT Championship', url: 'gt-championship' };
const VENUE = {
  name: 'Taupō International Motorsport Park',
  corners: 14,
  length: 3500,
  address: {
    street_address: '61 Broadlands Road',
    suburb_name: 'Taupō',
    postcode: '3378',
    country: 'New Zealand',
  },
};
export const SERIES_URL = 'summer-series';
const DAY_MS = 86_400_000;
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const round = (number: number, start: number): Record<typeof roundSchema> => ({
  name: `Round ${String(number)}`,
  url: `round-${String(number)}`,
  start_date: daysAhead(start),
  end_date: daysAhead(start + 2),
  venue: VENUE,
  series: { url: SERIES_URL },
  spectator_purchase_link: 'https://tickets.example.nz',
  content_rendered: `<p>All about round ${String(number)}.</p>`,
  schedule_pdf: PDF,
  resultsCount: number === 1 ? 1 : 0,
  categories: [CATEGORY],
  sponsors: [...SPONSORS],
  faqs: [...FAQS],
  competitor_links: [{ id: number, name: 'Supplementary regulations', file: PDF }],
});
const PAST = round(1, -30);
export const RESULT: Record<typeof resultSchema> = {
  id: 1,
  date: PAST.start_date,
  session_name: 'Race 1',
  is_a_race: true,
  sort_order: 1,
  round: { name: PAST.name, url: PAST.url, venue: VENUE },
  category: CATEGORY,
  rows: [
    {
      position: 1,
      race_number: '7',
      class: 'A',
      name: 'Mere Tautahi',
      best_time: '1:31.204',
      laps: 12,
      total_time: '18:40.100',
    },
    {
      position: 2,
      race_number: '12',
      class: 'A',
      name: 'Tama Ngata',
      best_time: '1:31.900',
      laps: 12,
      diff: '2.310',
    },
  ],
};
export const ROUNDS: readonly Record<typeof roundSchema>[] = [
  { ...PAST, results: [RESULT] },
  { ...round(2, 30), results: [] },
];
export const CATEGORIES: readonly Record<typeof categorySchema>[] = [
  { ...CATEGORY, information_rendered: '<p>Cars with a roof.</p>', rounds: [...ROUNDS] },
];

export const PRODUCTS: readonly Record<typeof productSchema>[] = Array.from({ length: 13 }, (_, index) => ({
  id: index + 1,
  name: `Cap ${String(index + 1)}`,
  slug: `cap-${String(index + 1)}`,
  price: 30,
  in_stock: true,
  image: image('cap', '1x1'),
  images: [image('cap', '1x1')],
  groups: [{ id: 4, name: 'Caps', url: 'caps' }],
  primary_group: { id: 4, name: 'Caps', url: 'caps' },
  content: '<p>Keeps the sun off.</p>',
  skus: [{ id: index + 1, code: `CAP-${String(index + 1)}`, name: 'One size', price: 30, in_stock: true }],
}));

export const POSTS: readonly Record<typeof microblogPostSchema>[] = [
  { id: 1, published_at: '2027-01-10T00:00:00Z', content: '<p>Cars are rolling in.</p>', tags: ['paddock'] },
];
export const CHANNEL: Record<typeof podcastChannelSchema> = {
  id: 1,
  title: 'Pit lane',
  description: 'Talk from the pits.',
  spotify_url: 'https://example.nz/podcast',
  episodes: [
    {
      id: 1,
      name: 'Before the start',
      url: 'before-the-start',
      description: '<p>What to look out for.</p>',
      media_url: '/assets/f/2/episode.mp3',
      display_start_time: '2027-01-08T00:00:00Z',
    },
  ],
};
export const FORM: Record<typeof formSchema> = {
  id: 1,
  name: 'Contact us',
  url: 'contact-us',
  use_captcha: true,
  data: [
    { name: 'name', type: 'text', label: 'Name', required: true },
    { name: 'message', type: 'textarea', label: 'Message', required: true },
  ],
};
export const FILE = PDF;
