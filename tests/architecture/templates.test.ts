import { expect, test } from 'vitest';
import { SETTING_KINDS } from '@/backend/cms/blocks';
import { readsAddress, recordTemplates, TEMPLATES } from '@/lib/contract/blocks';
import { registeredTemplates } from '@/widgets/registry';

/** The core widgets that spec point 2 lists by template name. */
const SPEC_CORE_TEMPLATES = [
  'core/html',
  'core/heading',
  'core/faq',
  'core/raw_code',
  'core/form',
  'core/google_map',
  'core/button_link',
  'core/image_with_content',
  'core/image',
  'core/person_list',
  'core/call_to_action',
  'core/hero_quote',
  'core/hero_testimonial',
  'core/testimonial_grid',
  'core/gallery',
  'core/gallery_group',
  'core/gift_voucher_purchase',
  'core/video',
  'core/link_children',
];

/** The site widgets that spec point 2 describes, by the templates that implement them. */
const SPEC_SITE_TEMPLATES = [
  'site/headings',
  'site/heading_with_content',
  'site/microblog_feed',
  'site/article_list',
  'site/article_view',
  'site/recent_article_hero',
  'site/series_calendar',
  'site/calendar_swiper',
  'site/next_round_banner',
  'site/person_list',
  'site/round_details',
  'site/driver_list',
  'site/category_swiper',
  'site/category_view',
  'site/category_list',
  'site/sponsor_list',
  'site/snippet_grid',
  'site/button_link',
  'site/results_list',
  'site/all_results',
  'site/session_results',
  'site/competitor_list',
  'site/shop',
  'site/podcast_channel',
  'site/podcast_episode',
  'site/sell_product',
];

const sorted = (templates: Iterable<string>) => [...templates].sort();

test('the contract has exactly the widgets of the specification (spec 2.41, 2.42)', () => {
  expect(sorted(TEMPLATES)).toEqual(sorted([...SPEC_CORE_TEMPLATES, ...SPEC_SITE_TEMPLATES]));
});

test('editors can place exactly the widgets of the contract (spec 2.41, 2.42)', () => {
  expect(sorted(SETTING_KINDS.keys())).toEqual(sorted(TEMPLATES));
});

test('the site renders every widget of the contract (spec 2.41, 2.42)', () => {
  expect(sorted(registeredTemplates())).toEqual(sorted(TEMPLATES));
});

test('only a block that reads the address has anything below its page', () => {
  expect(readsAddress('core/html')).toBe(false);
  expect(readsAddress('site/article_list')).toBe(true);
  expect([...recordTemplates({ orLatest: false })].every(readsAddress)).toBe(true);
});
