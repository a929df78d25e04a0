import type { z } from 'zod';
import type { cmsPageSchema, rowPageSchema } from '../../lib/contract/entities/page.ts';
import { ARTICLES, CATEGORIES, CHANNEL, image, PRODUCTS, RESULT, ROUNDS } from './records.ts';

type Page = z.input<typeof cmsPageSchema>;
type Block = readonly [template: string, variables?: Readonly<Record<string, unknown>>];

const UPDATED_AT = '2027-01-01T00:00:00Z';

const CONTENT: Readonly<Record<string, readonly [name: string, ...blocks: Block[]]>> = {
  home: [
    'Home',
    ['core/hero_quote', { heading: 'Summer racing', background_image: image('hero') }],
    ['site/recent_article_hero', { heading: 'Latest' }],
    ['site/next_round_banner'],
    ['site/calendar_swiper', { heading: 'Calendar' }],
    ['core/hero_testimonial', { heading: 'What visitors say' }],
    ['core/testimonial_grid', { heading: 'Voices' }],
    ['site/category_swiper', { heading: 'Categories' }],
    ['site/snippet_grid', { heading: 'Live' }],
  ],
  about: [
    'About',
    ['core/html', { html: '<p>A championship of the summer.</p>' }],
    ['core/image', { image: image('about') }],
    [
      'core/image_with_content',
      { image: image('about2'), heading: 'The paddock', html: '<p>Open to all.</p>' },
    ],
    ['core/call_to_action', { heading: 'Come along', button_text: 'Rounds', button_link: '/rounds' }],
    ['core/video', { video: 1 }],
    ['core/google_map', { location: '-38.66,176.15' }],
    ['core/faq', { heading: 'Questions' }],
    ['core/link_children', { parent: 1 }],
    ['core/raw_code', { title: 'Weather', code: '<p>Sunny</p>' }],
    ['core/gallery', { gallery: 1 }],
    ['core/button_link', { button_text: 'Contact', button_url: '/contact-us' }],
    ['site/button_link', { button_text: 'Drivers', button_url: '/drivers' }],
  ],
  'all-results': ['All results', ['site/all_results']],
  article: ['Article', ['site/article_view']],
  categories: ['Categories', ['site/category_list', { heading: 'Categories' }]],
  category: ['Category', ['site/category_view']],
  'competitor-information': [
    'Competitor information',
    ['site/competitor_list', { heading: 'Competitor information' }],
  ],
  'contact-us': [
    'Contact us',
    ['site/headings', { heading: 'Contact us' }],
    ['core/form', { form: 1 }],
    ['site/person_list', { heading: 'Contacts' }],
    ['core/person_list', { heading: 'Staff' }],
  ],
  drivers: ['Drivers', ['site/driver_list']],
  feed: ['Feed', ['site/microblog_feed', { heading: 'Feed' }]],
  galleries: ['Galleries', ['core/gallery_group', { heading: 'Galleries' }]],
  'gift-vouchers': ['Gift vouchers', ['core/gift_voucher_purchase', { heading: 'Gift vouchers' }]],
  listen: ['Episode', ['site/podcast_episode']],
  'media-application': [
    'Media application',
    ['core/heading', { heading: 'Media application', heading_type: 'h1' }],
  ],
  news: ['News', ['site/article_list', { heading: 'News', page_size: 12 }]],
  podcast: ['Podcast', ['site/podcast_channel']],
  product: ['Product', ['site/sell_product']],
  results: ['Results', ['site/results_list', { heading: 'Results' }]],
  round: ['Round', ['site/round_details']],
  rounds: ['Rounds', ['site/series_calendar', { heading: 'Rounds' }]],
  session: ['Session', ['site/session_results']],
  shop: ['Shop', ['site/shop', { heading: 'Shop' }]],
  sponsors: ['Sponsors', ['site/sponsor_list', { heading: 'Sponsors' }]],
  wheretowatch: [
    'Where to watch',
    ['site/heading_with_content', { heading: 'Where to watch', html: '<p>On television.</p>' }],
  ],
};

export const PAGES: readonly Page[] = Object.entries(CONTENT).map(([url, [name, ...blocks]], index) => ({
  id: index + 1,
  name,
  url,
  updated_at: UPDATED_AT,
  pageContents: blocks.map(([template, variables = {}], place) => ({
    id: (index + 1) * 100 + place,
    sort_order: place,
    template,
    variables: JSON.stringify(variables),
  })),
}));

/** A page of the older model. */
export const ROW_PAGE: z.input<typeof rowPageSchema> = {
  id: 1,
  name: 'History',
  slug: 'archive/2019',
  title: 'Season 2019',
  updated_at: UPDATED_AT,
  rows: [
    {
      id: 1,
      type: 'columns',
      blocks: [
        {
          id: 1,
          title: 'Looking back',
          width: 12,
          widgets: [
            { id: 1, template: 'core/html', templatevar: JSON.stringify({ html: '<p>It rained.</p>' }) },
          ],
        },
      ],
    },
  ],
};

const below = (page: string, items: readonly { url?: string; slug?: string }[]) =>
  items.map(({ url, slug }) => `${page}/${url ?? slug ?? ''}`);

/** Every path of the site, as listed in the sitemap. */
export const PATHS: readonly string[] = [
  '/',
  ...PAGES.map(({ url }) => url).filter(
    (url) => !/^(?:article|category|listen|product|round|session)$/.test(url),
  ),
  ROW_PAGE.slug,
  ...below('article', ARTICLES),
  ...below('category', CATEGORIES),
  ...below('round', ROUNDS),
  ...below('results', ROUNDS.slice(0, 1)),
  ...below('listen', CHANNEL.episodes ?? []),
  ...below('product', PRODUCTS),
  `session/${String(RESULT.id)}`,
  'news/race-reports',
  'shop/caps',
  'feed/paddock',
];
