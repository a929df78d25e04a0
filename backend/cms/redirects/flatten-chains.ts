import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { finalTarget, pathKey, type RedirectRow } from './follow.ts';

async function otherRows(req: PayloadRequest, id: number | undefined): Promise<RedirectRow[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: id === undefined ? {} : { id: { not_equals: id } },
    depth: 0,
    pagination: false,
    req,
  });
  return docs;
}

/** Points a redirect straight to its final target, and rejects one that would loop. */
export const pointToFinalTarget: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const from: unknown = data['from'] ?? originalDoc?.from;
  const to: unknown = data['to'] ?? originalDoc?.to;
  if (typeof from !== 'string' || typeof to !== 'string') return data;
  const target = finalTarget(from, to, await otherRows(req, originalDoc?.id));
  if (target === null) throw new APIError(`${from} would create a redirect loop.`, 400, undefined, true);
  return { ...data, to: target };
};

/** Repoints redirects that lead here, so that no chain arises. */
export const repointOthers: CollectionAfterChangeHook = async ({ doc, req, context }) => {
  if (context['isShortening'] === true) return doc;
  const others = await otherRows(req, doc.id);
  for (const other of others.filter(({ to }) => pathKey(to) === pathKey(doc.from))) {
    if (other.id === undefined) continue;
    await req.payload.update({
      collection: 'redirects',
      id: other.id,
      data: { to: doc.to },
      context: { isShortening: true },
      req,
    });
  }
  return doc;
};
