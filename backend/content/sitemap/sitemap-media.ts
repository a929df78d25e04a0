import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { inGroup } from '../groups/groups.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { keptPages } from './kept-pages.ts';
import { keptRecords } from './kept-records.ts';
import { entry, type Dated } from './sitemap-entry.ts';
import { DETAIL_PAGES, detailPath } from '../../../lib/contract/paths.ts';
import { readable } from '../../cms/records/readable.ts';

/** Takes the place of a tag in the URLs of further pages of all posts: /feed/page/2. */
const ALL_TAGS = 'page';

/** Published posts, with what the pages of their tags need. */
const keptPosts = keptRecords('microblog-posts', PUBLISHED, async (payload, where) => {
  const select = { tags: true, published_at: true, updatedAt: true } as const;
  return (await readable(payload).find({ ...findAll('microblog-posts', where), select })).docs;
});

/** A page for each tag used by a published post; last modified with its latest post. */
export async function postTagEntries(payload: Payload, now: Date): Promise<SitemapEntry[]> {
  const time = now.toISOString();
  const docs = (await keptPosts(payload))
    .filter(({ published_at }) => published_at <= time)
    .sort((a, b) => (a.published_at < b.published_at ? 1 : -1));
  const latest = new Map<string, Dated>();
  for (const { tags, updatedAt } of docs) {
    for (const tag of tags ?? []) {
      const known = latest.get(tag);
      if (tag !== ALL_TAGS && (!known || known.updatedAt < updatedAt)) latest.set(tag, { updatedAt });
    }
  }
  return [...latest].map(([tag, dated]) =>
    entry(detailPath('postTag', tag), 'Microblog/Tag', dated, `#${tag}`, ''),
  );
}

/** The galleries on the gallery page: those in its blocks' groups. */
export async function galleryEntries(payload: Payload): Promise<SitemapEntry[]> {
  const pages = (await keptPages(payload)).filter(({ url }) => url === DETAIL_PAGES.gallery);
  const shown = pages.flatMap(({ galleryGroups }) => galleryGroups);
  if (shown.length === 0) return [];
  const { docs: groups } = await readable(payload).find(
    findAll('groups', { id: { in: shown.filter((id) => id !== null) } }),
  );
  const conditions = await Promise.all(groups.map(({ url }) => inGroup(payload, 'Gallery', url)));
  const { docs } = await readable(payload).find({
    ...findAll('galleries', shown.includes(null) ? {} : { or: conditions.filter((one) => one !== null) }),
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
