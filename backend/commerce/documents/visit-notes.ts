import type { Payload } from 'payload';
import type { TicketEvent } from '../../../lib/contract/entities/shop.ts';
import { longDays } from '../../../lib/shared/date-forms.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Invoice } from '../../payload-types.ts';
import { ticketEvent } from '../catalogue/ticket-event.ts';
import { documentOf, type TicketPlan } from './invoice-document.ts';

/** The same days of the same round are said once, whatever tickets are for them. */
const keyOf = ({ round_url, start_date, end_date }: TicketEvent) => `${round_url} ${start_date} ${end_date}`;

const FACTS = [
  ['ticket.gatesOpen', 'gates_open'],
  ['ticket.whatToBring', 'what_to_bring'],
  ['ticket.whereToPark', 'parking'],
] as const;

/**
 * What an email says of the rounds that tickets are for: days and circuit, gates, what to bring and where to park, each on a line of its
 * own. '' if they are for none.
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
      const facts = FACTS.filter(([, field]) => event[field] !== '').map(
        ([label, field]) => `${formatMessage(msg(label), language)}: ${event[field]}`,
      );
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
