import { expect, test } from 'vitest';
import { z } from 'zod';
import { getInitialData } from '@/lib/contract/endpoints/content';
import { checkPaid, payVoucherNow } from '@/lib/contract/endpoints/payments';
import { updateUser } from '@/lib/contract/endpoints/account';
import { addressInputSchema, addressSchema, customerSchema } from '@/lib/contract/entities/account';
import { cartItemSchema, cartSchema, shippingQuoteSchema } from '@/lib/contract/entities/cart';
import { imageAspectSchema, imageSchema } from '@/lib/contract/entities/image';
import {
  FORM_DATA_FIELD_TYPES,
  FORM_QUESTION_TYPES,
  formFieldSchema,
  formQuestionSchema,
  formSchema,
  gallerySchema,
  giftVoucherThemeSchema,
  photoSchema,
  slideSchema,
  testimonialSchema,
} from '@/lib/contract/entities/media';
import {
  articleSchema,
  microblogPostSchema,
  podcastChannelSchema,
  podcastEpisodeSchema,
  snippetSchema,
  videoSchema,
} from '@/lib/contract/entities/news';
import {
  cmsPageSchema,
  pageBlockSchema,
  pageRowSchema,
  rowBlockSchema,
  rowPageSchema,
  rowWidgetSchema,
} from '@/lib/contract/entities/page';
import {
  addressPlaceSchema,
  categorySchema,
  competitorLinkSchema,
  driverSchema,
  faqSchema,
  personSchema,
  resultSchema,
  roundSchema,
  seriesSchema,
  sponsorSchema,
  timingRowSchema,
  venueSchema,
} from '@/lib/contract/entities/racing';
import { productSchema } from '@/lib/contract/entities/shop';
import {
  domainSettingsSchema,
  groupSchema,
  linkSchema,
  sitemapEntrySchema,
} from '@/lib/contract/entities/site';
import { extensionOf } from '@/lib/contract/wire';

/*
 * The entities of point 3. A field of the specification is one of the contract without an extension, so that any content server may send
 * it; whatever the contract has besides belongs to an extension, except for the id that the generic record gives every entity.
 */

const IMAGE = 'placeholder url webp_url avif_url';
const NAMES = 'first_name last_name';
const SPACING = ['padding', 'margin'].flatMap((kind) =>
  ['top', 'bottom', 'left', 'right'].map((side) => `${kind}_${side}`),
);

