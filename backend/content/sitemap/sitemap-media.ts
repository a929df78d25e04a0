import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { inGroup } from '../groups/groups.ts';
import { allOf, PUBLISHED } from '../../cms/records/published.ts';
import { cachedPages } from './cached-pages.ts';
import { cachedRecords, memoised } from './cached-records.ts';
import { entry, type Dated } from './sitemap-entry.ts';
import { DETAIL_PAGES, detailPath, POSTS_PARTS, RESERVED_TAGS } from '../../../lib/contract/paths.ts';
import { readable } from '../../cms/records/readable.ts';
import { refIds } from '../../cms/records/refs.ts';

/** Published posts, with what their pages and those of their tags and rounds need. */
const cachedPosts = cachedRecords('microblog-posts', PUBLISHED, async (payload, where) => {
  const select = { tags: true, round: true, published_at: true, updatedAt: true } as const;
  return (await readable(payload).find({ ...findAll('microblog-posts', where), select })).docs;
});
type CachedPost = Awaited<ReturnType<typeof cachedPosts>>[number];

/** A post's page. The site uses the post's first words as its title. */
const postEntry = memoised((doc: CachedPost) =>
  entry(`${DETAIL_PAGES.postTag}/${POSTS_PARTS.post}/${String(doc.id)}`, 'Microblog/Post', doc, '', ''),
);

/** The time of the latest change, grouped by what posts have in common. */
function latestBy<K>(docs: readonly CachedPost[], keysOf: (doc: CachedPost) => readonly K[]) {
  const latest = new Map<K, Dated>();
  for (const doc of docs) {
    const { updatedAt } = doc;
    for (const key of keysOf(doc)) {
      const known = latest.get(key);
      if (!known || known.updatedAt < updatedAt) latest.set(key, { updatedAt });
    }
  }
  return latest;
}

/** The URL names of published rounds. */
async function roundNames(payload: Payload, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await readable(payload).find({
    ...findAll('rounds', allOf(PUBLISHED, { id: { in: [...ids] } })),
    select: { url: true },
  });
  return new Map(docs.map(({ id, url }) => [id, url]));
}

/** A page for each published post, for each tag in use, and for the posts of each round; last modified with the latest post. */
export async function postEntries(payload: Payload, now: Date): Promise<SitemapEntry[]> {
  const time = now.toISOString();
  const docs = (await cachedPosts(payload))
    .filter(({ published_at }) => published_at <= time)
    .sort((a, b) => (a.published_at < b.published_at ? 1 : -1));
  const tags = latestBy(docs, (doc) => (doc.tags ?? []).filter((tag) => !RESERVED_TAGS.includes(tag)));
  const rounds = latestBy(docs, (doc) => refIds([doc.round]));
  const names = await roundNames(payload, [...rounds.keys()]);
  return [
    ...[...tags].map(([tag, dated]) =>
      entry(detailPath('postTag', tag), 'Microblog/Tag', dated, `#${tag}`, ''),
    ),
    ...[...rounds].flatMap(([round, dated]) => {
      const name = names.get(round);
      const path = `${DETAIL_PAGES.postTag}/${POSTS_PARTS.round}/${name ?? ''}`;
      return name === undefined ? [] : [entry(path, 'Microblog/Round', dated, '', '')];
    }),
    ...docs.map((doc) => postEntry(doc)),
  ];
}

/** The galleries on the gallery page: those in its blocks' groups. */
export async function galleryEntries(payload: Payload): Promise<SitemapEntry[]> {
  const pages = (await cachedPages(payload)).filter(({ url }) => url === DETAIL_PAGES.gallery);
  const shown = pages.flatMap(({ galleryGroups }) => galleryGroups);
  if (shown.length === 0) return [];
  const { docs: groups } = await readable(payload).find(
    findAll('groups', { id: { in: shown.filter((id) => id !== null) } }),
  );
  const conditions = await Promise.all(groups.map(({ url }) => inGroup(payload, 'Gallery', url)));
  const { docs } = await readable(payload).find({
    ...findAll(
      'galleries',
      shown.includes(null) ? {} : { or: conditions.filter((condition) => condition !== null) },
    ),
    sort: ['sort', 'id'],
    select: { name: true, heading: true, sub_heading: true, url: true, updatedAt: true },
  });
  return docs.map((doc) =>
    entry(
      detailPath('gallery', doc.url),
      'Cognito/Gallery',
      doc,
      doc.heading || doc.name,
      doc.sub_heading ?? '',
    ),
  );
}
