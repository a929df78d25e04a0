import { expect, test } from 'vitest';
import {
  buttonLinkBlock,
  callToActionBlock,
  faqBlock,
  galleryBlock,
  giftVoucherPurchaseBlock,
  googleMapBlock,
  headingBlock,
  heroQuoteBlock,
  heroTestimonialBlock,
  imageBlock,
  imageWithContentBlock,
  linkChildrenBlock,
  testimonialGridBlock,
} from '@/lib/contract/blocks/core';
import {
  articleListBlock,
  podcastChannelBlock,
  recentArticleHeroBlock,
  shopBlock,
  snippetGridBlock,
} from '@/lib/contract/blocks/site';
import { fitSettings, type BlockDefinition } from '@/lib/contract/block';
import { COLOUR_IDS } from '@/lib/contract/entities/page';
import { siteConfigurationSchema } from '@/lib/contract/entities/site-configuration';
import { LANGUAGES } from '@/lib/contract/languages';

/* What editors set in blocks, and what the site is configured with, as points 3, 6 and 9 have it. */

const BUTTON = 'button_text button_link button_colour';

const SETTINGS: readonly (readonly [title: string, block: BlockDefinition, names: string])[] = [
  [
    'a gallery (spec 3.57)',
    galleryBlock,
    'heading subheading grid_width show_heading use_lightbox limit_slides gallery type aspect width lightbox_aspect',
  ],
  [
    'a hero quote (spec 3.58)',
    heroQuoteBlock,
    `heading subheading html ${BUTTON} overlay_colour text_justify text_align text_colour parallax image_opacity image_saturation background_image background_video overlay_image`,
  ],
  ['a hero testimonial (spec 3.59)', heroTestimonialBlock, `heading subheading ${BUTTON} testimonials_group`],
  [
    'a call to action (spec 3.60)',
    callToActionBlock,
    `heading subheading html left_image right_image ${BUTTON}`,
  ],
  ['a picture (spec 3.61)', imageBlock, 'link_to_url initial_width aspect'],
  [
    'a picture with content (spec 3.62)',
    imageWithContentBlock,
    'image_align heading html button_text button_link',
  ],
  [
    'a button link (spec 3.63)',
    buttonLinkBlock,
    'button_text button_colour button_url link_to_page link_to_document open_in_new_tab full_width',
  ],
  ['a map (spec 3.64)', googleMapBlock, 'width height zoom location show_sign'],
  ['a heading (spec 3.65)', headingBlock, 'heading_type heading centered'],
  ['questions (spec 3.66)', faqBlock, 'heading pagecontent group'],
  ['gift vouchers (spec 3.53)', giftVoucherPurchaseBlock, 'amounts allow_custom_amounts'],
];

test.each(SETTINGS)('%s has the settings of the specification', (_, { settings }, names) => {
  expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(names.split(' ')));
});

/** Which of these values a setting takes; any other falls to its default. */
function taken(block: BlockDefinition, name: string, values: readonly unknown[]): unknown[] {
  return values.filter((value) => fitSettings(block, { [name]: value }).problems.length === 0);
}
const WHOLE = Array.from({ length: 101 }, (_, number) => number);
const OPACITIES = [10, 30, 50, 70, 90, 100];
const SATURATIONS = [0, 50, 100];
const OVERLAYS = ['white', 'black', 'brand', 'success', 'info', 'warning', 'danger'];
const COLUMNS = [1, 2, 3, 4, 5, 6];

const CHOICES: readonly (readonly [
  title: string,
  block: BlockDefinition,
  name: string,
  among: readonly unknown[],
  taken: readonly unknown[],
])[] = [
  ['the opacity of a picture (spec 9.42)', heroQuoteBlock, 'image_opacity', WHOLE, OPACITIES],
  ['its saturation (spec 9.42)', heroQuoteBlock, 'image_saturation', WHOLE, SATURATIONS],
  ['an overlay (spec 9.43)', heroQuoteBlock, 'overlay_colour', [...OVERLAYS, 'red'], OVERLAYS],
  ['the colour of a text (spec 9.43)', heroQuoteBlock, 'text_colour', OVERLAYS, ['white', 'black']],
  ['the columns of a gallery (spec 9.44)', galleryBlock, 'grid_width', WHOLE, COLUMNS],
  ['the columns of snippets (spec 9.44)', snippetGridBlock, 'grid_width', WHOLE, COLUMNS],
  ['the columns of testimonials (spec 9.44)', testimonialGridBlock, 'grid_width', WHOLE, COLUMNS],
  [
    'the level of a heading (spec 3.65)',
    headingBlock,
    'heading_type',
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ['h1', 'h2', 'h3', 'h4'],
  ],
  [
    'the type of a gallery (spec 2.59)',
    galleryBlock,
    'type',
    ['slider', 'shadowgrid', 'centeredgrid', 'grid', 'mosaic'],
    ['slider', 'shadowgrid', 'centeredgrid', 'grid'],
  ],
];

test.each(CHOICES)('%s is one of those of the specification', (_, block, name, among, expected) => {
  expect(taken(block, name, among)).toEqual(expected);
});

const DEFAULTS: readonly (readonly [title: string, block: BlockDefinition, settings: object])[] = [
  ['an overlay is white (spec 9.43)', heroQuoteBlock, { overlay_colour: 'white' }],
  ['a voucher may have any amount (spec 3.53)', giftVoucherPurchaseBlock, { allow_custom_amounts: true }],
  ['a list of links is called Links (spec 2.60)', linkChildrenBlock, { heading: 'Links' }],
  ['a page of news has 12 (spec 9.30)', articleListBlock, { page_size: 12 }],
  ['a page of the shop has 12 (spec 9.29)', shopBlock, { page_size: 12 }],
  ['there are 5 recent articles (spec 9.31)', recentArticleHeroBlock, { count: 5 }],
  ['tiles of a gallery have 400 px (spec 9.27)', galleryBlock, { width: 400 }],
];

test.each(DEFAULTS)('unless an editor says otherwise, %s', (_, block, settings) => {
  expect(fitSettings(block, {}).settings).toMatchObject(settings);
});

test('the block of the podcast has no channel to choose (spec 2.46)', () => {
  expect(Object.keys(podcastChannelBlock.settings.shape)).toEqual(['heading']);
});

test('a site that configures nothing has the configuration of the specification (spec 6.7, 9.3)', () => {
  expect(siteConfigurationSchema.parse({})).toEqual({
    payment_to_user_id: 1,
    club_additional_member_label: 'Partner Name',
    login_code_only: false,
    login_google: false,
    signup_ask_date_of_birth: false,
    show_back_to_top: true,
    list_page_content: true,
    event_hosts: [],
    profile: {
      edit_name: false,
      edit_date_of_birth: false,
      change_date_of_birth: false,
      edit_drivers_licence: false,
      edit_emergency_contact: false,
      edit_company_name: false,
      edit_company_phone: false,
      edit_trading_name: false,
      edit_abn: false,
      edit_website: false,
      edit_facebook: false,
      additional_club_member: false,
      manage_addresses: false,
    },
  });
});

test('the interface has the languages of the specification, English first (spec 1.24, 9.1)', () => {
  const [first, ...others] = LANGUAGES;
  expect(first).toBe('en');
  expect(others.join(' ')).toBe('ar de es fr id it ja ka ko pl pt-BR ru tr uk uz vi zh-CN');
});

test('blocks have the colours of the specification (spec 9.45)', () => {
  expect(COLOUR_IDS.join(' ')).toBe('wht blk bnd pri sec suc inf wrn dng');
});
