import type { Payload } from 'payload';
import type { WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import type { OrderTicket } from '../../../lib/contract/entities/orders.ts';
import { findAll } from '../../cms/records/by-ids.ts';
import type { Invoice, TicketHolder, TicketScan } from '../../payload-types.ts';
import type { Language } from '../../../lib/contract/languages.ts';
import { ticketAdmission } from '../documents/ticket-code.ts';
import { holdersOfTickets } from '../documents/ticket-holders.ts';
import { passAddresses } from '../documents/ticket-wallets.ts';
import { plainTicketsOf, type PlainTicket } from '../documents/tickets.ts';

/** The final state of each used or cancelled ticket, by its admission's name. */
async function endsOf(payload: Payload, invoice: Invoice): Promise<ReadonlyMap<string, TicketScan>> {
  const { docs } = await payload.find(
    findAll('ticket-scans', { invoice: { equals: invoice.id }, admission: { exists: true } }),
  );
  return new Map(docs.map((scan) => [scan.admission ?? '', scan]));
}

type Ending = Pick<OrderTicket, 'state' | 'changed_at'>;

function stateOf(end: TicketScan | undefined, holder: TicketHolder | undefined, isOver: boolean): Ending {
  if (end?.outcome !== 'cancelled' && !isOver && holder?.passed_on_at)
    return { state: 'passed_on', changed_at: holder.passed_on_at };
  if (end) return { state: end.outcome === 'cancelled' ? 'cancelled' : 'used', changed_at: end.scanned_at };
  return { state: isOver ? 'cancelled' : 'valid', changed_at: null };
}

const NO_PASSES: WalletAddresses = { apple_url: '', google_url: '' };

/**
 * All tickets of an order with their states; valid ones with their passes.
 * @param isOver the order was cancelled or refunded, and its tickets with it
 * @param key opens the remaining tickets; '' if there are none
 */
export async function orderTickets(
  payload: Payload,
  invoice: Invoice,
  { isOver, key, language }: { readonly isOver: boolean; readonly key: string; readonly language: Language },
): Promise<OrderTicket[]> {
  const [tickets, ends, holders, addressesOf] = await Promise.all([
    plainTicketsOf(payload, invoice),
    endsOf(payload, invoice),
    holdersOfTickets(payload, invoice),
    key === '' ? null : passAddresses(payload, invoice, { key, language, only: null }),
  ]);
  return Promise.all(
    tickets.map(async (ticket: PlainTicket) => {
      const { number, title, holder, event, venue, start_date, end_date, is_postponed } = ticket;
      const ending = stateOf(ends.get(ticketAdmission(invoice, number)), holders.get(number), isOver);
      return {
        number,
        title,
        holder,
        event,
        venue,
        start_date,
        end_date,
        is_postponed,
        ...ending,
        passed_on_to: holders.get(number)?.email ?? '',
        ...(addressesOf && ending.state === 'valid' ? await addressesOf(number) : NO_PASSES),
      };
    }),
  );
}
