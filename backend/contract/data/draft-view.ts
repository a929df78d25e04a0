import { AsyncLocalStorage } from 'node:async_hooks';
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { processSingleton } from '../process-singleton.ts';
import { findOne } from './find-one.ts';
import { allOf } from './published.ts';

const draftView = processSingleton('draft-view', () => new AsyncLocalStorage<true>());

/** Runs `work` for an editor who looks at drafts: single records are shown in their newest state, lists as visitors have them. */
export const showDrafts = <T>(isShown: boolean, work: () => T): T =>
  isShown ? draftView().run(true, work) : work();

/** Models whose records have a page of their own and may be drafts. */
type DraftModel = Extract<CollectionSlug, 'articles' | 'rounds'>;

/**
 * A record by its url: for visitors where it is shown to them, for an editor of drafts its newest state.
 * @param shown what else has to be true for visitors
 */
export async function findByUrl<S extends DraftModel>(
  payload: Payload,
  collection: S,
  url: string,
  shown: Where,
): Promise<DataFromCollectionSlug<S> | null> {
  const isAtUrl: Where = { url: { equals: url } };
  if (draftView().getStore() !== true) return findOne(payload, collection, allOf(shown, isAtUrl));
  const query = { collection, draft: true, limit: 1, depth: 0, pagination: false } as const;
  const { docs } = await payload.find({ ...query, where: isAtUrl });
  return docs[0] ?? null;
}
