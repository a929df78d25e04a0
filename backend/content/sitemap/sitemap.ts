import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { LIST_PAGE_PRIORITY } from '../../../lib/contract/limits.ts';
import { toPlainText } from '../../cms/rich-text/to-html.ts';
import type { SitemapOverride } from '../../payload-types.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { listModelGroups } from '../groups/groups.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { cachedPages, type CachedPage } from './cached-pages.ts';
import { cachedRecords, memoised } from './cached-records.ts';
import { entry, shortened } from './sitemap-entry.ts';
import { sitemapSources, type DetailEntries } from './sources.ts';
import { galleryEntries, postEntries } from './sitemap-media.ts';
import { DETAIL_PAGES, detailPath, START_PAGE, START_PATH } from '../../../lib/contract/paths.ts';
import { DETAIL_BLOCKS, SHOP_BLOCK } from '../../cms/blocks/index.ts';
import { readable } from '../../cms/records/readable.ts';

type PageEntries = {
  readonly entries: SitemapEntry[];
  /** First path segments of public pages, and of those for signed-in visitors only. */
  readonly open: ReadonlySet<string>;
  readonly guarded: ReadonlySet<string>;
};

const entriesOfPage = memoised((page: CachedPage): readonly SitemapEntry[] => {
  const own = entry(
    page.url,
    'Cognito/Page',
    page,
    page.seo_title || page.name,
    shortened(page.seo_meta_description),
    LIST_PAGE_PRIORITY,
  );
  // The start page uses the site's title unless an editor has set its own.
  const start = { ...own, url: START_PATH, seo_title: page.seo_title ?? '' };
  return page.url === START_PAGE ? [start, own] : [own];
});

