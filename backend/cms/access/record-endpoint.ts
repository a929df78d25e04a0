import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { textOf } from '../../../lib/shared/record.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';
import type { User } from '../../payload-types.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { staffOf } from './staff.ts';

const signInFirst = () => messageAnswer(401, 'Please sign in first.');
const notAllowed = () => messageAnswer(403, 'Your account doesn’t have permission to do this.');

/** The record in the address of a call below `…/:collection/:id`. */
export type Target = { readonly collection: CollectionSlug; readonly id: number };

type Right = 'read' | 'update';
/** A record with its content, of one with drafts the newest, and the account that asks for it. */
export type FoundRecord = { readonly target: Target; readonly doc: object; readonly account: User };
type FoundGlobal = { readonly global: string; readonly account: User };

/** The record of a call, if the account has the right. @returns otherwise an error response */
async function recordOf(req: PayloadRequest, right: Right): Promise<FoundRecord | Response> {
  const account = staffOf(req);
  if (account === null) return signInFirst();
  const slug = textOf(req.routeParams?.['collection']);
  const id = recordIdIn(req.routeParams?.['id']);
  const collection = req.payload.config.collections.find(
    (candidate) => candidate.slug === slug && candidate.custom['isContent'] === true,
  )?.slug;
  if (collection === undefined || id === null) return messageAnswer(404, 'Record not found.');
  const { access, versions } = req.payload.collections[collection].config;
  if ((await access[right]({ req, id })) === false) return notAllowed();
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
  return doc === null
    ? messageAnswer(404, 'Record not found.')
    : { target: { collection, id }, doc, account };
}

/** The global of a call, under the same conditions. */
async function globalOf(req: PayloadRequest, right: Right): Promise<FoundGlobal | Response> {
  const account = staffOf(req);
  if (account === null) return signInFirst();
  const slug = textOf(req.routeParams?.['global']);
  const found = req.payload.config.globals.find((candidate) => candidate.slug === slug);
  if (found === undefined) return messageAnswer(404, 'Settings not found.');
  return (await found.access[right]({ req })) === false ? notAllowed() : { global: slug, account };
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

/** The same about a global, at `/api/editing/globals/{slug}` and `below`. */
export const globalEndpoint = (
  method: Endpoint['method'],
  below: string,
  right: Right,
  handle: (req: PayloadRequest, found: FoundGlobal) => Promise<Response>,
): Endpoint => ({
  path: `/editing/globals/:global${below}`,
  method,
  handler: async (req) => {
    const found = await globalOf(req, right);
    return found instanceof Response ? found : handle(req, found);
  },
});
