import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { textIn } from '../../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../../lib/shared/rate-limits/rate-limits.ts';
import { roleOf } from '../../../cms/access/roles.ts';
import { auditAccount } from '../../../cms/audit/record-change.ts';
import { recordIdIn } from '../../../kernel/database/record-id.ts';
import { staffOf } from '../../../cms/access/staff.ts';
import { inTransaction } from '../../../kernel/database/transactions.ts';
import { messageAnswer, privateJson } from '../../../kernel/http/answer.ts';
import { takeBack } from '../../../kernel/limiter/count-uses.ts';
import type { User } from '../../../payload-types.ts';
import { countOrRefuse } from '../cms-sign-in.ts';
import { confirmEnrolment, newEnrolment } from './enrolment.ts';
import { addFactor, findFactor, removeFactor, renewRecoveryCodes, spendCode } from './factors.ts';
import { mailFactorChange } from './factor-mail.ts';
import { needsFactor } from './second-step.ts';

const WRONG = 'That code is incorrect or has already been used.';

type Handler = (req: PayloadRequest, account: User) => Promise<Response>;

/** An endpoint with which users manage their own account. */
const own = (path: string, handler: Handler): Endpoint => ({
  path: `/second-factor/${path}`,
  method: 'post',
  handler: async (req) => {
    const account = staffOf(req);
    if (account === null) return messageAnswer(403, 'Sign in first.');
    await addDataAndFileToRequest(req);
    return handler(req, account);
  },
});

/** The same for calls that take a code of the second factor. */
const withCode = (path: string, handler: Handler): Endpoint =>
  own(path, async (req, account) => {
    await countOrRefuse(req, [RATE_LIMITS.staffCodesOfSession, account.id]);
    return inTransaction(req, async () => {
      if (!(await spendCode(req, account.id, textIn(req.data, 'code')))) return messageAnswer(422, WRONG);
      await takeBack([RATE_LIMITS.staffCodesOfSession, account.id]);
      return handler(req, account);
    });
  });

async function removeWithNotice(req: PayloadRequest, account: User): Promise<boolean> {
  if (!(await removeFactor(req, account.id))) return false;
  await auditAccount(req, staffOf(req), account, 'second factor (off)');
  await mailFactorChange(req, account, 'off');
  return true;
}

/**
 * POST /api/users/second-factor/start: returns what an app is set up with. …/confirm {enrolment, code}: turns the second factor on and
 * returns the recovery codes. …/recovery-codes {code}: issues new ones. …/remove {code}: turns it off. POST
 * /api/users/{id}/second-factor/reset: turns a colleague's off, for administrators.
 */
export const factorEndpoints: Endpoint[] = [
  own('start', async (req, account) => {
    if ((await findFactor(req.payload, account.id)) !== null)
      return messageAnswer(409, 'Your account already has an app. Remove it first.');
    return privateJson(await newEnrolment(req.payload, account));
  }),
  own('confirm', async (req, account) => {
    if ((await findFactor(req.payload, account.id)) !== null)
      return messageAnswer(409, 'Your account already has an app. Remove it first.');
    const { data } = req;
    const confirmed = confirmEnrolment(account.id, textIn(data, 'enrolment'), textIn(data, 'code'));
    if (confirmed.is !== 'confirmed')
      return confirmed.is === 'expired'
        ? messageAnswer(410, 'Setting up took too long. Start again.')
        : messageAnswer(422, 'That code is incorrect. Enter the one your app shows now.');
    return inTransaction(req, async () => {
      const codes = await addFactor(req, account.id, confirmed.secret, confirmed.step);
      await auditAccount(req, account, account, 'second factor (on)');
      await mailFactorChange(req, account, 'on');
      return privateJson({ recovery_codes: codes });
    });
  }),
  withCode('recovery-codes', async (req, account) => {
    const factor = await findFactor(req.payload, account.id, req);
    if (factor === null) return messageAnswer(409, 'Your account has no app.');
    await auditAccount(req, account, account, 'second factor (new recovery codes)');
    return privateJson({ recovery_codes: await renewRecoveryCodes(req, factor) });
  }),
  withCode('remove', async (req, account) => {
    if (await needsFactor(req, account.role))
      return messageAnswer(
        409,
        'Administrators of this site need an app. Another administrator can reset yours.',
      );
    await removeWithNotice(req, account);
    return messageAnswer(200, 'The app has been removed. Your password is enough to sign in.');
  }),
  {
    path: '/:id/second-factor/reset',
    method: 'post',
    handler: async (req) => {
      const admin = staffOf(req);
      if (roleOf(admin) !== 'admin')
        return messageAnswer(403, 'Only administrators can reset a second factor.');
      const id = recordIdIn(req.routeParams?.['id']);
      if (id === admin?.id)
        return messageAnswer(409, 'To remove the app from your own account, enter a code.');
      const account =
        id === null
          ? null
          : await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req });
      if (!account) return messageAnswer(404, 'Account not found.');
      const isReset = await inTransaction(req, () => removeWithNotice(req, account));
      return isReset
        ? messageAnswer(200, 'The app has been removed. Their password is enough to sign in.')
        : messageAnswer(409, 'This account has no app.');
    },
  },
];
