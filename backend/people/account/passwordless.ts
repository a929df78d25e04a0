import type { Payload } from 'payload';
import { configuration } from '../../site/domain.ts';
import { countMail } from './account-limits.ts';
import { customerByEmail, plainEmail } from './customer.ts';
import { sendLoginMail } from './login-mail.ts';
import type { MailCaller } from './sign-in.ts';

type LinkRequest = {
  readonly email: string;
  readonly code_only: boolean;
  readonly language?: string | undefined;
};

/** Emails a link and a code, or only a code. Doesn't reveal whether the account exists. @throws Failure 429 */
export async function sendLoginLink(
  payload: Payload,
  { email, code_only, language }: LinkRequest,
  { fingerprint, address, site }: MailCaller,
): Promise<void> {
  await countMail(email, address);
  const { login_code_only } = await configuration(payload);
  const isCodeOnly = code_only || login_code_only;
  await sendLoginMail(payload, {
    to: plainEmail(email),
    customer: await customerByEmail(payload, email),
    template: isCodeOnly ? 'code' : 'link',
    language,
    purpose: 'sign-in',
    site,
    fingerprint,
    hasLink: !isCodeOnly,
    hasCode: true,
  });
}
