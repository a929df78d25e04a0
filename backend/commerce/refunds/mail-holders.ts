import type { Payload } from 'payload';
import { findAll } from '../../cms/records/by-ids.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Refund, TicketHolder } from '../../payload-types.ts';
import { holderLanguage } from '../documents/invoice-language.ts';
import { plainTicketsOf } from '../documents/tickets.ts';

/** Whose the cancelled tickets of a refund were, of those that had been transferred. */
async function holdersOfCancelled(payload: Payload, { id }: Refund): Promise<TicketHolder[]> {
  const { docs: ends } = await payload.find(
    findAll('ticket-scans', { refund: { equals: id }, outcome: { equals: 'cancelled' } }),
  );
  const tickets = ends.flatMap(({ admission }) => (admission ? [admission] : []));
  if (tickets.length === 0) return [];
  const where = { and: [{ ticket: { in: tickets } }, { passed_on_at: { exists: true } }] };
  const { docs } = await payload.find({ ...findAll('ticket-holders', where), sort: 'number' });
  return docs;
}

/**
 * Emails those whose transferred tickets a refund cancelled, once each. Neither price nor reason is in it: those are between the buyer and the
 * office.
 */
export async function mailHolders(payload: Payload, refund: Refund): Promise<void> {
  const holders = await holdersOfCancelled(payload, refund);
  const invoice =
    holders.length > 0 &&
    (await findOne(payload, 'invoices', { id: { equals: refId(refund.invoice) ?? 0 } }));
  if (!invoice) return;
  const tickets = await plainTicketsOf(payload, invoice);
  for (const holder of holders) {
    if (!holder.email) continue;
    const ticket = tickets[holder.number - 1];
    await sendMail(payload, {
      key: `ticket-cancelled:${holder.ticket}`,
      to: holder.email,
      template: 'ticket_cancelled',
      language: await holderLanguage(payload, invoice, holder),
      name: holder.holder ?? '',
      data: { ticket: ticket?.event || ticket?.title || holder.ticket },
    });
  }
}
