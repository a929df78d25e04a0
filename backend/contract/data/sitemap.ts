import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { LIST_PAGE_PRIORITY } from '../../../lib/contract/limits.ts';
import { toPlainText } from '../../rich-text/to-html.ts';
import type { SitemapOverride } from '../../payload-types.ts';
import { findAll } from './by-ids.ts';
import { listModelGroups } from './groups.ts';
import { PUBLISHED, publishedBy } from './published.ts';
import { refId } from './refs.ts';
import { countResults } from './results.ts';
import { entry, shortened } from './sitemap-entry.ts';
import { galleryEntries, postTagEntries } from './sitemap-media.ts';
import {
  DETAIL_BLOCKS,
  DETAIL_PAGES,
  SHOP_BLOCK,
  detailPath,
  START_PAGE,
  START_PATH,
  type DetailKind,
} from './sitemap-paths.ts';

type PageEntries = {
  readonly entries: SitemapEntry[];
  /** First segments of the pages that anybody may read, and of those that nobody may who is not signed in. */
  readonly open: ReadonlySet<string>;
  readonly guarded: ReadonlySet<string>;
};

async function pageEntries(payload: Payload, isShopOpen: boolean): Promise<PageEntries> {
  const [{ docs }, { docs: older }] = await Promise.all([
    payload.find(findAll('pages', PUBLISHED)),
    payload.find({
      ...findAll('row-pages', {}),
      select: { name: true, slug: true, title: true, meta_description: true, updatedAt: true },
    }),
  ]);
  const isUnlisted = (blockType: string) =>
    DETAIL_BLOCKS.has(blockType) || (!isShopOpen && blockType === SHOP_BLOCK);
  const listed = docs.filter(
    (page) => !page.requires_login && !page.blocks?.some(({ blockType }) => isUnlisted(blockType)),
  );
  const current = listed.flatMap((page) => {
    const description = shortened(page.seo_meta_description);
    const own = entry(
      page.url,
      'Cognito/Page',
      page,
      page.seo_title || page.name,
      description,
      LIST_PAGE_PRIORITY,
    );
    // The start page's title is the site's own unless an editor gives it one.
    const start = { ...own, url: START_PATH, seo_title: page.seo_title ?? '' };
    return page.url === START_PAGE ? [start, own] : [own];
  });
  const rows = older.map((page) =>
    entry(
      page.slug,
      'Cognito/Page',
      page,
      page.title || page.name,
      shortened(page.meta_description),
      LIST_PAGE_PRIORITY,
    ),
  );
  const urls = (isGuarded: boolean) =>
    new Set(docs.filter((page) => (page.requires_login ?? false) === isGuarded).map((page) => page.url));
  return { entries: [...current, ...rows], open: urls(false), guarded: urls(true) };
}

async function newsEntries(
  payload: Payload,
  now: Date,
): Promise<Partial<Record<DetailKind, SitemapEntry[]>>> {
  const [articles, episodes, groups] = await Promise.all([
    payload.find({
      ...findAll('articles', publishedBy('display_start_time', now)),
      sort: '-display_start_time',
      select: { name: true, url: true, blurb: true, updatedAt: true },
    }),
    payload.find({
      ...findAll('podcast-episodes', publishedBy('display_start_time', now)),
      sort: '-display_start_time',
      select: { name: true, url: true, description: true, updatedAt: true },
    }),
    listModelGroups(payload, 'Article'),
  ]);
  return {
    article: articles.docs.map((doc) =>
      entry(detailPath('article', doc.url), 'Cognito/Article', doc, doc.name, shortened(doc.blurb)),
    ),
    episode: episodes.docs.map((doc) =>
      entry(
        detailPath('episode', doc.url),
        'Podcast/Episode',
        doc,
        doc.name,
        shortened(toPlainText(doc.description)),
      ),
    ),
    articleGroup: groups.map((doc) =>
      entry(
        detailPath('articleGroup', doc.url),
        'Cognito/Group',
        doc,
        doc.name,
        shortened(toPlainText(doc.content)),
      ),
    ),
  };
}

