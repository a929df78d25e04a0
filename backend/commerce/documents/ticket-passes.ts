import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { newZealandMidnight } from '../../../lib/contract/time-zone.ts';
import { longDays } from '../../../lib/shared/date-forms.ts';
import { filled } from '../../kernel/messages/format-message.ts';
import { hashOf } from '../../kernel/secrets.ts';
import type { Invoice } from '../../payload-types.ts';
import { ticketPlace } from '../catalogue/ticket-event.ts';
import { visitFacts, type Visit } from '../catalogue/visit-facts.ts';
import type { TicketPlan } from './invoice-document.ts';
import { openTicketsOf, ticketPlans, type PlainTicket } from './tickets.ts';
import { TICKET_TEXTS } from '../pdf/ticket-pdf.ts';
import { endOfDay, passLook, said, type PassField, type TicketPass } from '../wallet/pass.ts';

/** As many characters of a hash keep names apart that are otherwise the same. */
const SHORT = 8;

const eventKeyOf = ({ round, day, event, title }: TicketPlan): string =>
  round === null
    ? `event-${hashOf(event || title).slice(0, SHORT)}`
    : `round-${String(round)}-${day === null ? 'all' : String(day)}`;

const visitFields = (visit: Visit, key: string, language: Language): PassField[] =>
  visitFacts(visit, language).map(([label, value], index) => ({
    key: `${key}${String(index)}`,
    label,
    value,
  }));

/**
 * The passes of an invoice's tickets that weren't cancelled, by their number, as they are now.
 * @param only the number of one that was transferred, for the person who has it now
 */
export async function ticketPasses(
  payload: Payload,
  invoice: Invoice,
  language: Language,
  only: number | null = null,
): Promise<ReadonlyMap<number, TicketPass>> {
  const [tickets, look] = await Promise.all([openTicketsOf(payload, invoice, only), passLook(payload)]);
  const plans = ticketPlans(invoice);
  const texts = TICKET_TEXTS[language];
  const passOf = async (ticket: PlainTicket, plan: TicketPlan): Promise<TicketPass> => {
    const { number, code, title, event, holder, venue, start_date: first, end_date: last } = ticket;
    const { gates_open, what_to_bring, parking } = ticket;
    const count = filled(texts.count, { number: String(number), total: String(ticket.of) });
    return {
      kind: 'ticket',
      // Another one's as soon as it's transferred: with its code.
      serial: `ticket-${invoice.number}-${String(number)}-${hashOf(code).slice(0, SHORT)}`,
      language,
      ...look,
      description: `${texts.title}: ${event || title}`,
      headline: { key: 'event', label: texts.title, value: event || title },
      facts: said([
        { key: 'date', label: texts.date, value: first === '' ? '' : longDays(first, last, language) },
        { key: 'place', label: texts.place, value: venue },
        { key: 'kind', label: texts.title, value: event === '' ? '' : title },
        { key: 'holder', label: texts.holder, value: holder },
        ...visitFields({ gates_open }, 'gates', language),
      ]),
      notes: [
        ...visitFields({ what_to_bring, parking }, 'visit', language),
        { key: 'count', label: count, value: texts.note },
      ],
      barcode: code,
      code,
      eventKey: eventKeyOf(plan),
      starts: first === '' ? null : newZealandMidnight(first),
      ends: endOfDay(last),
      place: await ticketPlace(payload, plan),
      holder,
    };
  };
  const passes = await Promise.all(
    tickets.map(async (ticket) => {
      const plan = plans[ticket.number - 1];
      if (!plan) throw new RangeError(`Invoice ${invoice.number} has no ticket ${String(ticket.number)}.`);
      return [ticket.number, await passOf(ticket, plan)] as const;
    }),
  );
  return new Map(passes);
}
