import type { PayloadRequest } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { OFFICE_PREFERENCE, SET_UP_LATER } from './office-preference.ts';

export const SET_UP_PATH = '/admin/set-up';

/** Whether the site has no page at all, not even a draft. */
export async function isEmptySite({ payload }: PayloadRequest): Promise<boolean> {
  return (await payload.count({ collection: 'pages' })).totalDocs === 0;
}

/** The entries that a request's account has postponed or dismissed, by key. */
export async function dismissedBy(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: OFFICE_PREFERENCE } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const keys = propertyOf(docs[0]?.value, 'dismissed');
  return new Set(Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []);
}

/** Whether the home screen opens the set-up: on an empty site, unless the administrator has postponed it. */
export const opensSetUp = async (req: PayloadRequest): Promise<boolean> =>
  (await isEmptySite(req)) && !(await dismissedBy(req)).has(SET_UP_LATER);
