import { z } from 'zod';
import {
  MAX_PAGE_SIZE,
  MAX_SEARCH_PAGE,
  MAX_SEARCH_RESULTS,
  MICROBLOG_PAGE_SIZE,
  PAGE_LIST_SIZE,
  PERSON_PAGE_SIZE,
  SHOP_PAGE_SIZE,
  TESTIMONIAL_PAGE_SIZE,
} from '../limits.ts';
import { endpoint, itemOf, listOf } from '../endpoint.ts';
import { navigationSchema } from '../entities/navigation.ts';
import { cmsPageSchema, cmsPageSummarySchema, rowPageSchema } from '../entities/page.ts';
import {
  domainSettingsSchema,
  groupSchema,
  linkSchema,
  redirectSchema,
  sitemapEntrySchema,
} from '../entities/site.ts';
import { formSchema, testimonialSchema } from '../entities/media.ts';
import { faqSchema, personSchema } from '../entities/racing.ts';
import { microblogPostSchema, podcastChannelSchema, podcastEpisodeSchema } from '../entities/news.ts';
import { productSchema } from '../entities/shop.ts';
import { SEARCH_KINDS } from '../search-kinds.ts';
import { byId, imageParams, paging, PRODUCT_ORDERS } from './params.ts';
import { asPage } from '../frames.ts';
import { extension, flag, inForm, list, maybe, otherwise, strict, text, wireId, wireInt } from '../wire.ts';

/** GET /cognito/domain/currentDomain */
export const getCurrentDomain = endpoint({
  method: 'GET',
  path: '/cognito/domain/currentDomain',
  auth: 'public',
  input: z.object({}),
  output: domainSettingsSchema,
});

const NO_ROWS = { data: [], num_items: 0, num_pages: 0 };

/** GET /cognito/domain/initialData: sitemap, domain, groups, pages, redirects. */
export const getInitialData = endpoint({
  method: 'GET',
  path: '/cognito/domain/initialData',
  auth: 'public',
  input: z.object({}),
  output: z.object({
    sitemap: z.array(sitemapEntrySchema),
    domain: domainSettingsSchema,
    groups: otherwise(z.array(groupSchema), () => []),
    pages: otherwise(z.array(cmsPageSummarySchema), () => []),
    redirects: otherwise(listOf(redirectSchema), () => NO_ROWS),
    /** Names of the content server's extensions (`extensions.ts`); absent if it has none. */
    extensions: list(z.string()),
    /** Menus and notice as an editor made them; null for the site's own. */
    navigation: extension('navigation', maybe(navigationSchema)),
    /** For `getInitialDataChanges`. */
    version: extension('initial-data-changes', text()),
  }),
});
export type InitialData = z.output<(typeof getInitialData)['output']>;

/**
 * GET /cognito/domain/initialDataChanges: what differs from an earlier version of the initial data. The sitemap has only entries that were
 * added or changed, `removed` the URLs that are gone; the other parts are small and always complete. For a version that the server no
 * longer knows, `is_whole` is true and the sitemap is complete.
 */
export const getInitialDataChanges = endpoint({
  method: 'GET',
  path: '/cognito/domain/initialDataChanges',
  auth: 'public',
  extension: 'initial-data-changes',
  input: z.object({ since: z.string() }),
  output: getInitialData.output.extend({ is_whole: flag(), removed: list(z.string()) }),
});
export type InitialDataChanges = z.output<(typeof getInitialDataChanges)['output']>;

/**
 * GET /cognito/search: search results that visitors can read, best kinds first, with at most `limit` results of each. `found` has the
 * words that matched, normalised as in `lib/shared/text`. `suggestions` are alternative words if nothing was found. With `kind`, the answer
 * has that group alone; `page` 2 continues after the first `limit` results, and a page after the last has no hits.
 */
export const searchContent = endpoint({
  method: 'GET',
  path: '/cognito/search',
  auth: 'public',
  extension: 'site-search',
  input: z.object({
    q: z.string().max(1000),
    limit: wireInt({ min: 1, max: MAX_SEARCH_RESULTS }).default(12),
    kind: extension('search-pages', z.enum(SEARCH_KINDS).optional()),
    page: extension('search-pages', wireInt({ min: 1, max: MAX_SEARCH_PAGE }).default(1)),
  }),
  output: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(SEARCH_KINDS),
        count: z.number().int(),
        hits: z.array(
          z.object({
            url: z.string(),
            title: z.string(),
            /** A part of the text around the first match, or the description. */
            excerpt: z.string(),
            /** Higher is better, comparable within one response. */
            score: z.number(),
          }),
        ),
      }),
    ),
    found: z.array(z.string()),
    suggestions: z.array(z.string()),
  }),
});
export type SearchAnswer = z.output<(typeof searchContent)['output']>;

/** GET /cognito/page, many. `pb` 1 includes the blocks. Pages of the older model are in `row_pages`. */
export const listPages = endpoint({
  method: 'GET',
  path: '/cognito/page',
  auth: 'public',
  input: z.object({ ...paging(PAGE_LIST_SIZE), pb: wireInt({ max: 1 }).default(1) }),
  output: listOf(cmsPageSchema),
});

/** GET /cognito/page, one of the current model by `url`, or of either model by `slug`. */
export const getPage = endpoint({
  method: 'GET',
  path: '/cognito/page',
  when: ['slug', 'url', 'id'],
  auth: 'public',
  input: z.object({
    slug: z.string().optional(),
    url: extension('lookup-keys', z.string().optional()),
    id: extension('lookup-keys', wireId().optional()),
  }),
  // A page that can't be read is not one that doesn't exist.
  output: inForm(
    asPage,
    z.object({ item: strict(maybe(cmsPageSchema)), row_page: strict(maybe(rowPageSchema)) }),
  ),
});

