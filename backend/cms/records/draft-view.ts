import { AsyncLocalStorage } from 'node:async_hooks';
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { findOne } from './find-one.ts';
import { allOf } from './published.ts';
import { readable } from './readable.ts';

const draftView = processSingleton('draft-view', () => new AsyncLocalStorage<true>());

/** Runs `work` for an editor previewing drafts: single records are shown in their latest version, lists as visitors see them. */
export const showDrafts = <T>(isShown: boolean, work: () => T): T =>
  isShown ? draftView().run(true, work) : work();

/** Models whose records have their own page and may be drafts. */
type DraftModel = Extract<CollectionSlug, 'articles' | 'rounds'>;

/**
 * A record by its URL name: for visitors if it is published, for an editor previewing drafts its latest version.
 * @param shown further conditions for visitors
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
  const { docs } = await readable(payload).find({ ...query, where: isAtUrl });
  return docs[0] ?? null;
}
