import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { CurrentCustomer } from '../../kernel/calls/caller.ts';
import { badFields } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { issueSecret, readableCode, SECRET_MINUTES, spendCode } from '../auth/one-time-secrets.ts';
import { countGuess, countMail } from './account-limits.ts';

/** What a signed-in customer confirms with an emailed code. */
type Purpose = {
  readonly kind: 'deletion' | 'confirmation';
  /** What the code is bound to, such as the session; '' for nothing. */
  readonly binding: string;
};

/** Emails a customer a code. @param address of the caller's network @throws Failure 429 */
export async function emailCode(
  payload: Payload,
  { id, record }: Pick<CurrentCustomer, 'id' | 'record'>,
  {
    kind,
    binding,
    template,
    language,
  }: Purpose & {
    readonly template: 'account_deletion' | 'passkey_code';
    readonly language?: string | undefined;
  },
  address: string,
): Promise<void> {
  await countMail(record.email, address);
  const { code } = await issueSecret(payload, kind, id, binding);
  await sendMail(payload, {
    key: `${kind}-${randomUUID()}`,
    to: record.email,
    template,
    language: language ?? record.language,
    name: record.first_name ?? '',
    data: { minutes: String(SECRET_MINUTES) },
    code: readableCode(code),
    isSecret: true,
    worthlessAt: new Date(Date.now() + SECRET_MINUTES * 60_000),
  });
}

/** Accepts the emailed code, once. @param address of the caller's network @throws Failure 422 for a wrong code, 429 */
export async function spendEmailedCode(
  payload: Payload,
  { id, record }: Pick<CurrentCustomer, 'id' | 'record'>,
  { kind, binding, code }: Purpose & { readonly code: string },
  address: string,
): Promise<void> {
  const guess = await countGuess(record.email, address);
  if (!(await spendCode(payload, kind, id, code, binding)))
    throw badFields({ code: msg('signIn.wrongCode') });
  await guess.succeeded();
}
