import { ticketDays } from '@/components/documents/document-dates';
import type { DocumentAddress } from '@/components/documents/use-document.client';
import { WalletLinks } from '@/components/documents/wallet-links';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import type { Order, OrderTicket, TicketState } from '@/lib/contract/entities/orders';
import { browserMoment } from '@/lib/dates/browser-moment';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import type { TranslationKey, Translator } from '@/lib/i18n/translate';
import { ticketsAddress } from '@/lib/payments/invoice-address';
import { TicketActions } from './ticket-actions.client';

const STATES: Readonly<Record<TicketState, TranslationKey>> = {
  valid: 'orders.ticketValid',
  used: 'orders.ticketUsed',
  cancelled: 'orders.ticketCancelled',
  passed_on: 'orders.ticketPassedOn',
};

type OrderTicketsProps = {
  readonly order: Order;
  readonly address: DocumentAddress;
  readonly show: (order: Order) => void;
  readonly t: Translator;
};

/** An order's tickets, each with its status. Their codes are on a page of their own, which opens offline. */
export function OrderTickets({ order, address, show, t }: OrderTicketsProps) {
  const { invoice, tickets, tickets_key: key, tickets_pdf_url: pdf } = order;
  return (
    <section>
      <Heading level={2} size="title">
        {t('documents.tickets')}
      </Heading>
      {key === '' ? null : (
        <p className="document-actions">
          <ButtonLink href={ticketsAddress(invoice.id, key)} size="small">
            {t('orders.viewTickets')}
          </ButtonLink>
          <ButtonLink href={pdf} size="small" colour="plain">
            {t('orders.ticketsPdf')}
          </ButtonLink>
        </p>
      )}
      <ul className="order-tickets">
        {tickets.map((ticket) => (
          <li key={ticket.number} data-state={ticket.state}>
            <TicketLine ticket={ticket} total={tickets.length} t={t} />
            <WalletLinks apple={ticket.apple_url} google={ticket.google_url} t={t} />
            <TicketActions ticket={ticket} total={tickets.length} address={address} show={show} t={t} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TicketLineProps = { readonly ticket: OrderTicket; readonly total: number; readonly t: Translator };

function TicketLine({ ticket, total, t }: TicketLineProps) {
  const language = document.documentElement.lang;
  const days = ticketDays(ticket, language, t);
  const bought = ticket.event === '' ? '' : ticket.title;
  return (
    <>
      <h3 lang={CONTENT_LANGUAGE} className="font-semibold">
        {ticket.event || ticket.title}
      </h3>
      {[days, ticket.venue, bought].filter(Boolean).map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      <p>
        <bdi>{ticket.holder}</bdi>
        {ticket.state === 'passed_on' ? <bdi className="text-muted"> {ticket.passed_on_to}</bdi> : null}
      </p>
      <p className="numeric text-sm text-muted">
        {t('documents.ticketOf', { number: ticket.number, total })} ·{' '}
        <strong className="order-ticket-state">{t(STATES[ticket.state])}</strong>
        {ticket.changed_at === null ? null : ` · ${browserMoment(ticket.changed_at, language)}`}
      </p>
    </>
  );
}
