import type { PayloadRequest, CollectionAfterChangeHook } from 'payload';

/** Redirects `from` to `to`, replacing any earlier redirect. One away from `to` is removed: there is a page there now. */
export async function setRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [to, from] } }, req });
  await req.payload.create({ collection: 'redirects', data: { from, to }, req });
}

/** Creates the redirect that an editor typed beside a missing path. */
export const redirectMissingPath: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.redirect_to && doc.redirect_to !== previousDoc?.redirect_to)
    await setRedirect(req, doc.path, doc.redirect_to);
  return doc;
};
