import { Button, ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { LeftToRight } from '@/components/ui/left-to-right';
import { Notice } from '@/components/ui/notice';
import { VisitFacts } from '@/components/tickets/visit-facts';
import type { Ticket } from '@/lib/contract/entities/documents';
import type { Translator } from '@/lib/i18n/translate';
import { ticketDays } from './document-dates';
import type { TicketSheet } from './ticket-sheet';
import type { TicketsSaved } from './use-tickets.client';
import { WalletLinks } from './wallet-links';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';

type TicketListProps = {
  readonly sheet: TicketSheet;
  readonly saved: TicketsSaved | null;
  readonly setSaved: (isWanted: boolean) => void;
  readonly t: Translator;
};

const SAVED_NOTICES = {
  saved: { tone: 'success', text: 'documents.ticketsSaved' },
  removed: { tone: 'info', text: 'documents.ticketsRemoved' },
  failed: { tone: 'warning', text: 'documents.ticketsNotSaved' },
} as const;

/** Tickets to print, or to show at a gate, each with its code to scan. */
export function TicketList({
  sheet: { number, seller, tickets, pdfUrl },
  saved,
  setSaved,
  t,
}: TicketListProps) {
  const notice = tickets.length === 0 || saved === null ? null : SAVED_NOTICES[saved];
  return (
    <>
      <div className="document-head">
        <div>
          <Heading level={1} size="title-lg">
            {t('documents.tickets')}
          </Heading>
          <p className="numeric">{t('documents.number', { number })}</p>
        </div>
        <p className="document-actions">
          <Button size="small" onClick={() => window.print()}>
            {t('documents.print')}
          </Button>
          {pdfUrl === '' ? null : (
            <ButtonLink href={pdfUrl} size="small" colour="plain">
              {t('documents.pdf')}
            </ButtonLink>
          )}
        </p>
      </div>
      {tickets.length === 0 ? <p>{t('documents.noTickets')}</p> : null}
      <ul className="ticket-sheet">
        {tickets.map((ticket) => (
          <li key={ticket.code} className="ticket">
            <TicketFace ticket={ticket} seller={seller} t={t} />
          </li>
        ))}
      </ul>
      <div className="ticket-saved">
        <div role="status">{notice ? <Notice tone={notice.tone}>{t(notice.text)}</Notice> : null}</div>
        {notice && saved !== 'failed' ? (
          <Button size="small" colour="plain" className="mt-3" onClick={() => setSaved(saved === 'removed')}>
            {t(saved === 'removed' ? 'documents.saveTickets' : 'documents.removeTickets')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

type TicketFaceProps = { readonly ticket: Ticket; readonly seller: string; readonly t: Translator };

function TicketFace({ ticket, seller, t }: TicketFaceProps) {
  const days = ticketDays(ticket, document.documentElement.lang, t);
  const bought = ticket.event === '' ? '' : ticket.title;
  return (
    <>
      <div className="ticket-facts">
        <p className="text-sm text-muted">{seller}</p>
        <h2 lang={CONTENT_LANGUAGE} className="display text-title">
          {ticket.event || ticket.title}
        </h2>
        {[days, ticket.venue, bought].filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <VisitFacts of={ticket} t={t} />
        <p className="font-semibold">{ticket.holder}</p>
        <p className="numeric text-sm text-muted">
          {t('documents.ticketOf', { number: ticket.number, total: ticket.of })}
        </p>
        <WalletLinks apple={ticket.apple_url} google={ticket.google_url} t={t} />
      </div>
      <figure>
        {/* An image, not markup of this page, so whatever the server put in it stays isolated. */}
        <img
          src={`data:image/svg+xml,${encodeURIComponent(ticket.qr_svg)}`}
          alt={t('documents.qr', { code: ticket.code })}
          width={288}
          height={288}
        />
        <figcaption className="numeric">
          <LeftToRight>{ticket.code}</LeftToRight>
        </figcaption>
      </figure>
    </>
  );
}
