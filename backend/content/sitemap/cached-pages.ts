import { findAll } from '../../cms/records/by-ids.ts';
import { PUBLISHED } from '../../cms/records/published.ts';
import { readable } from '../../cms/records/readable.ts';
import { refId } from '../../cms/records/refs.ts';
import { cachedRecords, latestFirst } from './cached-records.ts';
import type { Payload } from 'payload';

const records = cachedRecords('pages', PUBLISHED, async (payload, where) => {
  const { docs } = await readable(payload).find(findAll('pages', where));
  return docs.map(
    ({ id, name, url, requires_login, seo_title, seo_meta_description, updatedAt, blocks }) => ({
      id,
      name,
      url,
      requires_login,
      seo_title,
      seo_meta_description,
      updatedAt,
      blockTypes: (blocks ?? []).map(({ blockType }) => blockType),
      /** The groups of its galleries; null for a block that shows all. */
      galleryGroups: (blocks ?? []).flatMap((block) =>
        block.blockType === 'core-gallery-group' ? [refId(block.group)] : [],
      ),
    }),
  );
});

/** Published pages, with what the sitemap needs of them: their blocks are read again only when they change. */
export const cachedPages = async (payload: Payload) => latestFirst(await records(payload));
export type CachedPage = Awaited<ReturnType<typeof cachedPages>>[number];
