import type { CollectionSlug, Payload, Where } from 'payload';
import type { MenuLink } from '../../../lib/contract/entities/navigation.ts';
import { DETAIL_PAGES, START_PAGE } from '../../../lib/contract/paths.ts';
import { propertyOf, textIn, textOf } from '../../../lib/shared/record.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { config } from '../../kernel/config.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { getDomain } from '../../site/domain.ts';
import { getNavigation } from '../data/navigation.ts';
import { ownPath, pathsIn, recordsIn } from './find-links.ts';

/** A record that links to a page: its name for an editor, and the address of its form. */
export type Linker = { readonly title: string; readonly edit: string };

/** A page of either model that visitors can read. */
export type LinkedPage = Linker & { readonly path: string };

/** The address of a record's form. @param key its collection and id */
const editAddress = (key: string): string => `/admin/collections/${key}`;

/** Cached for a record until it changes. */
type CachedLinks = {
  readonly updatedAt: string;
  readonly title: string;
  /** Its own path, if it is a page. */
  readonly path: string;
  /** The paths that it links to. */
  readonly paths: ReadonlySet<string>;
  /** The keys of the records that it links to. */
  readonly records: ReadonlySet<string>;
};
export type Source = CachedLinks & { readonly linker: Linker };

/** Collections whose texts and settings link to pages. */
export const SOURCES = [
  'pages',
  'row-pages',
  'articles',
  'snippets',
  'links',
  'faqs',
  'groups',
  'microblog-posts',
  'categories',
  'series',
  'rounds',
] as const satisfies readonly CollectionSlug[];

/** Only the newest records of each collection are read: a page that only an old article links to is as good as lost. */
const MAX_RECORDS = 500;
/** Records read per query. */
const BATCH_SIZE = 100;

const cachedRecords = processSingleton('page-links', () => new Map<string, CachedLinks>());

const publishedOf = (payload: Payload, collection: CollectionSlug): Where =>
  payload.collections[collection].config.versions?.drafts ? PUBLISHED : {};

/** Reads the records that have changed since the last time; the others' links are cached. */
export async function sourcesIn(payload: Payload, collection: (typeof SOURCES)[number]): Promise<Source[]> {
  const { config: settings } = payload.collections[collection];
  const cached = cachedRecords();
  const { docs } = await payload.find({
    collection,
    where: publishedOf(payload, collection),
    sort: '-updatedAt',
    limit: MAX_RECORDS,
    depth: 0,
    select: { updatedAt: true },
  });
  const keyOf = (id: number | string) => `${collection}/${String(id)}`;
  const changed = docs.filter(({ id, updatedAt }) => cached.get(keyOf(id))?.updatedAt !== updatedAt);
  for (let from = 0; from < changed.length; from += BATCH_SIZE) {
    const ids = changed.slice(from, from + BATCH_SIZE).map(({ id }) => id);
    const found = await payload.find({
      collection,
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
    });
    for (const doc of found.docs)
      cached.set(keyOf(doc.id), {
        updatedAt: doc.updatedAt,
        title: textIn(doc, settings.admin.useAsTitle ?? '') || String(doc.id),
        path: textIn(doc, collection === 'row-pages' ? 'slug' : 'url'),
        paths: pathsIn(doc, config().siteUrl),
        records: recordsIn(doc),
      });
  }
  const label = textOf(settings.labels.singular) || collection;
  return docs.flatMap(({ id }) => {
    const record = cached.get(keyOf(id));
    const edit = editAddress(keyOf(id));
    return record ? [{ ...record, linker: { title: `${label}: ${record.title}`, edit } }] : [];
  });
}

const NAVIGATION = '/admin/globals/navigation';