async function racingEntries(payload: Payload): Promise<Partial<Record<DetailKind, SitemapEntry[]>>> {
  const [categories, rounds, results, drivers, counts] = await Promise.all([
    payload.find({
      ...findAll('categories', {}),
      sort: ['sort', 'id'],
      select: { name: true, url: true, information: true, updatedAt: true },
    }),
    payload.find({
      ...findAll('rounds', PUBLISHED),
      sort: 'start_date',
      select: { name: true, url: true, content: true, updatedAt: true },
    }),
    payload.find({
      ...findAll('results', PUBLISHED),
      sort: ['date', 'sort_order'],
      select: { session_name: true, round: true, category: true, updatedAt: true },
    }),
    payload.find({
      ...findAll('drivers', {}),
      sort: ['last_name', 'first_name'],
      select: { first_name: true, last_name: true, url: true, updatedAt: true },
    }),
    countResults(payload),
  ]);
  const names = (docs: readonly { id: number; name: string }[]) =>
    new Map(docs.map(({ id, name }) => [id, name]));
  const roundNames = names(rounds.docs);
  const categoryNames = names(categories.docs);
  const nameOf = (map: ReadonlyMap<number, string>, ref: Parameters<typeof refId>[0]) =>
    map.get(refId(ref) ?? 0) ?? '';
  return {
    category: categories.docs.map((doc) =>
      entry(
        detailPath('category', doc.url),
        'Nextgen/Category',
        doc,
        doc.name,
        shortened(toPlainText(doc.information)),
      ),
    ),
    round: rounds.docs.map((doc) =>
      entry(
        detailPath('round', doc.url),
        'Nextgen/Round',
        doc,
        doc.name,
        shortened(toPlainText(doc.content)),
      ),
    ),
    roundResults: rounds.docs
      .filter(({ id }) => (counts.get(id) ?? 0) > 0)
      .map((doc) => entry(detailPath('roundResults', doc.url), 'Nextgen/Round', doc, doc.name, '')),
    session: results.docs.map((doc) => {
      const place = [nameOf(categoryNames, doc.category), doc.session_name, nameOf(roundNames, doc.round)];
      return entry(
        detailPath('session', doc.id),
        'Nextgen/Result',
        doc,
        place.filter(Boolean).join(' – '),
        '',
      );
    }),
    driver: drivers.docs.map((doc) => {
      const name = [doc.first_name, doc.last_name].filter(Boolean).join(' ');
      return entry(detailPath('driver', doc.url), 'Nextgen/Driver', doc, name, '');
    }),
  };
}

async function shopEntries(payload: Payload): Promise<Partial<Record<DetailKind, SitemapEntry[]>>> {
  const [products, groups] = await Promise.all([
    payload.find({
      ...findAll('products', PUBLISHED),
      sort: '-createdAt',
      select: { name: true, title: true, slug: true, blurb: true, meta_description: true, updatedAt: true },
    }),
    listModelGroups(payload, 'Product'),
  ]);
  return {
    product: products.docs.map((doc) => {
      const description = shortened(doc.meta_description || doc.blurb);
      return entry(detailPath('product', doc.slug), 'Sell/Product', doc, doc.title || doc.name, description);
    }),
    productGroup: groups.map((doc) =>
      entry(
        detailPath('productGroup', doc.url),
        'Cognito/Group',
        doc,
        doc.name,
        shortened(toPlainText(doc.content)),
      ),
    ),
  };
}

/** Corrects the derived entries by what an editor wrote; a correction of an address that is not derived adds it. */
export function withOverrides(
  entries: readonly SitemapEntry[],
  overrides: readonly SitemapOverride[],
): SitemapEntry[] {
  const byUrl = new Map(overrides.map((override) => [override.url, override]));
  const derived = new Set(entries.map(({ url }) => url));
  const added = overrides
    .filter(({ url }) => !derived.has(url))
    .map((override) => entry(override.url, '', override, '', ''));
  return [...entries, ...added].flatMap((own) => {
    const override = byUrl.get(own.url);
    if (!override) return [own];
    if (override.is_left_out) return [];
    return [
      {
        ...own,
        priority: override.priority ?? own.priority,
        seo_title: override.seo_title || own.seo_title,
        seo_meta_description: override.seo_meta_description || own.seo_meta_description,
      },
    ];
  });
}

/**
 * The sitemap (spec point 3): every page that is published, and every record that has a page to be shown on. What is for signed-in
 * visitors only is left out with all that is shown there.
 * @param isShopOpen whether products and their groups belong to it
 */
export async function buildSitemap(
  payload: Payload,
  now: Date,
  isShopOpen: boolean,
): Promise<SitemapEntry[]> {
  const [pages, news, racing, shop, postTag, gallery, { docs: overrides }] = await Promise.all([
    pageEntries(payload, isShopOpen),
    newsEntries(payload, now),
    racingEntries(payload),
    isShopOpen ? shopEntries(payload) : {},
    postTagEntries(payload, now),
    galleryEntries(payload),
    payload.find(findAll('sitemap-overrides', {})),
  ]);
  const details: Partial<Record<DetailKind, SitemapEntry[]>> = {
    ...news,
    ...racing,
    ...shop,
    postTag,
    gallery,
  };
  const shown = Object.entries(DETAIL_PAGES).flatMap(([kind, page]) =>
    pages.open.has(page) ? (Object.entries(details).find(([name]) => name === kind)?.[1] ?? []) : [],
  );
  const allowed = overrides.filter(({ url }) => !pages.guarded.has(url.split('/', 1)[0] ?? ''));
  return withOverrides([...pages.entries, ...shown], allowed);
}
