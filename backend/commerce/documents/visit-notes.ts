import type { Payload } from 'payload';
import type { TicketEvent } from '../../../lib/contract/entities/shop.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { Invoice } from '../../payload-types.ts';
import { isPostponed, ticketEvent } from '../catalogue/ticket-event.ts';
import { visitFacts } from '../catalogue/visit-facts.ts';
import { ticketDays } from '../pdf/ticket-pdf.ts';
import { documentOf, type TicketPlan } from './invoice-document.ts';

/** What a ticket is for, with its days in words. */
type Visit = TicketEvent & { readonly days: string };

/** The same days of the same round are listed once, whatever tickets are for them. */
const keyOf = ({ round_url, days }: Visit) => `${round_url} ${days}`;

async function visitOf(payload: Payload, plan: TicketPlan, language: Language): Promise<Visit> {
  const event = await ticketEvent(payload, plan);
  const is_postponed = await isPostponed(payload, plan);
  return { ...event, days: ticketDays({ ...event, is_postponed }, language) };
}

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
  const all = await Promise.all(tickets.map((plan) => visitOf(payload, plan, language)));
  const events = new Map(
    all.filter(({ round_url }) => round_url !== '').map((event) => [keyOf(event), event]),
  );
  return [...events.values()]
    .map((event) => {
      const facts = visitFacts(event, language).map(([label, text]) => `${label}: ${text}`);
      return [[event.event, event.days, event.venue].filter(Boolean).join(', '), ...facts].join('\n');
    })
    .join('\n\n');
}

/** The same for all of an invoice's tickets. */
export const visitNotes = (
  payload: Payload,
  invoice: Invoice,
  named: string | null | undefined,
): Promise<string> => visitNotesOf(payload, documentOf(invoice).tickets, named);
