import type { Payload } from 'payload';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { joined, sql, type Statement } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { badInput, missing } from '../../kernel/failure.ts';
import { msg } from '../../kernel/messages/messages.ts';
import type { Invoice, TicketHolder } from '../../payload-types.ts';
import { hasValidTickets } from '../documents/invoice-entity.ts';
import { ticketAdmission } from '../documents/ticket-code.ts';
import { isNotPassedOn, isPassedOn, lockTickets } from '../documents/ticket-holders.ts';
import { ticketPlans } from '../documents/tickets.ts';
import { isStillPaid } from '../scanner/admit.ts';
import { schedulePassUpdates } from '../wallet/pass-copies.ts';
import { mailTransfer } from './mail-transfer.ts';

/** The person a ticket is transferred to. */
export type NewHolder = { readonly name: string; readonly email: string };

export type Transfer = NewHolder & {
  readonly number: number;
  /** Created by the browser for each press: repeated for the same person, it finds the transfer it made. */
  readonly press: string;
  /** The giver's language, until the new holder chooses another. */
  readonly language: string;
};

/**
 * Transfers a ticket to somebody else. From then on it has a new code, which is only sent to them. It happens once: a repeated press has no
 * further effect, and the reconciler sends an email that a crash prevented.
 * @throws Failure 422 if it has been used, cancelled or transferred to somebody else
 */
export async function transferTicket(
  payload: Payload,
  invoice: Invoice,
  { number, name, email, press, language }: Transfer,
): Promise<void> {
  const ticket = ticketOf(invoice, number);
  const isDone = await writeHolder(payload, invoice, number, { holder: name, email, press, language });
  const holder = await holderOf(payload, ticket);
  if (!isDone && !isMadeBy(holder, { name, email, press }))
    throw badInput(msg(await refusalOf(payload, ticket)));
  if (holder) await mailTransfer(payload, invoice, holder);
}

/** Whether a ticket was transferred by this press, to this person. */
const isMadeBy = (
  holder: TicketHolder | null,
  { name, email, press }: Pick<Transfer, 'name' | 'email' | 'press'>,
): boolean =>
  isPassedOn(holder) && holder?.press === press && holder.holder === name && holder.email === email;

/** Changes the name on a ticket. @throws Failure 422 if it has been used, cancelled or transferred */
export async function nameTicket(
  payload: Payload,
  invoice: Invoice,
  { number, holder }: { readonly number: number; readonly holder: string },
): Promise<void> {
  if (await writeHolder(payload, invoice, number, { holder })) return;
  throw badInput(msg(await refusalOf(payload, ticketOf(invoice, number))));
}

/** A ticket can be changed while it is paid for, still held by the buyer, and neither used nor cancelled. */
const isChangeable = (invoice: Invoice, ticket: string): Statement =>
  joined(
    [
      isStillPaid(invoice),
      isNotPassedOn(ticket),
      sql`NOT EXISTS (SELECT 1 FROM ticket_scans WHERE admission = ${ticket})`,
    ],
    ' AND ',
  );

const holderOf = (payload: Payload, ticket: string): Promise<TicketHolder | null> =>
  findOne(payload, 'ticket-holders', { ticket: { equals: ticket } });

/** Why a ticket can no longer be changed. */
async function refusalOf(
  payload: Payload,
  ticket: string,
): Promise<'ticket.passedOn' | 'ticket.used' | 'ticket.cancelled'> {
  if (isPassedOn(await holderOf(payload, ticket))) return 'ticket.passedOn';
  const end = await findOne(payload, 'ticket-scans', { admission: { equals: ticket } });
  return end?.outcome === 'admitted' ? 'ticket.used' : 'ticket.cancelled';
}

/** @throws Failure 404 if the invoice has no ticket of that number */
function ticketOf(invoice: Invoice, number: number): string {
  if (number > ticketPlans(invoice).length) throw missing('ticket');
  return ticketAdmission(invoice, number);
}

/** Writes a ticket's holder, if it can still be changed. The invoice is locked, so a scan or a refund comes before or after. */
async function writeHolder(
  payload: Payload,
  invoice: Invoice,
  number: number,
  { holder, ...transfer }: { holder: string; email?: string; press?: string; language?: string },
): Promise<boolean> {
  const ticket = ticketOf(invoice, number);
  const now = contentNow().toISOString();
  const passedOnAt = transfer.email === undefined ? null : now;
  if (!(await hasValidTickets(payload, invoice))) return false;
  const results = await runInTransaction(payload, [
    lockTickets(invoice),
    sql`INSERT INTO ticket_holders (ticket, invoice_id, number, holder, email, passed_on_at, language, press)
        SELECT ${ticket}, ${invoice.id}, ${number}, ${holder}, ${transfer.email ?? ''}, ${passedOnAt},
          ${transfer.language ?? ''}, ${transfer.press ?? ''}
        WHERE ${isChangeable(invoice, ticket)}
        ON CONFLICT (ticket) DO UPDATE SET holder = excluded.holder, email = excluded.email,
          passed_on_at = excluded.passed_on_at, language = excluded.language, press = excluded.press, updated_at = ${now}`,
    schedulePassUpdates(invoice.number),
  ]);
  return results[1]?.changed === 1;
}
