import type { PayloadRequest } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import type { FormSubmission } from '../../payload-types.ts';

/** The submission named in a call's address; null if there is none. */
export async function findSubmission({
  payload,
  routeParams,
}: PayloadRequest): Promise<FormSubmission | null> {
  const id = recordIdIn(routeParams?.['id']);
  return id === null ? null : findOne(payload, 'form-submissions', { id: { equals: id } });
}
