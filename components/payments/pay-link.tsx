import type { Translator } from '@/lib/i18n/translate';
import { PaidLink } from './paid-link';

type PayLinkProps = {
  /** Address of the payment page; '' once it is closed. Null: the server in front fills it in. */
  readonly href: string | null;
  readonly t: Translator;
};

/** The link back to a payment page that is still open. */
export const PayLink = ({ href, t }: PayLinkProps) => (
  <PaidLink name="pay" href={href} look="button">
    {t('payment.continue')}
  </PaidLink>
);
