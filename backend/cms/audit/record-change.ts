import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { roleOf } from '../access/roles.ts';
import { isAutosave } from '../hooks/is-autosave.ts';
import type { AuditedAction } from './actions.ts';
import { changedFields } from './changed-fields.ts';
import { isPublishedAlone } from './published-alone.ts';

type Fact = {
  readonly action: AuditedAction;
  readonly model: string;
  readonly id?: number | string;
  readonly title: unknown;
  readonly changed?: readonly string[];
};

/** Longest text of an audit column. */
const MAX_LENGTH = 500;
const shortened = (text: string) => text.slice(0, MAX_LENGTH);

type Account = { readonly email: string; readonly role: string };

async function writeOf(
  req: PayloadRequest,
  account: Account | null,
  { action, model, id, title, changed = [] }: Fact,
): Promise<void> {
  await req.payload.create({
    collection: 'audit-entries',
    req,
    depth: 0,
    data: {
      action,
      account: account?.email ?? '',
      role: account?.role ?? '',
      model,
      document_id: id === undefined ? '' : String(id),
      document_title: shortened(typeof title === 'string' ? title : ''),
      changed_fields: shortened(changed.join(', ')),
    },
  });
}

/** Writes an entry in the same transaction as the change: neither is stored without the other. */
async function write(req: PayloadRequest, fact: Fact): Promise<void> {
  // Changes without a CMS account come from the program itself (the demo, or a customer through the contract).
  if (req.user?.collection !== 'users') return;
  await writeOf(req, { email: req.user.email, role: roleOf(req.user) ?? '' }, fact);
}

type Draftable = { readonly _status?: unknown };

function actionOf(operation: 'create' | 'update', doc: Draftable, before: Draftable): AuditedAction {
  if (operation === 'create') return 'created';
  if (doc._status === before._status) return 'updated';
  if (doc._status === 'published') return 'published';
  return 'updated';
}

const isUnpublishing = (data: Draftable, req: PayloadRequest) =>
  data._status === 'draft' && req.query['draft'] !== 'true' && req.query['draft'] !== true;

/** Whether the newest entry for a record describes the same change by the same account: continued typing needs only one entry. */
async function isRecorded(
  req: PayloadRequest,
  model: string,
  id: number | string,
  changed: string,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: 'audit-entries',
    where: { and: [{ model: { equals: model } }, { document_id: { equals: String(id) } }] },
    sort: '-id',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  const [newest] = docs;
  const isSame = newest?.account === req.user?.email && newest?.changed_fields === changed;
  return isSame && newest?.action === 'updated';
}

/** Records who changed a record. Consecutive autosaves of the same fields share one entry. */
export const auditChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  data,
  operation,
  req,
}) => {
  const before: Readonly<Record<string, unknown>> = previousDoc ?? {};
  const wasPublished = operation === 'update' && before['_status'] === 'published';
  const changed = operation === 'create' ? [] : changedFields(before, doc);
  if (isAutosave(req) && operation === 'update') {
    if (
      changed.length === 0 ||
      (await isRecorded(req, collection.slug, doc.id, shortened(changed.join(', '))))
    )
      return doc;
  }
  const publishedOrNot =
    wasPublished && isUnpublishing(data, req) ? 'unpublished' : actionOf(operation, doc, before);
  const action = isPublishedAlone(req, operation, doc.id) ? 'published-alone' : publishedOrNot;
  await write(req, {
    action,
    model: collection.slug,
    id: doc.id,
    title: doc[collection.admin.useAsTitle ?? 'id'],
    changed,
  });
  return doc;
};

/** Records who requested a review of a record, or completed it. */
export async function auditReview(
  req: PayloadRequest,
  action: 'marked-ready' | 'sent-back',
  model: CollectionSlug,
  doc: object,
): Promise<void> {
  const { useAsTitle } = req.payload.collections[model].config.admin;
  const id = propertyOf(doc, 'id');
  await write(req, {
    action,
    model,
    ...(typeof id === 'number' ? { id } : {}),
    title: propertyOf(doc, useAsTitle ?? 'id'),
  });
}

/** Records who cancelled something, and why. */
export async function auditCancelled(
  req: PayloadRequest,
  model: CollectionSlug,
  doc: object,
  reason: string,
): Promise<void> {
  await auditBelonging(req, model, doc, [`status (cancelled: ${reason})`]);
}

/** Records who changed data that belongs to a record but isn't part of it. @param parts its name */
export async function auditBelonging(
  req: PayloadRequest,
  model: CollectionSlug,
  doc: object,
  parts: readonly string[],
): Promise<void> {
  const { useAsTitle } = req.payload.collections[model].config.admin;
  const id = propertyOf(doc, 'id');
  await write(req, {
    action: 'updated',
    model,
    ...(typeof id === 'number' ? { id } : {}),
    title: propertyOf(doc, useAsTitle ?? 'id'),
    changed: parts,
  });
}

/** Records a change to how an account signs in. @param by who made it; null for the program */
export async function auditAccount(
  req: PayloadRequest,
  by: Account | null,
  { id, email }: { readonly id: number; readonly email: string },
  what: string,
): Promise<void> {
  await writeOf(req, by, { action: 'updated', model: 'users', id, title: email, changed: [what] });
}

/** Records that a scheduled publication failed, and why. @param account who scheduled it; null if that account no longer exists */
export async function auditFailedSchedule(
  req: PayloadRequest,
  failed: Pick<Fact, 'model' | 'title'> & {
    readonly id?: number;
    readonly account: Account | null;
    readonly reason: string;
  },
): Promise<void> {
  const { account, reason, ...about } = failed;
  await writeOf(req, account, { ...about, action: 'schedule-failed', changed: [reason] });
}

/** Records who added or removed the demo, and how many records it had. */
export async function auditDemo(
  req: PayloadRequest,
  action: 'created' | 'deleted',
  count: number | null,
): Promise<void> {
  await write(req, {
    action,
    model: 'demo',
    title: 'The demo championship',
    changed: count === null ? [] : [`${String(count)} records`],
  });
}

/** Records who deleted a record. */
export const auditDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await write(req, {
    action: 'deleted',
    model: collection.slug,
    id,
    title: doc[collection.admin.useAsTitle ?? 'id'],
  });
  return doc;
};

/** Records who changed the site settings or another global. Consecutive autosaves of the same fields share one entry. */
export const auditGlobalChange: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const before: Draftable = previousDoc ?? {};
  const changed = changedFields(previousDoc ?? {}, doc);
  if (
    isAutosave(req) &&
    (changed.length === 0 || (await isRecorded(req, global.slug, '', shortened(changed.join(', ')))))
  )
    return doc;
  await write(req, {
    action: actionOf('update', doc, before),
    model: global.slug,
    title: global.slug,
    changed,
  });
  return doc;
};
