import type { Payload, Where } from 'payload';
import { DETAIL_PAGES, START_PAGE, START_PATH } from '../../../lib/contract/paths.ts';
import { textIn } from '../../../lib/shared/record.ts';
import { allOf, PUBLISHED, publishedBy } from './published.ts';
import { recordPath } from './record-path.ts';
import { LINKED_COLLECTIONS, recordKey, type LinkedCollection } from '../rich-text/linked-record.ts';
import { createBatchLoader, type BatchLoader } from '../../kernel/batch-loader.ts';

/** The address and name of a record's page. */
export type RecordPlace = { readonly path: string; readonly name: string };

const DATES: Partial<Record<LinkedCollection, string>> = {
  articles: 'display_start_time',
  'podcast-episodes': 'display_start_time',
};

/** The records of a collection that visitors can read. */
function shownIn(payload: Payload, collection: LinkedCollection, now: Date): Where | null {
  const date = DATES[collection];
  if (date !== undefined) return publishedBy(date, now);
  return payload.collections[collection].config.versions?.drafts ? PUBLISHED : null;
}

/** The start page is at the root, and a session has no name in its address. */
function pathOf(collection: LinkedCollection, doc: { readonly id: number }): string | null {
  if (collection === 'results') return `/${DETAIL_PAGES.session}/${String(doc.id)}`;
  if (collection === 'pages' && textIn(doc, 'url') === START_PAGE) return START_PATH;
  return recordPath(collection, doc);
}

/**
 * Loads the present addresses and names of records that texts and buttons link to, by their keys; one query per collection. Records that
 * visitors can't read have none.
 */
export const createAddressLoader = (payload: Payload, now: Date): BatchLoader<string, RecordPlace> =>
  createBatchLoader(async (keys) => {
    const wanted = Map.groupBy(keys, (key) => key.split('/', 1)[0]);
    const found = new Map<string, RecordPlace>();
    for (const collection of LINKED_COLLECTIONS) {
      const ids = (wanted.get(collection) ?? []).map((key) => Number(key.slice(collection.length + 1)));
      if (ids.length === 0) continue;
      const { docs } = await payload.find({
        collection,
        where: allOf({ id: { in: ids } }, shownIn(payload, collection, now)),
        depth: 0,
        pagination: false,
      });
      const title = payload.collections[collection].config.admin.useAsTitle ?? 'name';
      for (const doc of docs) {
        const path = pathOf(collection, doc);
        if (path !== null)
          found.set(recordKey({ collection, id: doc.id }), { path, name: textIn(doc, title) });
      }
    }
    return found;
  });
