import { isThisMachine, type BackendConfig } from '../kernel/config.ts';
import { HANDBOOK_PATH } from './entries.ts';
import type { ChecklistItem } from './todo-entry.ts';

/** The handbook's chapter on settings of the server, as opposed to the CMS. */
export const OPERATOR_CHAPTER = `${HANDBOOK_PATH}#before-the-site-opens`;

/** What the operator still has to set on the server. @param sells whether visitors can buy anything */
export function operatorChecklist(
  { siteUrl, smtpUrl, stripe }: Pick<BackendConfig, 'siteUrl' | 'smtpUrl' | 'stripe'>,
  sells: boolean,
): ChecklistItem[] {
  const missing = (isThere: boolean, key: string, label: string): ChecklistItem[] =>
    isThere ? [] : [{ key, label, href: OPERATOR_CHAPTER }];
  return [
    ...missing(
      !isThisMachine(siteUrl),
      'address',
      'Set the site’s public address: until then, links in emails only work on this computer (SITE_URL)',
    ),
    ...missing(
      smtpUrl !== null,
      'mail',
      'Connect a mail server: until then, emails stay in the outbox (SMTP_URL)',
    ),
    ...missing(
      stripe !== null || !sells,
      'payments',
      'Connect Stripe: until then, no money is taken (STRIPE_SECRET_KEY)',
    ),
  ];
}
