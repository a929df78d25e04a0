import type { Payload } from 'payload';
import type { InitialData, InitialDataChanges } from '../../../lib/contract/endpoints/content.ts';
import { ALL_EXTENSIONS } from '../../../lib/contract/extensions.ts';
import { etagOf } from '../../../lib/shared/node/etag.ts';
import { DEFAULT_CROPS } from '../../media/default-crops.ts';
import { groupEntity } from '../groups/group.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { watchContent } from '../../kernel/watch-content.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { contentNow, momentOfCall } from '../../kernel/clock.ts';
import { contentStamp } from './content-stamp.ts';
import { createContentContext } from '../context.ts';
import { getNavigation } from '../data/navigation.ts';
import { getDomain } from '../../site/domain.ts';
import { listGroups } from '../groups/groups.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { buildSitemap } from './sitemap.ts';
import { createSitemapVersions } from './sitemap-versions.ts';
import { readable } from '../../cms/records/readable.ts';

/** The data, how long it is valid, and its serialised form once requested. */
type Cached = {
  readonly data: InitialData;
  readonly untilMs: number;
  readonly stamp: string;
  readonly serialised: () => { readonly body: string; readonly etag: string };
};

const slot = processSingleton('initial-data', () => {
  const own: { cached: Cached | null; building: Promise<Cached> | null } = { cached: null, building: null };
  const state = watchContent(null, () => {
    own.cached = null;
    own.building = null;
  });
  return { own, state, versions: createSitemapVersions() };
});

async function redirects(payload: Payload): Promise<InitialData['redirects']> {
  const { docs } = await readable(payload).find({ ...findAll('redirects', {}), sort: 'from' });
  const data = docs.map(({ id, from, to }) => ({ id, from, to }));
  return { data, num_items: data.length, num_pages: data.length > 0 ? 1 : 0 };
}

async function pages(payload: Payload): Promise<InitialData['pages']> {
  const select = { name: true, url: true, updatedAt: true } as const;
  const { docs } = await readable(payload).find({ ...findAll('pages', PUBLISHED), sort: 'name', select });
  return docs.map(({ id, name, url, updatedAt }) => ({ id, name, url, updated_at: updatedAt }));
}

/** Initial data (spec point 7): sitemap, domain, groups, pages, redirects. */
async function readInitialData(payload: Payload): Promise<InitialData> {
  const context = createContentContext(payload);
  const domain = await getDomain(payload);
  const [sitemap, groups, pageList, redirectList, navigation] = await Promise.all([
    buildSitemap(payload, context.now, domain.ecommerce_enabled),
    listGroups(payload).then((docs) =>
      Promise.all(docs.map((doc) => groupEntity(doc, context, DEFAULT_CROPS.group))),
    ),
    pages(payload),
    redirects(payload),
    getNavigation(payload),
  ]);
  return {
    sitemap,
    domain,
    groups,
    pages: pageList,
    redirects: redirectList,
    navigation,
    extensions: [...ALL_EXTENSIONS],
    version: '',
  };
}

/** When the next record with a future date becomes visible, in milliseconds by the championship's clock. */
async function nextAppearance(payload: Payload, now: Date): Promise<number> {
  const nextBy = (date: 'display_start_time' | 'published_at') =>
    ({
      where: allOf(PUBLISHED, { [date]: { greater_than: now.toISOString() } }),
      sort: date,
      limit: 1,
      depth: 0,
      pagination: false,
    }) as const;
  const shownFrom = { ...nextBy('display_start_time'), select: { display_start_time: true } } as const;
  const postedAt = { ...nextBy('published_at'), select: { published_at: true } } as const;
  const [articles, episodes, posts] = await Promise.all([
    readable(payload).find({ collection: 'articles', ...shownFrom }),
    readable(payload).find({ collection: 'podcast-episodes', ...shownFrom }),
    readable(payload).find({ collection: 'microblog-posts', ...postedAt }),
  ]);
  const dates = [
    ...[...articles.docs, ...episodes.docs].map(({ display_start_time }) => display_start_time),
    ...posts.docs.map(({ published_at }) => published_at),
  ];
  return Math.min(Infinity, ...dates.map((date) => Date.parse(date)));
}

function serialiser(data: InitialData): Cached['serialised'] {
  let made: ReturnType<Cached['serialised']> | undefined;
  return () => {
    if (made) return made;
    const body = JSON.stringify(data);
    made = { body, etag: etagOf(body) };
    return made;
  };
}

async function build(payload: Payload): Promise<Cached> {
  const stamp = await contentStamp(payload);
  const [data, untilMs] = await Promise.all([
    readInitialData(payload),
    nextAppearance(payload, contentNow()),
  ]);
  return { data, untilMs, stamp, serialised: serialiser(data) };
}

/** Builds the data that everybody gets, with its version. */
async function buildVersion(payload: Payload): Promise<Cached> {
  const cached = await build(payload);
  const data = { ...cached.data, version: slot().versions.take(cached.data.sitemap) };
  return { ...cached, data, serialised: serialiser(data) };
}

function startBuilding(payload: Payload): Promise<Cached> {
  const { own, state } = slot();
  const stateBefore = state();
  const building = buildVersion(payload)
    .then((cached) => {
      // A result read before a change is returned to the callers waiting for it, but not cached.
      if (state() === stateBefore) own.cached = cached;
      return cached;
    })
    .finally(() => {
      if (own.building === building) own.building = null;
    });
  own.building = building;
  return building;
}

/** Cached in memory until content changes, in this process or another on the same database, or until a record's date arrives. */
async function currentData(payload: Payload): Promise<Cached> {
  const { own } = slot();
  const { cached } = own;
  if (cached && contentNow().getTime() < cached.untilMs && cached.stamp === (await contentStamp(payload)))
    return cached;
  return own.building ?? startBuilding(payload);
}

/** The initial data as JSON text. For an editor viewing another time, it is built for this call only. */
export async function initialDataJson(payload: Payload): Promise<{ body: string; etag: string }> {
  return (momentOfCall() === null ? await currentData(payload) : await build(payload)).serialised();
}

/** The initial data in this process; for an editor viewing another time, as at that time. */
export async function initialDataNow(payload: Payload): Promise<InitialData> {
  return (momentOfCall() === null ? await currentData(payload) : await build(payload)).data;
}

/** The addresses that visitors can read, with the version of that state; the same list object until something changes. */
export async function currentSitemap(
  payload: Payload,
): Promise<Pick<InitialData, 'sitemap' | 'version' | 'pages'>> {
  return (await currentData(payload)).data;
}

/** The differences from an earlier version of the initial data; everything if that version is unknown. */
export async function initialDataChanges(payload: Payload, since: string): Promise<InitialDataChanges> {
  const { data } = await currentData(payload);
  const change = slot().versions.since(since);
  return change === null
    ? { ...data, is_whole: true, removed: [] }
    : { ...data, is_whole: false, sitemap: [...change.set], removed: [...change.removed] };
}