async function pageEntries(payload: Payload, isShopOpen: boolean): Promise<PageEntries> {
  const [docs, { docs: older }] = await Promise.all([
    cachedPages(payload),
    readable(payload).find({
      ...findAll('row-pages', {}),
      select: { name: true, slug: true, title: true, meta_description: true, updatedAt: true },
    }),
  ]);
  const isUnlisted = (blockType: string) =>
    DETAIL_BLOCKS.has(blockType) || (!isShopOpen && blockType === SHOP_BLOCK);
  const listed = docs.filter((page) => !page.requires_login && !page.blockTypes.some(isUnlisted));
  const current = listed.flatMap((page) => entriesOfPage(page));
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

/** Published articles, with what addresses and the search need of them. */
export const cachedArticles = cachedRecords('articles', PUBLISHED, async (payload, where) => {
  const select = {
    name: true,
    url: true,
    blurb: true,
    display_start_time: true,
    group: true,
    writer: true,
    updatedAt: true,
    seo_title: true,
    seo_meta_description: true,
  } as const;
  return (await readable(payload).find({ ...findAll('articles', where), select })).docs;
});
type CachedArticle = Awaited<ReturnType<typeof cachedArticles>>[number];

const articleEntry = memoised((doc: CachedArticle) =>
  entry(
    detailPath('article', doc.url),
    'Cognito/Article',
    doc,
    doc.seo_title || doc.name,
    shortened(doc.seo_meta_description || doc.blurb),
  ),
);

/** Published episodes, with what their addresses need. */
const cachedEpisodes = cachedRecords('podcast-episodes', PUBLISHED, async (payload, where) => {
  const select = {
    name: true,
    url: true,
    description: true,
    display_start_time: true,
    updatedAt: true,
  } as const;
  const { docs } = await readable(payload).find({ ...findAll('podcast-episodes', where), select });
  return docs.map(({ description, ...doc }) => ({
    ...doc,
    description: shortened(toPlainText(description)),
  }));
});

const episodeEntry = memoised((doc: Awaited<ReturnType<typeof cachedEpisodes>>[number]) =>
  entry(detailPath('episode', doc.url), 'Podcast/Episode', doc, doc.name, doc.description),
);

/** The visible records, newest first. */
const shownBy = <Doc extends { readonly display_start_time: string }>(
  docs: readonly Doc[],
  now: Date,
): Doc[] => {
  const time = now.toISOString();
  return docs
    .filter((doc) => doc.display_start_time <= time)
    .sort((a, b) => (a.display_start_time < b.display_start_time ? 1 : -1));
};

async function newsEntries(payload: Payload, now: Date): Promise<DetailEntries> {
  const [articles, episodes, groups] = await Promise.all([
    cachedArticles(payload),
    cachedEpisodes(payload),
    listModelGroups(payload, 'Article'),
  ]);
  return {
    article: shownBy(articles, now).map((doc) => articleEntry(doc)),
    episode: shownBy(episodes, now).map((doc) => episodeEntry(doc)),
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

/** Pages below which every address is that of a record: one that isn't generated shows visitors nothing. */
const RECORD_PAGES: ReadonlySet<string> = new Set<string>([
  DETAIL_PAGES.article,
  DETAIL_PAGES.category,
  DETAIL_PAGES.round,
  DETAIL_PAGES.session,
  DETAIL_PAGES.episode,
  DETAIL_PAGES.product,
  DETAIL_PAGES.productGroup,
  DETAIL_PAGES.gallery,
]);

/** Finds out whether an address that has no generated entry is that of a record, or of a page: a draft, or one that is closed. */
async function hiddenAddresses(
  payload: Payload,
  overrides: readonly SitemapOverride[],
): Promise<(url: string) => boolean> {
  const urls = overrides.map(({ url }) => url);
  const { docs } = await payload.find({ ...findAll('pages', { url: { in: urls } }), select: { url: true } });
  const pages = new Set(docs.map(({ url }) => url));
  return (url) => {
    const [page = '', item = ''] = url.split('/');
    return pages.has(url) || (item !== '' && RECORD_PAGES.has(page));
  };
}

/**
 * Applies the editors' overrides to the generated entries; an override for an unlisted URL adds it.
 * @param isHidden whether an unlisted URL is that of something visitors can't see
 */
function withOverrides(
  entries: readonly SitemapEntry[],
  overrides: readonly SitemapOverride[],
  isHidden: (url: string) => boolean,
): SitemapEntry[] {
  const byUrl = new Map(overrides.map((override) => [override.url, override]));
  const derived = new Set(entries.map(({ url }) => url));
  const added = overrides
    .filter(({ url }) => !derived.has(url) && !isHidden(url))
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
 * The sitemap (spec point 3): every published page, and every record with a page to show it on. Pages for signed-in visitors are left out
 * with everything shown there.
 * @param isShopOpen whether to include products and their groups
 */
export async function buildSitemap(
  payload: Payload,
  now: Date,
  isShopOpen: boolean,
): Promise<SitemapEntry[]> {
  const [pages, news, postTag, gallery, others, { docs: overrides }] = await Promise.all([
    pageEntries(payload, isShopOpen),
    newsEntries(payload, now),
    postEntries(payload, now),
    galleryEntries(payload),
    Promise.all(sitemapSources.all().map((source) => source(payload, { now, isShopOpen }))),
    readable(payload).find(findAll('sitemap-overrides', {})),
  ]);
  const details = others.reduce<DetailEntries>((all, part) => ({ ...all, ...part }), {
    ...news,
    postTag,
    gallery,
  });
  const shown = Object.entries(DETAIL_PAGES).flatMap(([kind, page]) =>
    pages.open.has(page) ? (Object.entries(details).find(([name]) => name === kind)?.[1] ?? []) : [],
  );
  const allowed = overrides.filter(({ url }) => !pages.guarded.has(url.split('/', 1)[0] ?? ''));
  const { standings = [], circuit = [], team = [] } = details;
  const entries = [...pages.entries, ...shown, ...standings, ...circuit, ...team];
  return withOverrides(entries, allowed, await hiddenAddresses(payload, allowed));
}
