import type { PayloadRequest, CollectionAfterChangeHook } from 'payload';
import { lockRedirects, otherRows } from './flatten-chains.ts';
import { pathKey } from './follow.ts';

/** Redirects `from` to `to` only. An earlier redirect of `from` gets the new target. */
export async function setRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  await lockRedirects(req);
  const rows = await otherRows(req);
  const earlier = rows.find((row) => pathKey(row.from) === pathKey(from));
  if (earlier?.id === undefined)
    await req.payload.create({ collection: 'redirects', data: { from, to }, req });
  else await req.payload.update({ collection: 'redirects', id: earlier.id, data: { to }, req });
}

/** Removes the redirect from a path that now has a page, which it would hide. */
export async function dropRedirect(req: PayloadRequest, from: string): Promise<void> {
  // Somebody may be saving one right now, who can't see the page yet.
  await lockRedirects(req);
  // Whoever typed it may have ended it with a slash or a query. Every record that is published asks, so all redirects aren't read.
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { contains: pathKey(from) } },
    depth: 0,
    pagination: false,
    req,
  });
  for (const { id } of docs.filter((row) => pathKey(row.from) === pathKey(from)))
    await req.payload.delete({ collection: 'redirects', id, req });
}

/** Creates the redirect that an editor typed beside a missing path. */
export const redirectMissingPath: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.redirect_to && doc.redirect_to !== previousDoc?.redirect_to)
    await setRedirect(req, doc.path, doc.redirect_to);
  return doc;
};
