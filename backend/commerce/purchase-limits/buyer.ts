import { derived } from '../../kernel/secrets.ts';

/** Gmail delivers `mere.t@` and `meret@` to the same person. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an email address: the same for all spellings that reach one person, in lower case and without a +tag. */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  if (at === -1) return typed;
  const domain = typed.slice(at + 1);
  const [name = ''] = typed.slice(0, at).split('+');
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/**
 * Identifies a buyer, with or without an account: the same for all addresses of one mailbox. The address can't be recovered from it.
 * @param email the account's, or the one given at the checkout
 */
export const buyerKey = (email: string): string => derived('buyer', mailboxOf(email)).toString('base64url');
