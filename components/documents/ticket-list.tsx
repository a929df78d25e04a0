import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { LeftToRight } from '@/components/ui/left-to-right';
import type { Invoice, Ticket } from '@/lib/contract/entities/documents';
import type { Translator } from '@/lib/i18n/translate';
import { documentDays } from './document-dates';

type TicketListProps = {
  readonly invoice: Invoice;
  readonly tickets: readonly Ticket[];
  readonly t: Translator;
};

/** Tickets to print, one a sheet half, each with the picture that the gate reads. */
export function TicketList({ invoice, tickets, t }: TicketListProps) {
  return (
    <>
      <div className="document-head">
        <div>
          <Heading level={1} size="title-lg">
            {t('documents.tickets')}
          </Heading>
          <p className="numeric">{t('documents.number', { number: invoice.number })}</p>
        </div>
        <p className="document-actions">
          <Button size="small" onClick={() => window.print()}>
            {t('documents.print')}
          </Button>
        </p>
      </div>
      {tickets.length === 0 ? <p>{t('documents.noTickets')}</p> : null}
      <ul className="ticket-sheet">
        {tickets.map((ticket) => (
          <li key={ticket.code} className="ticket">
            <TicketFace ticket={ticket} seller={invoice.seller.name} t={t} />
          </li>
        ))}
      </ul>
    </>
  );
}

type TicketFaceProps = { readonly ticket: Ticket; readonly seller: string; readonly t: Translator };

function TicketFace({ ticket, seller, t }: TicketFaceProps) {
  const days = documentDays(ticket.start_date, ticket.end_date, document.documentElement.lang);
  return (
    <>
      <div className="min-w-0">
        <p className="text-sm text-muted">{seller}</p>
        <h2 className="display text-title">{ticket.title}</h2>
        {[ticket.venue, days, ticket.holder].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="numeric text-sm text-muted">
          {t('documents.ticketOf', { number: ticket.number, total: ticket.of })}
        </p>
      </div>
      <figure>
        {/* A picture, not markup of this page: whatever the server sent in it stays inside. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(ticket.qr_svg)}`}
          alt={t('documents.qr', { code: ticket.code })}
          width={160}
          height={160}
        />
        <figcaption className="numeric text-xs">
          <LeftToRight>{ticket.code}</LeftToRight>
        </figcaption>
      </figure>
    </>
  );
}
