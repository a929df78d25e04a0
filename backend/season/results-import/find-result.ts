import type { PayloadRequest } from 'payload';
import { recordIdIn } from '../../kernel/database/record-id.ts';

/** The session named in an import's address, in its draft; null if there is none that the account may read. */
export async function findResult(req: PayloadRequest) {
  const id = recordIdIn(req.routeParams?.['id']);
  if (id === null) return null;
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
