import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { propertyOf, textOf } from '../../../lib/shared/record.ts';
import { lock, lockOn, unlock, type Edited, type Lock } from './current-lock.ts';
import { namesOfAccounts, staffOf } from './staff.ts';

const SIGN_IN_FIRST = 'Please sign in first.';
const NOT_ALLOWED = 'Your account doesn’t have permission to do this.';

const HEADERS = { 'Cache-Control': 'private, no-store' };
export const answer = (status: number, body: object) => Response.json(body, { status, headers: HEADERS });

/** The record in the address of a call below `…/:collection/:id`. */
export type Target = { readonly collection: CollectionSlug; readonly id: number };

type Right = 'read' | 'update';
/** A record with its content; of one with drafts, the newest. */
type FoundRecord = { readonly target: Target; readonly doc: object };

/** The record of a call, if the account has the right. @returns otherwise an error response */
async function recordOf(req: PayloadRequest, right: Right): Promise<FoundRecord | Response> {
  if (staffOf(req) === null) return answer(401, { message: SIGN_IN_FIRST });
  const slug = textOf(req.routeParams?.['collection']);
  const id = Number(req.routeParams?.['id']);
  const collection = req.payload.config.collections.find(
    (candidate) => candidate.slug === slug && candidate.custom['isContent'] === true,
  )?.slug;
  if (collection === undefined || !Number.isSafeInteger(id))
    return answer(404, { message: 'Record not found.' });
  const { access, versions } = req.payload.collections[collection].config;
  if ((await access[right]({ req, id })) === false) return answer(403, { message: NOT_ALLOWED });
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

/**
 * An endpoint about one record, at `/api/editing/{collection}/{id}` and `below`. It refuses accounts without the right, and records that
 * don't exist.
 */
export const recordEndpoint = (
  method: Endpoint['method'],
  below: string,
  right: Right,
  handle: (req: PayloadRequest, found: FoundRecord) => Promise<Response>,
): Endpoint => ({
  path: `/editing/:collection/:id${below}`,
  method,
  handler: async (req) => {
    const found = await recordOf(req, right);
    return found instanceof Response ? found : handle(req, found);
  },
});

/** The global of a call below `editing/globals/:global`, or an error response. */
async function globalOf(req: PayloadRequest, right: Right): Promise<Edited | Response> {
  if (staffOf(req) === null) return answer(401, { message: SIGN_IN_FIRST });
  const slug = textOf(req.routeParams?.['global']);
  const found = req.payload.config.globals.find((candidate) => candidate.slug === slug);
  if (found === undefined) return answer(404, { message: 'Settings not found.' });
  return (await found.access[right]({ req })) === false
    ? answer(403, { message: NOT_ALLOWED })
    : { global: slug };
}

/** The holder of a lock, in the form's format. */
const editorOf = (
  req: PayloadRequest,
  current: Lock | null,
  names: Awaited<ReturnType<typeof namesOfAccounts>>,
) =>
  current === null
    ? null
    : { name: names(current.account), isYou: current.account === staffOf(req)?.id, since: current.since };

/** From now on only the request's account may save the form. */
async function takeOver(req: PayloadRequest, edited: Edited): Promise<Response> {
  const account = staffOf(req);
  if (account === null) return answer(401, { message: SIGN_IN_FIRST });
  await unlock(req, edited);
  await lock(req, edited, account.id);
  return answer(200, { message: 'You’re editing this now.' });
}

/** GET /api/editing/{collection}/{id}: who is editing a record, and who changed it last. */
const editingEndpoint = recordEndpoint('get', '', 'read', async (req, found) => {
  const own = staffOf(req)?.id;
  const current = await lockOn(req, found.target);
  const by = propertyOf(found.doc, 'changed_by');
  const account = typeof by === 'number' ? by : null;
  const names = await namesOfAccounts(req.payload, [current?.account, account]);
  return answer(200, {
    editor: editorOf(req, current, names),
    change:
      account === null
        ? null
        : { name: names(account), isYou: account === own, at: propertyOf(found.doc, 'changed_at') },
  });
});

/** POST /api/editing/{collection}/{id}/take-over: from now on only this account may save the record's form. */
const takeOverEndpoint = recordEndpoint('post', '/take-over', 'update', (req, { target }) =>
  takeOver(req, target),
);

/** GET /api/editing/globals/{slug}: who is editing a global. Its versions show who changed it last. */
const globalEditingEndpoint: Endpoint = {
  path: '/editing/globals/:global',
  method: 'get',
  handler: async (req) => {
    const edited = await globalOf(req, 'read');
    if (edited instanceof Response) return edited;
    const current = await lockOn(req, edited);
    const names = await namesOfAccounts(req.payload, [current?.account]);
    return answer(200, { editor: editorOf(req, current, names), change: null });
  },
};

/** POST /api/editing/globals/{slug}/take-over: from now on only this account may save the global's form. */
const globalTakeOverEndpoint: Endpoint = {
  path: '/editing/globals/:global/take-over',
  method: 'post',
  handler: async (req) => {
    const edited = await globalOf(req, 'update');
    return edited instanceof Response ? edited : takeOver(req, edited);
  },
};

/** Those for globals come first, since the others' paths match them, too. */
export const editingEndpoints: Endpoint[] = [
  globalEditingEndpoint,
  globalTakeOverEndpoint,
  editingEndpoint,
  takeOverEndpoint,
];
