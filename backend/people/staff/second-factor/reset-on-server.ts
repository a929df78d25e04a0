import { createLocalReq, type Payload } from 'payload';
import { auditAccount } from '../../../cms/audit/record-change.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { removeFactor } from './factors.ts';
import { mailFactorChange } from './factor-mail.ts';

/** Removes an account's second factor, from the server's command line. @returns whether it had one */
export async function resetOnServer(
  payload: Payload,
  account: { readonly id: number; readonly email: string },
): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  return inTransaction(req, async () => {
    if (!(await removeFactor(req, account.id))) return false;
    await auditAccount(req, null, account, 'second factor (off, on the server)');
    await mailFactorChange(req, account, 'off');
    return true;
  });
}
