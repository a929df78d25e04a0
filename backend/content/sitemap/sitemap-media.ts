import type { Payload } from 'payload';
import type { SitemapEntry } from '../../../lib/contract/entities/site.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import { inGroup } from '../groups/groups.ts';
import { allOf, PUBLISHED, publishedBy } from '../../cms/records/published.ts';
import { refId } from '../../cms/records/refs.ts';
import { entry, type Dated } from './sitemap-entry.ts';
import { DETAIL_PAGES, detailPath } from '../../../lib/contract/paths.ts';
import { readable } from '../../cms/records/readable.ts';

/** Takes the place of a tag in the URLs of further pages of all posts: /feed/page/2. */
const ALL_TAGS = 'page';

/** A page for each tag used by a published post; last modified with its latest post. */
export async function postTagEntries(payload: Payload, now: Date): Promise<SitemapEntry[]> {
  const { docs } = await readable(payload).find({
    ...findAll('microblog-posts', publishedBy('published_at', now)),
    sort: '-published_at',
    select: { tags: true, updatedAt: true },
  });
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
  const { docs: pages } = await readable(payload).find(
    findAll('pages', allOf(PUBLISHED, { url: { equals: DETAIL_PAGES.gallery } })),
  );
  const blocks = pages.flatMap(({ blocks: all }) => all ?? []);
  const shown = blocks.flatMap((block) =>
    block.blockType === 'core-gallery-group' ? [refId(block.group)] : [],
  );
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
