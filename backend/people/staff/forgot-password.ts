import { randomUUID } from 'node:crypto';
import { addDataAndFileToRequest, createLocalReq, type Endpoint, type Payload } from 'payload';
import { textIn } from '../../../lib/shared/record.ts';
import { RATE_LIMITS } from '../../../lib/shared/rate-limits/rate-limits.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { inTransaction } from '../../kernel/database/transactions.ts';
import { addressInHeaders } from '../../kernel/limiter/client-address.ts';
import { log } from '../../kernel/log/log.ts';
import { sendStaffMail } from '../../mail/staff-mail.ts';
import { countOrRefuse, plain } from './cms-sign-in.ts';
import { newResetLink } from './reset-link.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

/** How long a password reset link works. */
const LINK_MINUTES = 60;

/** Emails a password reset link if the account exists. The link and its email are stored together, or neither is. */
async function sendResetLink(payload: Payload, email: string): Promise<void> {
  const account = await findOne(payload, 'users', { email: { equals: email } });
  if (account === null) return;
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    const created = await newResetLink(req, account, LINK_MINUTES);
    if (created === null) return;
    const { link, worthlessAt } = created;
    await sendStaffMail(
      payload,
      {
        key: `cms-password-${randomUUID()}`,
        to: account.email,
        subject: 'Reset your CMS password',
        paragraphs: [
          `Someone, hopefully you, asked to reset the password for your CMS account. This link works for ${String(LINK_MINUTES)} minutes:`,
        ],
        link,
        after: ['If it wasn’t you, ignore this email. Your password won’t change.'],
        isSecret: true,
        worthlessAt,
      },
      req,
    );
  });
}

/**
 * POST /api/users/forgot-password. Replaces Payload's own endpoint. The response is sent before the account is looked up, so it is the
 * same, after the same time, whether or not there is one.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email = plain(textIn(req.data, 'email'));
    if (email === null) return Response.json({ errors: [{ message: 'Enter your email.' }] }, { status: 400 });
    await countOrRefuse(
      req,
      [RATE_LIMITS.staffMails, email],
      [RATE_LIMITS.staffMailsOfAddress, addressInHeaders(req.headers)],
    );
    void sendResetLink(req.payload, email).catch((error: unknown) =>
      log.error({ err: error }, 'failed to email a link to a new CMS password'),
    );
    return messageAnswer(200, 'If there’s an account with this email, a link is on its way.');
  },
};
