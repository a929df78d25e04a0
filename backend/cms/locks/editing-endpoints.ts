import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { propertyOf, textOf } from '../../../lib/shared/record.ts';
import { lockOn, locksOf } from './current-lock.ts';
import { namesOfAccounts, staffOf } from './staff.ts';

const HEADERS = { 'Cache-Control': 'private, no-store' };
export const answer = (status: number, body: object) => Response.json(body, { status, headers: HEADERS });

/** The record that a call below `…/:collection/:id` is about. */
export type Target = { readonly collection: CollectionSlug; readonly id: number };

/**
 * The record of a call, if its account may do that with it.
 * @returns the answer that refuses the call, otherwise
 */
export async function targetOf(
  req: PayloadRequest,
  right: 'read' | 'update',
): Promise<{ readonly target: Target; readonly doc: object } | Response> {
  if (staffOf(req) === null) return answer(401, { message: 'Please sign in first.' });
  const slug = textOf(req.routeParams?.['collection']);
  const id = Number(req.routeParams?.['id']);
  const collection = req.payload.config.collections.find(
    (one) => one.slug === slug && one.custom['isContent'] === true,
  )?.slug;
  if (collection === undefined || !Number.isSafeInteger(id))
    return answer(404, { message: 'Record not found.' });
  const { access, versions } = req.payload.collections[collection].config;
  if ((await access[right]({ req, id })) === false)
    return answer(403, { message: 'Your account doesn’t have permission to do this.' });
  const doc = await req.payload.findByID({
    collection,
    id,
    draft: Boolean(versions),
    depth: 0,
    showHiddenFields: true,
    overrideAccess: false,
    disableErrors: true,
    req,
  });
  return doc === null ? answer(404, { message: 'Record not found.' }) : { target: { collection, id }, doc };
}

/** GET /api/editing/{collection}/{id}: who is editing a record, and who changed it last. */
const editingEndpoint: Endpoint = {
  path: '/editing/:collection/:id',
  method: 'get',
  handler: async (req) => {
    const found = await targetOf(req, 'read');
    if (found instanceof Response) return found;
    const own = staffOf(req)?.id;
    const lock = await lockOn(req, found.target.collection, found.target.id);
    const by = propertyOf(found.doc, 'changed_by');
    const account = typeof by === 'number' ? by : null;
    const names = await namesOfAccounts(req.payload, [lock?.account, account]);
    return answer(200, {
      editor:
        lock === null ? null : { name: names(lock.account), isYou: lock.account === own, since: lock.since },
      change:
        account === null
          ? null
          : { name: names(account), isYou: account === own, at: propertyOf(found.doc, 'changed_at') },
    });
  },
};

/** POST /api/editing/{collection}/{id}/take-over: from now on only this account may save the record's form. */
const takeOverEndpoint: Endpoint = {
  path: '/editing/:collection/:id/take-over',
  method: 'post',
  handler: async (req) => {
    const found = await targetOf(req, 'update');
    const account = staffOf(req);
    if (found instanceof Response || account === null)
      return found instanceof Response ? found : answer(401, {});
    const { collection, id } = found.target;
    await req.payload.db.deleteMany({
      collection: 'payload-locked-documents',
      where: locksOf(collection, id),
      req,
    });
    await req.payload.db.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: collection, value: id },
        user: { relationTo: 'users', value: account.id },
      },
      returning: false,
      req,
    });
    return answer(200, { message: 'You’re editing this now.' });
  },
};

export const editingEndpoints: Endpoint[] = [editingEndpoint, takeOverEndpoint];
