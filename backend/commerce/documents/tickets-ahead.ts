import type { Payload } from 'payload';
import type { Invoice } from '../../payload-types.ts';
import { isEventOver } from '../catalogue/ticket-event.ts';
import { hasValidTickets } from './invoice-entity.ts';
import { openTicketsOf, ticketPlans } from './tickets.ts';

/** Whether the buyer still holds any valid ticket of an invoice for an event that isn't over at the given time. */
export async function hasTicketsAhead(payload: Payload, invoice: Invoice, at: Date): Promise<boolean> {
  const plans = ticketPlans(invoice);
  if (plans.length === 0 || !(await hasValidTickets(payload, invoice))) return false;
  const open = await openTicketsOf(payload, invoice);
  const over = await Promise.all(
    open.map(({ number }) => {
      const plan = plans[number - 1];
      return plan === undefined || isEventOver(payload, plan, at);
    }),
  );
  return over.includes(false);
}