const ENTITIES: readonly (readonly [title: string, schema: z.ZodType, names: string])[] = [
  [
    'a customer (spec 3.1)',
    customerSchema,
    `id ${NAMES} is_admin email mobile_phone date_of_birth current_address_id image thumbnail company_name company_phone trading_name abn website facebook_link drivers_licence_number drivers_licence_expiry drivers_licence_state_of_issue_id emergency_contact_name emergency_contact_phone`,
  ],
  [
    'an address (spec 3.5)',
    addressSchema,
    `id display_name ${NAMES} email phone company street_address street_address_1 postcode city state country`,
  ],
  ['a picture (spec 3.6)', imageSchema, `${IMAGE} extra_aspects width height`],
  ['another cut of a picture (spec 3.6)', imageAspectSchema, `aspect ${IMAGE}`],
  [
    'an item of the cart (spec 3.9)',
    cartItemSchema,
    'id url name product_name sku_id sku addons qty price image img subtotal can_purchase_qty',
  ],
  [
    'a cart (spec 3.10)',
    cartSchema,
    'item_count items subtotal sessionKey all_in_stock promotion_code discount_amount shipping_amount shipping_address shipping_type total_amount total_tax payment_types',
  ],
  ['a delivery quote (spec 3.12)', shippingQuoteSchema, 'shipping_type_id shipping_name amount is_pick_up'],
  [
    'the domain settings (spec 3.14)',
    domainSettingsSchema,
    'name favicon favicon_dark theme_colour dark_theme_colour seo_title_prefix seo_title_suffix google_analytics_id google_tag_manager_id google_site_verification bing_site_verification pinterest_site_verification facebook_domain_verification facebook_pixel matomo_site_url matomo_site_id organisation_name organisation_abn organisation_logo organisation_logo_dark organisation_address organisation_email organisation_phone facebook twitter instagram linkedin youtube pinterest github xing skype',
  ],
  [
    'an entry of the sitemap (spec 3.15)',
    sitemapEntrySchema,
    'url lastmod model priority seo_title seo_meta_description',
  ],
  ['a group (spec 3.16)', groupSchema, 'id name url slug model root lft rgt level image content children'],
  ['a page (spec 3.22)', cmsPageSchema, 'id name url updated_at content pageContents'],
  [
    'a block of a page (spec 3.23)',
    pageBlockSchema,
    `id sort_order name template variables hidden start_time end_time text_colour background_colour ${SPACING.join(' ')} full_width background_image background_image_fixed background_image_opacity background_image_saturation background_video background_video_id aos_type aos_easing aos_offset aos_duration aos_delay anchor_name editing deleted`,
  ],
  [
    'a page of the older model (spec 3.24)',
    rowPageSchema,
    'id name slug title meta_description sitemap_model sitemap_group_model content rows updated_at',
  ],
  ['a row of it (spec 3.25)', pageRowSchema, 'id type blocks'],
  ['a block of a row (spec 3.25)', rowBlockSchema, 'id title width offset widgets'],
  [
    'a widget of the older model (spec 3.26)',
    rowWidgetSchema,
    'id template type templatevar outer sort limit offset items_per_page first_label previous_label next_label last_label widget_is_visible hidden_before hidden_after',
  ],
  ['the redirects (spec 3.27)', getInitialData.output.shape.redirects, 'num_items num_pages data'],
  [
    'an article (spec 3.28)',
    articleSchema,
    'id name url blurb display_start_time created_at content_rendered image',
  ],
  [
    'a short post (spec 3.29)',
    microblogPostSchema,
    'published_at content link link_text image video showVideo tags',
  ],
  ['a snippet (spec 3.30)', snippetSchema, 'id content_rendered'],
  ['a video (spec 3.31)', videoSchema, 'id platform name slug length slate slate_image file youtube_id'],
  [
    'a podcast channel (spec 3.32)',
    podcastChannelSchema,
    'cover_art title description amazon_url itunes_url spotify_url deezer_url tune_in_url iheart_url samsung_cast_url rss_url episodes',
  ],
  [
    'an episode (spec 3.33)',
    podcastEpisodeSchema,
    'id season episode name url description cover_art media_url length display_start_time',
  ],
  [
    'a round (spec 3.34)',
    roundSchema,
    'name url start_date end_date venue series external_info_link spectator_purchase_link content_rendered schedule_pdf driver_list_pdf broadcast_link resultsCount categories sponsors faqs banner_link images results',
  ],
  ['a venue (spec 3.35)', venueSchema, 'name corners length address circuit_layout'],
  [
    'where a venue is (spec 3.35)',
    addressPlaceSchema,
    'street_address suburb_name state postcode country lat lng',
  ],
  ['a series (spec 3.36)', seriesSchema, 'url rounds'],
  [
    'a category (spec 3.37)',
    categorySchema,
    'id name url information_rendered website facebook instagram hero_photo logo rounds',
  ],
  ['a sponsor (spec 3.38)', sponsorSchema, 'id name information_rendered website facebook logo hero_photo'],
  ['a driver (spec 3.39)', driverSchema, `id ${NAMES} sponsor headshot_photo`],
  ['a person (spec 3.40)', personSchema, `id ${NAMES} title email phone description_rendered photo`],
  ['a competitor link (spec 3.41)', competitorLinkSchema, 'id name link file content_rendered'],
  ['a question with its answer (spec 3.42)', faqSchema, 'id name content content_rendered'],
  [
    'a session of results (spec 3.43)',
    resultSchema,
    'id date session_name is_a_race round category sort_order',
  ],
  [
    'a row of a timing sheet (spec 3.43)',
    timingRowSchema,
    'position race_number class name best_time laps total_time diff gap',
  ],
  ['a link (spec 3.44)', linkSchema, 'name link icon'],
  ['a photo (spec 3.45)', photoSchema, 'name description image'],
  [
    'a slide (spec 3.47)',
    slideSchema,
    'id heading image sub_heading content overlay_color text_color image_opacity image_saturation link link_button_text link_target',
  ],
  ['a gallery (spec 3.48)', gallerySchema, 'id name url heading sub_heading slides'],
  ['a testimonial (spec 3.49)', testimonialSchema, 'id content name title image rating'],
  [
    'a product (spec 3.50)',
    productSchema,
    'name title meta_description slug blurb brand badge content price images image in_stock is_new is_on_special groups primary_group video size_chart_image skus addons groupaddons',
  ],
  ['a voucher theme (spec 3.51)', giftVoucherThemeSchema, 'id name image'],
  ['the purchase of a voucher (spec 3.52)', payVoucherNow.input, 'theme_id amount url'],
  ['a form (spec 3.54)', formSchema, 'id name url use_captcha data must_be_logged_on cost questions'],
  [
    'a field of a form (spec 3.55)',
    formFieldSchema,
    'name type subtype label placeholder required min max values value',
  ],
  ['a question of a form (spec 3.56)', formQuestionSchema, 'id name field_type label content required value'],
];

