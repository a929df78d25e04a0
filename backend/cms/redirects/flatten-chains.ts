import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { takeSharedLock } from '../../kernel/database/sql.ts';
import { finalTarget, pathKey, type RedirectRow } from './follow.ts';

/**
 * Makes whoever is about to add or change redirects wait for others who do: what is checked from now on is still so when it's written, and
 * two who save at the same moment make neither a chain nor a loop.
 */
export const lockRedirects = (req: PayloadRequest): Promise<void> => takeSharedLock(req, 'redirects');

/** The same before a record is checked that is a redirect, or makes one. */
export const lockBeforeChange: CollectionBeforeChangeHook = async ({ data, req }) => {
  await lockRedirects(req);
  return data;
};

/** All redirects but one. @param id the one to leave out, if any */
export async function otherRows(req: PayloadRequest, id?: number): Promise<RedirectRow[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? {} : { id: { not_equals: id } },
    depth: 0,
    pagination: false,
    req,
  });
  return docs;
}

/** Points a redirect straight to its final target. One that would lead back is left to the field's validation. */
export const pointToFinalTarget: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const from: unknown = data['from'] ?? originalDoc?.from;
  const to: unknown = data['to'] ?? originalDoc?.to;
  if (typeof from !== 'string' || typeof to !== 'string') return data;
  const target = finalTarget(from, to, await otherRows(req, originalDoc?.id));
  return { ...data, to: target ?? to };
};

/** Repoints redirects that lead here, so that no chain arises. Each repointed one does the same. */
export const repointOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  const others = await otherRows(req, doc.id);
  for (const other of others.filter(({ to }) => pathKey(to) === pathKey(doc.from))) {
    if (other.id === undefined) continue;
    await req.payload.update({ collection: 'redirects', id: other.id, data: { to: doc.to }, req });
  }
  return doc;
};
