import type { Payload } from 'payload';
import { findAll } from '../../cms/records/by-ids.ts';
import { sql, type Statement } from '../../kernel/database/statement.ts';
import type { Invoice, TicketHolder } from '../../payload-types.ts';

/** Named or transferred tickets of an invoice, by their numbers. */
export async function holdersOfTickets(
  payload: Payload,
  { id }: Pick<Invoice, 'id'>,
): Promise<ReadonlyMap<number, TicketHolder>> {
  const { docs } = await payload.find(findAll('ticket-holders', { invoice: { equals: id } }));
  return new Map(docs.map((holder) => [holder.number, holder]));
}

/** Whether a ticket was transferred: its buyer's code is void, and it belongs to somebody else. */
export const isPassedOn = (holder: Pick<TicketHolder, 'passed_on_at'> | undefined | null): boolean =>
  Boolean(holder?.passed_on_at);

/** The condition that a ticket wasn't transferred. @param ticket the name of its admission */
export const isNotPassedOn = (ticket: string): Statement =>
  sql`NOT EXISTS (SELECT 1 FROM ticket_holders WHERE ticket = ${ticket} AND passed_on_at IS NOT NULL)`;

/** The subject of a signed link to a transferred ticket. */
export const passedOnName = (invoice: number, number: number): string =>
  `${String(invoice)}:${String(number)}`;

/** Transfers, admissions and cancellations of an invoice's tickets take turns: each locks the invoice first. */
export const lockTickets = ({ id }: Pick<Invoice, 'id'>): Statement =>
  sql`UPDATE invoices SET updated_at = updated_at WHERE id = ${id}`;