/** The fields of a record, also of one that refers to itself. */
function shapeOf(schema: z.ZodType): Readonly<Record<string, z.core.$ZodType>> {
  if (schema instanceof z.ZodObject) return schema.shape;
  throw new Error('This is no record.');
}

test.each(ENTITIES)(
  '%s has the fields of the specification, and others only by extensions',
  (_, schema, names) => {
    const core = Object.entries(shapeOf(schema)).flatMap(([name, field]) =>
      extensionOf(field) === undefined ? [name] : [],
    );
    const specified = names.split(' ');
    expect(core.filter((name) => name !== 'id' || specified.includes('id')).toSorted()).toEqual(
      specified.toSorted(),
    );
  },
);

test('a password is only ever sent, with the fields of a customer (spec 3.1)', () => {
  expect(Object.keys(updateUser.input.shape)).toContain('newpassword');
  expect(Object.keys(customerSchema.shape)).not.toContain('newpassword');
});

test('an address is saved with all its fields (spec 3.5)', () => {
  const { id: _, enabled: __, ...fields } = addressSchema.shape;
  expect(Object.keys(addressInputSchema.shape).toSorted()).toEqual(Object.keys(fields).toSorted());
});

test('a picture without a size is 1 by 1 (spec 3.6)', () => {
  expect(imageSchema.parse({ url: '/a.jpg' })).toMatchObject({ width: 1, height: 1 });
});

test('a video is one of YouTube unless it says otherwise (spec 3.31)', () => {
  expect(videoSchema.parse({ id: 1 }).platform).toBe('youtube');
});

test('an item of the cart has the code of its SKU and its picture in three addresses (spec 3.9)', () => {
  expect(Object.keys(cartItemSchema.shape.sku.shape)).toEqual(['code']);
  expect(Object.keys(shapeOf(cartItemSchema.shape.img.in.unwrap().unwrap()))).toEqual([
    'url',
    'webp_url',
    'placeholder',
  ]);
});

test('a payment has an id (spec 3.46)', () => {
  expect(checkPaid.output.parse({ success: true, payment: { id: 7 } })).toMatchObject({ payment: { id: 7 } });
});

test('fields and questions of forms have the types of the specification (spec 3.55, 3.56)', () => {
  const fields = 'text textarea number date select paragraph header button';
  expect(FORM_DATA_FIELD_TYPES).toEqual(expect.arrayContaining(fields.split(' ')));
  expect(FORM_QUESTION_TYPES.join(' ')).toBe(
    'content text textarea email phone currency percent number password date datetime time checkbox submit',
  );
});
