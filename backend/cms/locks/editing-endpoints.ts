import type { Endpoint, PayloadRequest } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';
import type { User } from '../../payload-types.ts';
import { globalEndpoint, recordEndpoint } from '../access/record-endpoint.ts';
import { namesOfAccounts } from '../access/staff.ts';
import { lock, lockOn, unlock, type Edited, type Lock } from './current-lock.ts';

/** The holder of a lock, in the form's format. */
const editorOf = ({ id }: User, current: Lock | null, names: Awaited<ReturnType<typeof namesOfAccounts>>) =>
  current === null
    ? null
    : { name: names(current.account), isYou: current.account === id, since: current.since };

/** From now on only this account may save the form. */
async function takeOver(req: PayloadRequest, edited: Edited, account: User): Promise<Response> {
  await unlock(req, edited);
  await lock(req, edited, account.id);
  return messageAnswer(200, 'You’re editing this now.');
}

/** GET /api/editing/{collection}/{id}: who is editing a record, and who changed it last. */
const editingEndpoint = recordEndpoint('get', '', 'read', async (req, { target, doc, account }) => {
  const current = await lockOn(req, target);
  const changedBy = propertyOf(doc, 'changed_by');
  const by = typeof changedBy === 'number' ? changedBy : null;
  const names = await namesOfAccounts(req.payload, [current?.account, by]);
  return privateJson({
    editor: editorOf(account, current, names),
    change:
      by === null ? null : { name: names(by), isYou: by === account.id, at: propertyOf(doc, 'changed_at') },
  });
});

/** POST /api/editing/{collection}/{id}/take-over: from now on only this account may save the record's form. */
const takeOverEndpoint = recordEndpoint('post', '/take-over', 'update', (req, { target, account }) =>
  takeOver(req, target, account),
);

/** GET /api/editing/globals/{slug}: who is editing a global. Its versions show who changed it last. */
const globalEditingEndpoint = globalEndpoint('get', '', 'read', async (req, { global, account }) => {
  const current = await lockOn(req, { global });
  const names = await namesOfAccounts(req.payload, [current?.account]);
  return privateJson({ editor: editorOf(account, current, names), change: null });
});

/** POST /api/editing/globals/{slug}/take-over: from now on only this account may save the global's form. */
const globalTakeOverEndpoint = globalEndpoint('post', '/take-over', 'update', (req, { global, account }) =>
  takeOver(req, { global }, account),
);

/** Those for globals come first, since the others' paths match them, too. */
export const editingEndpoints: Endpoint[] = [
  globalEditingEndpoint,
  globalTakeOverEndpoint,
  editingEndpoint,
  takeOverEndpoint,
];
