import type { Payload } from 'payload';
import type { InitialData } from '../../../lib/contract/endpoints/content.ts';
import { etagOf } from '../http/etag.ts';
import { CUTS } from '../mappers/cuts.ts';
import { groupEntity } from '../mappers/group.ts';
import { processSingleton } from '../process-singleton.ts';
import { watchContent } from '../watch-content.ts';
import { findAll } from './by-ids.ts';
import { contentNow, momentOfCall } from './clock.ts';
import { contentStamp } from './content-stamp.ts';
import { createContentContext } from './context.ts';
import { getDomain } from './domain.ts';
import { listGroups } from './groups.ts';
import { allOf, PUBLISHED } from './published.ts';
import { buildSitemap } from './sitemap.ts';

/** The answer as it goes out, and until when it is right. */
type Kept = {
  readonly body: string;
  readonly etag: string;
  readonly untilMs: number;
  readonly stamp: string;
};

const slot = processSingleton('initial-data', () => {
  const own: { kept: Kept | null; building: Promise<Kept> | null } = { kept: null, building: null };
  const state = watchContent(null, () => {
    own.kept = null;
    own.building = null;
  });
  return { own, state };
});

async function redirects(payload: Payload): Promise<InitialData['redirects']> {
  const { docs } = await payload.find({ ...findAll('redirects', {}), sort: 'from' });
  const data = docs.map(({ id, from, to }) => ({ id, from, to }));
  return { data, num_items: data.length, num_pages: data.length > 0 ? 1 : 0 };
}

async function pages(payload: Payload): Promise<InitialData['pages']> {
  const select = { name: true, url: true, updatedAt: true } as const;
  const { docs } = await payload.find({ ...findAll('pages', PUBLISHED), sort: 'name', select });
  return docs.map(({ id, name, url, updatedAt }) => ({ id, name, url, updated_at: updatedAt }));
}

/** Initial data (spec point 7): sitemap, domain, groups, pages, redirects. */
async function readInitialData(payload: Payload): Promise<InitialData> {
  const context = createContentContext(payload);
  const domain = await getDomain(payload);
  const [sitemap, groups, pageList, redirectList] = await Promise.all([
    buildSitemap(payload, context.now, domain.ecommerce_enabled),
    listGroups(payload).then((docs) => Promise.all(docs.map((doc) => groupEntity(doc, context, CUTS.group)))),
    pages(payload),
    redirects(payload),
  ]);
  return { sitemap, domain, groups, pages: pageList, redirects: redirectList };
}

/** When the next record with a date to come will be shown, in milliseconds of the championship's clock. */
async function nextAppearance(payload: Payload, now: Date): Promise<number> {
  const where = allOf(PUBLISHED, { display_start_time: { greater_than: now.toISOString() } });
  const next = { where, sort: 'display_start_time', limit: 1, depth: 0, pagination: false } as const;
  const select = { display_start_time: true } as const;
  const [articles, episodes] = await Promise.all([
    payload.find({ collection: 'articles', ...next, select }),
    payload.find({ collection: 'podcast-episodes', ...next, select }),
  ]);
  const times = [...articles.docs, ...episodes.docs].map((doc) => Date.parse(doc.display_start_time));
  return Math.min(Infinity, ...times);
}

async function build(payload: Payload): Promise<Kept> {
  const stamp = await contentStamp(payload);
  const [data, untilMs] = await Promise.all([
    readInitialData(payload),
    nextAppearance(payload, contentNow()),
  ]);
  const body = JSON.stringify(data);
  return { body, etag: etagOf(body), untilMs, stamp };
}

function startBuilding(payload: Payload): Promise<Kept> {
  const { own, state } = slot();
  const stateBefore = state();
  const building = build(payload)
    .then((kept) => {
      // What was read before a change is answered to those who wait, but not kept.
      if (state() === stateBefore) own.kept = kept;
      return kept;
    })
    .finally(() => {
      if (own.building === building) own.building = null;
    });
  own.building = building;
  return building;
}

/**
 * The initial data as JSON text. It is kept in memory until content changes, in this process or in another one on the same
 * database, or until a record's date comes.
 */
export async function initialDataJson(payload: Payload): Promise<{ body: string; etag: string }> {
  // Of another moment, for an editor: made for this call alone.
  if (momentOfCall() !== null) return build(payload);
  const { own } = slot();
  const { kept } = own;
  if (kept && contentNow().getTime() < kept.untilMs && kept.stamp === (await contentStamp(payload)))
    return kept;
  return own.building ?? startBuilding(payload);
}
