import type { PayloadRequest } from 'payload';
import type { Result } from '../../payload-types.ts';

/**
 * Changes a published session through the same hooks as saving its form. What an editor is preparing isn't published along with it: it
 * stays a draft version.
 * @param published as stored; the caller has locked it
 * @throws ValidationError for anything the form would refuse
 */
export async function writePublished(
  req: PayloadRequest,
  published: Result,
  changes: Partial<Result>,
): Promise<void> {
  const { id } = published;
  const latest = await req.payload.findByID({ collection: 'results', id, draft: true, depth: 0, req });
  const { id: _id, createdAt: _created, updatedAt: _updated, ...whole } = published;
  const base = latest._status === 'draft' ? whole : {};
  await req.payload.update({
    collection: 'results',
    id,
    data: { ...base, ...changes, _status: 'published' },
    depth: 0,
    req,
  });
}