/** GET /cognito/group: every group. */
export const listGroups = endpoint({
  method: 'GET',
  path: '/cognito/group',
  auth: 'public',
  input: z.object({ ...imageParams }),
  output: z.object({ data: z.array(groupSchema) }),
});

/** GET /cognito/group/{namespace}/{model}: a model's groups. 404 if the namespace has no such model. */
export const listModelGroups = endpoint({
  method: 'GET',
  path: '/cognito/group/{namespace}/{model}',
  auth: 'public',
  input: z.object({ namespace: z.string(), model: z.string(), ...imageParams }),
  output: z.object({ data: z.array(groupSchema) }),
});

/** GET /cognito/group/details/{namespace}/{model}/{group}: one group with its children. `children` limits the levels. */
export const getGroupDetails = endpoint({
  method: 'GET',
  path: '/cognito/group/details/{namespace}/{model}/{group}',
  auth: 'public',
  input: z.object({
    namespace: z.string(),
    model: z.string(),
    group: z.string(),
    children: wireInt({ max: 10 }).default(1),
    ...imageParams,
  }),
  output: itemOf(groupSchema),
});

/** GET /cognito/link with parent: a link's children; without one, every link. */
export const listLinks = endpoint({
  method: 'GET',
  path: '/cognito/link',
  auth: 'public',
  input: z.object({ parent: wireId().optional() }),
  output: z.object({ data: z.array(linkSchema) }),
});

/** GET /cognito/testimonial (spec point 7: page_size 3, image_width 100, image_aspect Square). */
export const listTestimonials = endpoint({
  method: 'GET',
  path: '/cognito/testimonial',
  auth: 'public',
  input: z.object({ group: z.string().optional(), ...paging(TESTIMONIAL_PAGE_SIZE), ...imageParams }),
  output: listOf(testimonialSchema),
});
/** GET /cognito/person (page_size 64, image_aspect 4x3, image_width 900). */
export const listPersons = endpoint({
  method: 'GET',
  path: '/cognito/person',
  auth: 'public',
  input: z.object({
    group: extension('group-filters', z.string().optional()),
    ...paging(PERSON_PAGE_SIZE),
    ...imageParams,
  }),
  output: listOf(personSchema),
});
/** GET /cognito/faq, by group. */
export const listFaqs = endpoint({
  method: 'GET',
  path: '/cognito/faq',
  auth: 'public',
  input: z.object({ group: z.string().optional(), ...paging(MAX_PAGE_SIZE) }),
  output: listOf(faqSchema),
});
/** GET /cognito/form, one by id. */
export const getForm = endpoint({
  method: 'GET',
  path: '/cognito/form',
  when: ['id', 'url'],
  auth: 'public',
  input: z.object({
    id: wireId().optional(),
    url: extension('lookup-keys', z.string().optional()),
  }),
  output: itemOf(formSchema),
});
/** GET /sell/product, many. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/sell/product',
  auth: 'public',
  input: z.object({
    ...imageParams,
    ...paging(SHOP_PAGE_SIZE),
    orderby: z.enum(PRODUCT_ORDERS).default('latest_in_stock'),
    group: z.string().optional(),
  }),
  output: listOf(productSchema),
});
/** GET /sell/product, one by slug. */
export const getProduct = endpoint({
  method: 'GET',
  path: '/sell/product',
  when: ['slug', 'id'],
  auth: 'public',
  input: z.object({
    slug: z.string().optional(),
    id: extension('lookup-keys', wireId().optional()),
    ...imageParams,
  }),
  output: itemOf(productSchema),
});

/** GET /sell/product, the tickets on sale for a round by its url: those for all its days first, then day by day. */
export const listRoundTickets = endpoint({
  method: 'GET',
  path: '/sell/product',
  when: ['round'],
  auth: 'public',
  input: z.object({ round: z.string(), ...imageParams }),
  output: listOf(productSchema),
  extension: 'round-tickets',
});

/** GET /microblog/post, latest first. `round` is a round's url; `pinned` 1 returns only posts that are pinned now. */
export const listMicroblogPosts = endpoint({
  method: 'GET',
  path: '/microblog/post',
  auth: 'public',
  input: z.object({
    ...paging(MICROBLOG_PAGE_SIZE),
    tag: z.string().optional(),
    round: extension('live-blog', z.string().optional()),
    pinned: extension('live-blog', wireInt({ max: 1 }).optional()),
    ...imageParams,
  }),
  output: listOf(microblogPostSchema),
});

/** GET /microblog/post, one by id. */
export const getMicroblogPost = endpoint({
  method: 'GET',
  path: '/microblog/post',
  when: ['id'],
  auth: 'public',
  input: byId,
  output: itemOf(microblogPostSchema),
  extension: 'live-blog',
});

/** GET /podcast/episode, one by url slug. */
export const getPodcastEpisode = endpoint({
  method: 'GET',
  path: '/podcast/episode',
  when: ['url'],
  auth: 'public',
  input: z.object({ url: z.string().min(1), ...imageParams }),
  output: itemOf(podcastEpisodeSchema),
});
/** GET /podcast/channel, one by id with its episodes, latest first. */
export const getPodcastChannel = endpoint({
  method: 'GET',
  path: '/podcast/channel',
  when: ['id'],
  auth: 'public',
  input: byId,
  output: itemOf(podcastChannelSchema),
});
