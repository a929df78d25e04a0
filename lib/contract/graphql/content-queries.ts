import { z } from 'zod';
import { cmsPageSchema } from '../entities/page.ts';
import { articleSchema, articleSummarySchema, snippetSchema } from '../entities/news.ts';
import { gallerySchema, giftVoucherThemeSchema, testimonialSchema } from '../entities/media.ts';
import { groupSchema } from '../entities/site.ts';
import { personSchema } from '../entities/racing.ts';
import { rowsOf } from '../frames.ts';
import { otherwise } from '../wire.ts';
import { ARTICLE_SUMMARY } from './article-summary.ts';
import {
  CREDITED_IMAGE_FIELDS,
  creditedImageField,
  FILE_FIELDS,
  graphqlQuery,
  imageField,
  only,
  without,
} from './query.ts';

/** Latest articles, across groups (spec point 7: first 5). */
export const recentArticles = graphqlQuery({
  name: 'recentArticles',
  document: `query recentArticles($first: Int!, $byGroup: String) { cognitoArticles(first: $first, byGroup: $byGroup) { ${ARTICLE_SUMMARY} } }`,
  variables: z.object({ first: z.number().int(), byGroup: z.string().nullish() }),
  result: z.object({ cognitoArticles: z.array(articleSummarySchema) }),
});

/** One page of articles with the total count. */
export const articleList = graphqlQuery({
  name: 'articleList',
  document: `query articleList($first: Int!, $offset: Int!, $byGroup: String) {
    cognitoArticles(first: $first, offset: $offset, byGroup: $byGroup) { ${ARTICLE_SUMMARY} }
    cognitoArticleCount(byGroup: $byGroup)
  }`,
  variables: z.object({ first: z.number().int(), offset: z.number().int(), byGroup: z.string().nullish() }),
  result: z.object({
    cognitoArticles: z.array(articleSummarySchema),
    cognitoArticleCount: otherwise(
      z.number().int(),
      ({ cognitoArticles }) => rowsOf(cognitoArticles)?.length,
    ),
  }),
});

/** One page of articles with their full text, for the site's own search. */
export const articleTexts = graphqlQuery({
  name: 'articleTexts',
  document: `query articleTexts($first: Int!, $offset: Int!) { cognitoArticles(first: $first, offset: $offset) {
    name url blurb author ${only('article-details')} group ${only('article-details')} { id name url } content_rendered
  } }`,
  variables: z.object({ first: z.number().int(), offset: z.number().int() }),
  result: z.object({
    cognitoArticles: z.array(
      articleSchema.pick({
        name: true,
        url: true,
        blurb: true,
        author: true,
        group: true,
        content_rendered: true,
      }),
    ),
  }),
});

