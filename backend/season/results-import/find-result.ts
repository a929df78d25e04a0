import type { PayloadRequest } from 'payload';

/** The session that an import's address names, as it is drafted; null if there is none, or none that the account may read. */
export async function findResult(req: PayloadRequest) {
  const id = Number(req.routeParams?.['id']);
  if (!Number.isInteger(id)) return null;
  return req.payload.findByID({
    collection: 'results',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  });
}
