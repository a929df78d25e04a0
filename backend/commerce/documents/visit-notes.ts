import type { Payload } from 'payload';
import type { TicketEvent } from '../../../lib/contract/entities/shop.ts';
import { longDays } from '../../../lib/shared/date-forms.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { Invoice } from '../../payload-types.ts';
import { ticketEvent } from '../catalogue/ticket-event.ts';
import { visitFacts } from '../catalogue/visit-facts.ts';
import { documentOf, type TicketPlan } from './invoice-document.ts';

/** The same days of the same round are listed once, whatever tickets are for them. */
const keyOf = ({ round_url, start_date, end_date }: TicketEvent) => `${round_url} ${start_date} ${end_date}`;

/**
 * An email's notes on the rounds of its tickets: days and circuit, gates, what to bring and where to park, each on a separate line. ''
 * without any rounds.
 */
export async function visitNotesOf(
  payload: Payload,
  tickets: readonly TicketPlan[],
  named: string | null | undefined,
): Promise<string> {
  const language = languageNamed(named);
  const all = await Promise.all(tickets.map((plan) => ticketEvent(payload, plan)));
  const events = new Map(
    all.filter(({ round_url }) => round_url !== '').map((event) => [keyOf(event), event]),
  );
  return [...events.values()]
    .map((event) => {
      const days = longDays(event.start_date, event.end_date, language);
      const facts = visitFacts(event, language).map(([label, text]) => `${label}: ${text}`);
      return [[event.event, days, event.venue].filter(Boolean).join(', '), ...facts].join('\n');
    })
    .join('\n\n');
}

/** The same for all of an invoice's tickets. */
export const visitNotes = (
  payload: Payload,
  invoice: Invoice,
  named: string | null | undefined,
): Promise<string> => visitNotesOf(payload, documentOf(invoice).tickets, named);