/** An article by its URL name. */
export const articleByUrl = graphqlQuery({
  name: 'articleByUrl',
  document: `query articleByUrl($url: String!) { cognitoArticle(url: $url) {
    id name url blurb author ${only('article-details')} display_start_time created_at updated_at ${only('article-details')}
    group ${only('article-details')} { id name url } content_rendered ${creditedImageField('image', 1600, '16x9')}
    parts ${only('article-parts')} { html embed }
    ${imageField('share_image', 1200, '16x9', only('article-sharing'))} is_share_drawn ${only('article-sharing')}
    round_url ${only('round-stories')}
  } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ cognitoArticle: articleSchema.nullable() }),
});

const GROUP_FIELDS = `id name url slug model root lft rgt level content ${imageField('image', 300, '1x1')}`;

/** An article group by its URL name. */
export const groupByUrl = graphqlQuery({
  name: 'groupByUrl',
  document: `query groupByUrl($model: String!, $byGroup: String!) { cognitoGroup(model: $model, byGroup: $byGroup) { ${GROUP_FIELDS} children { ${GROUP_FIELDS} } } }`,
  variables: z.object({ model: z.string(), byGroup: z.string() }),
  result: z.object({ cognitoGroup: groupSchema.nullable() }),
});

/** Snippets of a group. */
export const snippetsByGroup = graphqlQuery({
  name: 'snippetsByGroup',
  document: `query snippetsByGroup($byGroup: String) { cognitoSnippets(byGroup: $byGroup) { id name ${only('snippet-names')} content_rendered } }`,
  variables: z.object({ byGroup: z.string().nullish() }),
  result: z.object({ cognitoSnippets: z.array(snippetSchema) }),
});

const PERSON = `id first_name last_name title email phone description_rendered ${imageField('photo', 900, '4x3')}`;

/** People of a group (image sizes of spec point 7). */
export const personsByGroup = graphqlQuery({
  name: 'personsByGroup',
  document: `query personsByGroup($byGroup: String) {
    cognitoPersons(byGroup: $byGroup) ${only('group-filters')} { ${PERSON} }
    cognitoPersons ${without('group-filters')} { ${PERSON} }
  }`,
  variables: z.object({ byGroup: z.string().nullish() }),
  result: z.object({ cognitoPersons: z.array(personSchema) }),
});

const TESTIMONIAL = `id content name title rating ${imageField('image', 100, '1x1')}`;

/** Testimonials of a group. */
export const testimonialsByGroup = graphqlQuery({
  name: 'testimonialsByGroup',
  document: `query testimonialsByGroup($first: Int!, $byGroup: String) {
    cognitoTestimonials(first: $first, byGroup: $byGroup) ${only('group-filters')} { ${TESTIMONIAL} }
    cognitoTestimonials ${without('group-filters')} { ${TESTIMONIAL} }
  }`,
  variables: z.object({ first: z.number().int(), byGroup: z.string().nullish() }),
  result: z.object({ cognitoTestimonials: z.array(testimonialSchema) }),
});

/** Gift voucher themes (spec point 7: image width 400, aspect 16x9). */
export const giftVoucherThemes = graphqlQuery({
  name: 'giftVoucherThemes',
  document: `query giftVoucherThemes { cognitoGiftVoucherThemes { id name ${imageField('image', 400, '16x9')} } }`,
  variables: z.object({}),
  result: z.object({ cognitoGiftVoucherThemes: z.array(giftVoucherThemeSchema) }),
});

const SLIDE_TEXTS =
  'id heading sub_heading content overlay_color text_color image_opacity image_saturation link link_button_text link_target';

const SLIDE_IMAGE = `${CREDITED_IMAGE_FIELDS} extra_aspects { aspect url webp_url avif_url placeholder }`;

/** A gallery with its slides, pictures cropped to the gallery's aspect. */
export const galleryById = graphqlQuery({
  name: 'galleryById',
  document: `query galleryById($id: Int!, $aspect: String, $width: Int) { cognitoGallery(id: $id, aspect: $aspect) {
    id name url heading sub_heading slides { ${SLIDE_TEXTS}
      image(width: $width, aspect: $aspect, extra_aspects: "original") ${only('uncut-pictures')} { ${SLIDE_IMAGE} }
      image(width: $width, aspect: $aspect) ${without('uncut-pictures')} { ${SLIDE_IMAGE} }
    }
  } }`,
  variables: z.object({ id: z.number().int(), aspect: z.string(), width: z.number().int() }),
  result: z.object({ cognitoGallery: gallerySchema.nullable() }),
});

/** The galleries of a group, each with its tile picture. */
export const galleriesByGroup = graphqlQuery({
  name: 'galleriesByGroup',
  document: `query galleriesByGroup($byGroup: String) { cognitoGallerys(byGroup: $byGroup) {
    id name url heading sub_heading ${imageField('image', 400, '4x3', only('gallery-covers'))}
    slides ${without('gallery-covers')} { id ${imageField('image', 400, '4x3')} }
  } }`,
  variables: z.object({ byGroup: z.string().nullish() }),
  result: z.object({ cognitoGallerys: z.array(gallerySchema) }),
});

/** The YouTube id of a video. */
export const videoYoutubeId = graphqlQuery({
  name: 'videoYoutubeId',
  document: `query videoYoutubeId($id: Int!) { cognitoVideo(id: $id) { youtube_id } }`,
  variables: z.object({ id: z.number().int() }),
  result: z.object({ cognitoVideo: z.object({ youtube_id: z.string().nullish() }).nullable() }),
});

const PAGE_CONTENT = `id sort_order name template variables hidden start_time end_time text_colour background_colour
  padding_top padding_bottom padding_left padding_right margin_top margin_bottom margin_left margin_right full_width
  background_image { ${CREDITED_IMAGE_FIELDS} } background_image_fixed background_image_opacity background_image_saturation
  background_video { ${FILE_FIELDS} } background_video_id aos_type aos_easing aos_offset aos_duration aos_delay anchor_name editing deleted`;

/** A page by its URL name. */
export const pageByUrl = graphqlQuery({
  name: 'pageByUrl',
  document: `query pageByUrl($url: String!) { cognitoPage(url: $url) { id name url updated_at content requires_login ${only('members-pages')} pageContents { ${PAGE_CONTENT} } } }`,
  variables: z.object({ url: z.string() }),
  result: z.object({ cognitoPage: cmsPageSchema.nullable() }),
});

/** Every page, with just enough to see which have changed. */
export const pageVersions = graphqlQuery({
  name: 'pageVersions',
  document: `query pageVersions { cognitoPages { id name url updated_at } }`,
  variables: z.object({}),
  result: z.object({
    cognitoPages: z.array(cmsPageSchema.pick({ id: true, name: true, url: true, updated_at: true })),
  }),
});
