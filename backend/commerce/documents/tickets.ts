import type { Payload } from 'payload';
import QRCode from 'qrcode';
import type { Ticket, WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import type { Invoice, TicketHolder } from '../../payload-types.ts';
import { isPostponed, ticketEvent } from '../catalogue/ticket-event.ts';
import type { TicketPlan } from './invoice-document.ts';
import { documentOf } from './invoice-document.ts';
import { ticketAdmission, ticketCode } from './ticket-code.ts';
import { holdersOfTickets, isPassedOn } from './ticket-holders.ts';

/** Quiet zone around the QR code in modules, as the standard requires. */
const QUIET = 4;

/** Each ticket's details from the invoice, in the order of their numbers. */
export const ticketPlans = (invoice: Invoice): TicketPlan[] =>
  documentOf(invoice).tickets.flatMap((plan) => Array.from({ length: plan.count }, () => plan));

/** A ticket without its QR code and its passes' addresses. */
export type PlainTicket = Omit<Ticket, 'qr_svg' | keyof WalletAddresses>;

/** The same with its QR code. */
export type ShownTicket = PlainTicket & Pick<Ticket, 'qr_svg'>;

/** The tickets that an invoice paid for, numbered. */
export async function plainTicketsOf(payload: Payload, invoice: Invoice): Promise<PlainTicket[]> {
  const { buyer } = documentOf(invoice);
  const plans = ticketPlans(invoice);
  const holders =
    plans.length === 0 ? new Map<number, TicketHolder>() : await holdersOfTickets(payload, invoice);
  return Promise.all(
    plans.map(async (plan, index) => {
      const { round_url: _page, ...event } = await ticketEvent(payload, plan);
      const holder = holders.get(index + 1);
      return {
        code: ticketCode(invoice, index + 1, isPassedOn(holder) ? 'new_holder' : 'buyer'),
        title: plan.title,
        holder: holder?.holder || plan.holder || buyer.name || buyer.email,
        ...event,
        is_postponed: await isPostponed(payload, plan),
        number: index + 1,
        of: plans.length,
      };
    }),
  );
}

/** Numbers of an invoice's tickets that the office cancelled. */
export async function cancelledTickets(payload: Payload, invoice: Invoice): Promise<ReadonlySet<number>> {
  const { docs } = await payload.find({
    collection: 'ticket-scans',
    where: {
      invoice: { equals: invoice.id },
      outcome: { equals: 'cancelled' },
      admission: { exists: true },
    },
    depth: 0,
    pagination: false,
  });
  const admissions = new Set(docs.map(({ admission }) => admission));
  const numbers = ticketPlans(invoice).map((_, index) => index + 1);
  return new Set(numbers.filter((number) => admissions.has(ticketAdmission(invoice, number))));
}

/**
 * The tickets that weren't cancelled; they keep their numbers.
 * @param only the number of a transferred ticket, for its new holder; without it, all that the buyer still holds
 */
export async function openTicketsOf(
  payload: Payload,
  invoice: Invoice,
  only: number | null = null,
): Promise<PlainTicket[]> {
  const [tickets, cancelled, holders] = await Promise.all([
    plainTicketsOf(payload, invoice),
    cancelledTickets(payload, invoice),
    holdersOfTickets(payload, invoice),
  ]);
  const isTheirs = (number: number) =>
    only === null ? !isPassedOn(holders.get(number)) : number === only && isPassedOn(holders.get(number));
  return tickets.filter(({ number }) => !cancelled.has(number) && isTheirs(number));
}

const withPicture = async (ticket: PlainTicket): Promise<ShownTicket> => ({
  ...ticket,
  qr_svg: await QRCode.toString(ticket.code, { type: 'svg', margin: QUIET, errorCorrectionLevel: 'M' }),
});

/** The same with their QR codes, as the site shows them. */
export const ticketsOf = async (
  payload: Payload,
  invoice: Invoice,
  only: number | null = null,
): Promise<ShownTicket[]> => Promise.all((await openTicketsOf(payload, invoice, only)).map(withPicture));
