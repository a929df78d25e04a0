import type { Translator } from '@/lib/i18n/translate';
import type { TicketAddresses } from '@/lib/payments/invoice-address';
import { PaidLink } from './paid-link';

type PaidTicketsProps = {
  /** Null: the server in front fills them in. */
  readonly tickets: TicketAddresses | null;
  readonly t: Translator;
};

/** Links to the tickets that a payment bought; hidden if there are none. */
export function PaidTickets({ tickets, t }: PaidTicketsProps) {
  return (
    <>
      <PaidLink name="tickets" href={tickets && tickets.page}>
        {t('payment.tickets')}
      </PaidLink>
      <PaidLink name="tickets-pdf" href={tickets && tickets.pdf}>
        {t('payment.ticketsPdf')}
      </PaidLink>
    </>
  );
}
