import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { runSql } from '../../kernel/database/sql.ts';
import { namesOfAccounts, staffOf } from '../access/staff.ts';
import { isAutosave } from '../hooks/is-autosave.ts';
import { lockOn, type Edited } from './current-lock.ts';

const LOCKED = 423;
const CONFLICT = 409;

/** A save that would overwrite a colleague's work, with the reason for the editor. */
class ColleagueIsEditing extends APIError {
  override readonly name = 'ColleagueIsEditing';

  constructor(message: string, status: typeof LOCKED | typeof CONFLICT) {
    super(message, status, null, true);
  }
}

const NOT_SAVED = 'Your changes weren’t saved. They’re still in your form: copy them, then reload.';

/** Who in the office changed a record last, and when: stored with every version, and never shown as a field. */
export const lastChangeFields: Field[] = [
  { name: 'changed_by', type: 'number', hidden: true },
  { name: 'changed_at', type: 'date', hidden: true },
];

/** Refuses a save while a colleague has the lock, and records since when the account itself has had it. */
async function refuseIfLocked(req: PayloadRequest, edited: Edited): Promise<void> {
  const account = staffOf(req);
  const lock = account === null ? null : await lockOn(req, edited);
  if (lock === null) return;
  if (lock.account === account?.id) {
    req.context['editingSince'] = lock.since;
    return;
  }
  const names = await namesOfAccounts(req.payload, [lock.account]);
  throw new ColleagueIsEditing(`${names(lock.account) ?? ''} is editing this now. ${NOT_SAVED}`, LOCKED);
}

/** The program acts for an account when a scheduled publication is due. */
const isProgram = ({ payloadAPI }: PayloadRequest, overrideAccess: unknown): boolean =>
  payloadAPI === 'local' || overrideAccess === true;

/**
 * Refuses a save from a form whose record a colleague has taken over. Payload refuses it, too, but later and without a name, and it
 * releases the lock that records since when somebody has been editing.
 */
export const refuseWhileEdited: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const id = propertyOf(args, 'id');
  const isById = typeof id === 'number' || typeof id === 'string';
  if (operation !== 'update' || !isById || isProgram(req, propertyOf(args, 'overrideAccess'))) return;
  await refuseIfLocked(req, { collection: collection.slug, id });
};

/** The same for a global's form, which sends the time of the version that it shows. Any other call is its own responsibility. */
export const refuseGlobalWhileEdited: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  const isForm = isAutosave(req) || typeof propertyOf(propertyOf(args, 'data'), 'updatedAt') === 'string';
  if (operation === 'update' && isForm && !isProgram(req, overrideAccess))
    await refuseIfLocked(req, { global: global.slug });
};

/**
 * Refuses a save from a form that was opened before a colleague's latest change, which it would undo. A form sends the time of the version
 * that it shows; a call without one is its own responsibility.
 */
export const refuseOutdated: CollectionBeforeValidateHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const account = staffOf(req);
  const [base, changedAt] = [propertyOf(data, 'updatedAt'), propertyOf(originalDoc, 'changed_at')];
  const by = propertyOf(originalDoc, 'changed_by');
  const isRestoring = context['isRestoringVersion'] === true;
  if (operation !== 'update' || account === null || isRestoring) return data;
  if (typeof base !== 'string' || typeof changedAt !== 'string' || typeof by !== 'number') return data;
  if (by === account.id || Date.parse(base) >= Date.parse(changedAt)) return data;
  const names = await namesOfAccounts(req.payload, [by]);
  throw new ColleagueIsEditing(`${names(by) ?? ''} changed this after you opened it. ${NOT_SAVED}`, CONFLICT);
};

const tableOf = (slug: string) => `_${slug.replaceAll('-', '_')}_v`;

/** Adds who made a change. Where autosave would overwrite a draft that somebody else typed, makes the change a separate version. */
async function noted(
  req: PayloadRequest,
  before: unknown,
  { versions, newest }: { readonly versions: string | null; readonly newest: string },
): Promise<object> {
  const account = staffOf(req);
  if (account === null) return {};
  const by = propertyOf(before, 'changed_by');
  if (versions !== null && isAutosave(req) && typeof by === 'number' && by !== account.id)
    await runSql(req.payload, `UPDATE ${versions} SET autosave = false WHERE ${newest}`, req);
  return { changed_by: account.id, changed_at: new Date().toISOString() };
}

/** Records who changes a record. */
export const noteLastChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => ({
  ...data,
  ...(await noted(req, originalDoc, {
    versions: collection.versions ? tableOf(collection.slug) : null,
    newest: `latest = true AND parent_id = ${String(Number(originalDoc?.id))}`,
  })),
});

/** Records who changes a global. */
export const noteLastGlobalChange: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => ({
  ...data,
  ...(await noted(req, originalDoc, {
    versions: global.versions && global.versions.drafts ? tableOf(global.slug) : null,
    newest: 'latest = true',
  })),
});
