import type { Translator } from '@/lib/i18n/translate';
import type { BoughtAddresses } from '@/lib/payments/invoice-address';
import { PaidLink } from './paid-link';

type PaidLinksProps = {
  /** Null: the server in front fills them in. */
  readonly bought: BoughtAddresses | null;
  readonly t: Translator;
};

/** Links to what a payment bought: the tickets, the order's page and the invoice. Those that don't exist are hidden. */
export const PaidLinks = ({ bought, t }: PaidLinksProps) => (
  <p className="paid-links">
    <PaidLink name="tickets" href={bought && bought.tickets.page}>
      {t('payment.tickets')}
    </PaidLink>
    <PaidLink name="tickets-pdf" href={bought && bought.tickets.pdf}>
      {t('payment.ticketsPdf')}
    </PaidLink>
    <PaidLink name="order-page" href={bought && bought.orderPage}>
      {t('payment.order')}
    </PaidLink>
    <PaidLink name="invoice" href={bought && bought.invoice}>
      {t('payment.invoice')}
    </PaidLink>
  </p>
);
