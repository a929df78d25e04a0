import { badFields } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';

/** Loaded with the first new password: about 50,000 entries that a server without customers doesn't need in memory. */
let common: Promise<ReadonlySet<string>> | undefined;

const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/**
 * Rejects passwords that are tried first: the most common leaked ones (zxcvbn-ts's list), in any case, and the customer's own email address
 * or the part before the @.
 * @throws Failure 422 naming `newpassword`
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  if (typed === email || typed === email.split('@')[0])
    throw badFields({ newpassword: msg('password.isEmail') });
  if ((await commonPasswords()).has(typed)) throw badFields({ newpassword: msg('password.common') });
}
