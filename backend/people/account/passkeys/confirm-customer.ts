import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { CONFIRMATION_NEEDED } from '../../../../lib/contract/text-codes.ts';
import type { CurrentCustomer } from '../../../kernel/calls/caller.ts';
import { badFields, unauthorized } from '../../../kernel/failure.ts';
import { msg } from '../../../kernel/messages/messages.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { confirmSession, isConfirmed } from '../../auth/confirmation.ts';
import { issueSecret, readableCode, SECRET_MINUTES, spendCode } from '../../auth/one-time-secrets.ts';
import { countGuess, countMail } from '../account-limits.ts';

/**
 * Lets through who has just signed in, or confirmed with a code that it's them: passkeys open the account for ever, and a browser that
 * somebody left signed in must not be enough to add one.
 * @throws Failure 401 CONFIRMATION_NEEDED
 */
export async function requireConfirmed(
  payload: Payload,
  { family }: Pick<CurrentCustomer, 'family'>,
): Promise<void> {
  if (!(await isConfirmed(payload, family))) throw unauthorized(msg('passkey.confirm'), CONFIRMATION_NEEDED);
}

/** Emails a code that works in this session. @throws Failure 429 */
export async function sendConfirmationCode(
  payload: Payload,
  { id, record, family }: CurrentCustomer,
  { language }: { readonly language?: string | undefined },
  address: string,
): Promise<void> {
  await countMail(record.email, address);
  const { code } = await issueSecret(payload, 'confirmation', id, family);
  await sendMail(payload, {
    key: `confirmation-${randomUUID()}`,
    to: record.email,
    template: 'passkey_code',
    language: language ?? record.language,
    name: record.first_name ?? '',
    data: { minutes: String(SECRET_MINUTES) },
    code: readableCode(code),
    isSecret: true,
    worthlessAt: new Date(Date.now() + SECRET_MINUTES * 60_000),
  });
}

/** Confirms this session with the emailed code. @throws Failure 422 for a wrong code, 429 */
export async function confirmCustomer(
  payload: Payload,
  { id, record, family }: CurrentCustomer,
  { code }: { readonly code: string },
  address: string,
): Promise<void> {
  const guess = await countGuess(record.email, address);
  if (!(await spendCode(payload, 'confirmation', id, code, family)))
    throw badFields({ code: msg('signIn.wrongCode') });
  await guess.succeeded();
  await confirmSession(payload, family);
}
