import { AsyncLocalStorage } from 'node:async_hooks';
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { PUBLISHED_RECORD, type PreviewClaims } from '../../../lib/contract/preview.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { findOne } from './find-one.ts';
import { allOf } from './published.ts';
import { readable } from './readable.ts';

/** What an editor previews: the latest version of every single record, except one for which an older version is chosen. */
export type DraftView = { readonly version: PreviewClaims['version'] | null };

const draftView = processSingleton('draft-view', () => new AsyncLocalStorage<DraftView>());

/** Runs `work` for an editor previewing drafts, if there is one: lists are shown as visitors see them. */
export const showDrafts = <T>(view: DraftView | null, work: () => T): T =>
  view === null ? work() : draftView().run(view, work);

/** Models whose records have their own page and may be drafts. */
type DraftModel = Extract<CollectionSlug, 'articles' | 'rounds'>;

/**
 * A record by its URL name: the published one for visitors, its latest version for an editor previewing drafts.
 * @param shown further conditions for visitors
 */
export async function findByUrl<S extends DraftModel>(
  payload: Payload,
  collection: S,
  url: string,
  shown: Where,
): Promise<DataFromCollectionSlug<S> | null> {
  const isAtUrl: Where = { url: { equals: url } };
  const view = draftView().getStore();
  if (view === undefined) return findOne(payload, collection, allOf(shown, isAtUrl));
  const query = { collection, draft: true, limit: 1, depth: 0, pagination: false } as const;
  const { docs } = await readable(payload).find({ ...query, where: isAtUrl });
  const [latest] = docs;
  return latest ? inVersion(payload, collection, latest, view.version) : null;
}

/**
 * A record as in one of its versions, at its present address; its latest version if that version belongs to another record or is gone.
 * @param latest the record's latest version
 */
export async function inVersion<S extends DraftModel | 'pages'>(
  payload: Payload,
  collection: S,
  latest: DataFromCollectionSlug<S>,
  version: DraftView['version'] | undefined,
): Promise<DataFromCollectionSlug<S>> {
  if (version?.model !== collection) return latest;
  if (version.id === PUBLISHED_RECORD) {
    const published = await findOne(payload, collection, { id: { equals: latest.id } }, 'all');
    return published === null ? latest : Object.assign({}, published, { url: latest.url });
  }
  const found = await payload.findVersionByID({
    collection,
    id: String(version.id),
    depth: 0,
    disableErrors: true,
  });
  if (found === null || String(found.parent) !== String(latest.id)) return latest;
  return Object.assign({}, found.version, { id: latest.id, url: latest.url });
}
