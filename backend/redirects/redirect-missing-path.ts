import type { CollectionAfterChangeHook } from 'payload';
import { setRedirect } from './set-redirect.ts';

/** Makes the redirect that an editor typed beside a missing path. */
export const redirectMissingPath: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.redirect_to && doc.redirect_to !== previousDoc?.redirect_to)
    await setRedirect(req, doc.path, doc.redirect_to);
  return doc;
};