/** The menus' links to this site; a content server's own menu (without a Navigation) counts as none. */
export async function menuSources(
  payload: Payload,
): Promise<{ readonly path: string; readonly linker: Linker }[]> {
  const navigation = await getNavigation(payload);
  if (navigation === null) return [];
  const of = (part: string, links: readonly MenuLink[]) =>
    links.flatMap(({ href }) => {
      const path = ownPath(href, config().siteUrl);
      return path === null ? [] : [{ path, linker: { title: `Navigation: ${part}`, edit: NAVIGATION } }];
    });
  return [
    ...of(
      'header',
      navigation.header.flatMap((entry) => [entry, ...entry.children]),
    ),
    ...of('phone', navigation.shortcuts),
    ...of(
      'footer',
      navigation.footer.flatMap(({ links }) => links),
    ),
    ...of('notice', navigation.notice?.link ? [navigation.notice.link] : []),
  ];
}

/**
 * Finds what links to a page: the menus, other pages, articles and lists of links. A link to a redirected address counts for its target.
 * @returns by path, without slashes at either end; a page's own links don't count
 */
async function findLinkers(payload: Payload): Promise<(path: string, own: string) => Linker[]> {
  const { docs: redirects } = await payload.find({ collection: 'redirects', depth: 0, pagination: false });
  const leadsTo = new Map(
    redirects.flatMap(({ from, to }) => {
      const [path, target] = [ownPath(from, config().siteUrl), ownPath(to, config().siteUrl)];
      return path === null || target === null ? [] : [[path, target] as const];
    }),
  );
  const linkers = new Map<string, Map<string, Linker>>();
  const add = ({ path, linker }: { readonly path: string; readonly linker: Linker }) => {
    const target = leadsTo.get(path) ?? path;
    const known = linkers.get(target) ?? new Map<string, Linker>();
    linkers.set(target, known.set(`${linker.edit} ${linker.title}`, linker));
  };
  for (const source of await menuSources(payload)) add(source);
  const sources = (await Promise.all(SOURCES.map((collection) => sourcesIn(payload, collection)))).flat();
  const pathOf = new Map(sources.map(({ path, linker }) => [linker.edit, path]));
  for (const { paths, records, linker } of sources) {
    for (const path of paths) add({ path, linker });
    for (const key of records) {
      const path = pathOf.get(editAddress(key));
      if (path !== undefined) add({ path, linker });
    }
  }
  return (path, own) => [...(linkers.get(path)?.values() ?? [])].filter(({ edit }) => edit !== own);
}

const { article, category, round, session, episode, product, productGroup } = DETAIL_PAGES;
/** Pages that are reached through the records they show. */
const RECORD_PAGES: ReadonlySet<string> = new Set([article, category, round, session, episode, product]);

/** Returns a check of whether a published page at an address should be linked from somewhere. */
async function needsLinks(payload: Payload): Promise<(path: string) => boolean> {
  const { ecommerce_enabled: isShopOpen } = await getDomain(payload);
  return (path) => path !== START_PAGE && !RECORD_PAGES.has(path) && (isShopOpen || path !== productGroup);
}

/** Published pages that nothing links to, excluding the start page and those reached through their records. */
export async function findOrphans(payload: Payload): Promise<LinkedPage[]> {
  const [linkersOf, needs] = await Promise.all([findLinkers(payload), needsLinks(payload)]);
  const pages = [...(await sourcesIn(payload, 'pages')), ...(await sourcesIn(payload, 'row-pages'))];
  return pages
    .filter(({ path, linker }) => needs(path) && linkersOf(path, linker.edit).length === 0)
    .map(({ title, path, linker }) => ({ title, path, edit: linker.edit }));
}

/** What links to one page, and whether it should be linked: published, and not reached through its records. */
export async function linksTo(
  payload: Payload,
  collection: 'pages' | 'row-pages',
  doc: { readonly id: number; readonly url?: string | null; readonly slug?: string | null },
): Promise<{ readonly linkers: readonly Linker[]; readonly isOrphan: boolean }> {
  const path = doc.url ?? doc.slug ?? '';
  const own = `/admin/collections/${collection}/${String(doc.id)}`;
  const linkers = (await findLinkers(payload))(path === START_PAGE ? '' : path, own);
  const isPublished = collection === 'row-pages' || propertyOf(doc, '_status') === 'published';
  const needs = await needsLinks(payload);
  return { linkers, isOrphan: linkers.length === 0 && isPublished && path !== '' && needs(path) };
}
