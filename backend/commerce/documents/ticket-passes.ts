import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import { newZealandMidnight } from '../../../lib/contract/time-zone.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { filled } from '../../kernel/messages/format-message.ts';
import { hashOf } from '../../kernel/secrets.ts';
import type { Invoice } from '../../payload-types.ts';
import { ticketPlace } from '../catalogue/ticket-event.ts';
import { visitFacts, type Visit } from '../catalogue/visit-facts.ts';
import { documentOf, type TicketPlan } from './invoice-document.ts';
import { hasValidTickets } from './invoice-entity.ts';
import { ticketCode } from './ticket-code.ts';
import { cancelledTickets, openTicketsOf, plainTicketsOf, ticketPlans, type PlainTicket } from './tickets.ts';
import { TICKET_TEXTS, ticketDays } from '../pdf/ticket-pdf.ts';
import { endOfDay, fieldsWithValue, passBranding, type PassField, type TicketPass } from '../wallet/pass.ts';

/** Enough characters of a hash to tell apart names that are otherwise the same. */
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

/** A new code, as after a transfer, makes a different pass. */
const serialOf = ({ number: invoice }: Invoice, number: number, code: string): string =>
  `ticket-${invoice}-${String(number)}-${hashOf(code).slice(0, SHORT)}`;

type Drawn = {
  readonly ticket: PlainTicket;
  readonly plan: TicketPlan;
  readonly language: Language;
  readonly isVoid: boolean;
};

async function ticketPass(
  payload: Payload,
  invoice: Invoice,
  { ticket, plan, language, isVoid }: Drawn,
): Promise<TicketPass> {
  const { number, code, title, event, holder, venue, start_date: first, end_date: last } = ticket;
  const { gates_open, what_to_bring, parking } = ticket;
  const texts = TICKET_TEXTS[language];
  const count = filled(texts.count, { number: String(number), total: String(ticket.of) });
  const [branding, place] = await Promise.all([passBranding(payload), ticketPlace(payload, plan)]);
  // The pass of a postponed round must not expire with its old days.
  const hasDays = first !== '' && !ticket.is_postponed;
  return {
    kind: 'ticket',
    serial: serialOf(invoice, number, code),
    subject: invoice.number,
    isVoid,
    language,
    ...branding,
    description: `${texts.title}: ${event || title}`,
    headline: { key: 'event', label: texts.title, value: event || title },
    facts: fieldsWithValue([
      { key: 'date', label: texts.date, value: ticketDays(ticket, language) },
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
    starts: hasDays ? newZealandMidnight(first) : null,
    ends: hasDays ? endOfDay(last) : null,
    place,
    holder,
  };
}

/**
 * The current passes of an invoice's tickets that weren't cancelled, by ticket number.
 * @param only the number of a transferred ticket, for its new holder
 */
export async function ticketPasses(
  payload: Payload,
  invoice: Invoice,
  language: Language,
  only: number | null = null,
): Promise<ReadonlyMap<number, TicketPass>> {
  const tickets = await openTicketsOf(payload, invoice, only);
  const plans = ticketPlans(invoice);
  const passes = await Promise.all(
    tickets.map(async (ticket) => {
      const plan = plans[ticket.number - 1];
      if (!plan) throw new RangeError(`Invoice ${invoice.number} has no ticket ${String(ticket.number)}.`);
      return [
        ticket.number,
        await ticketPass(payload, invoice, { ticket, plan, language, isVoid: false }),
      ] as const;
    }),
  );
  return new Map(passes);
}

const SERIAL = /^ticket-([A-Z]-\d{1,12})-([1-9]\d{0,3})-[\w-]{8}$/;

/** The current pass with a serial number: void once its code admits nobody. Null if there is no such ticket. */
export async function ticketPassNamed(
  payload: Payload,
  serial: string,
  language: Language,
): Promise<TicketPass | null> {
  const [, invoiceNumber, ticketNumber] = SERIAL.exec(serial) ?? [];
  const number = Number(ticketNumber ?? 0);
  const invoice = await findOne(payload, 'invoices', { number: { equals: invoiceNumber ?? '' } });
  const plan = invoice && ticketPlans(invoice)[number - 1];
  if (!plan) return null;
  const [tickets, cancelled, areValid] = await Promise.all([
    plainTicketsOf(payload, invoice),
    cancelledTickets(payload, invoice),
    hasValidTickets(payload, invoice),
  ]);
  const ticket = tickets[number - 1];
  if (!ticket) return null;
  if (serialOf(invoice, number, ticket.code) === serial)
    return ticketPass(payload, invoice, {
      ticket,
      plan,
      language,
      isVoid: !areValid || cancelled.has(number),
    });
  const code = ticketCode(invoice, number);
  if (serialOf(invoice, number, code) !== serial) return null;
  // After a transfer, the buyer's pass keeps the buyer's details.
  const { buyer } = documentOf(invoice);
  const before = { ...ticket, code, holder: plan.holder || buyer.name || buyer.email };
  return ticketPass(payload, invoice, { ticket: before, plan, language, isVoid: true });
}
