import type { Payload } from 'payload';
import { newZealandDay } from '../../../lib/contract/time-zone.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import type { Invoice, RefundRequest } from '../../payload-types.ts';
import { ticketEvent } from '../catalogue/ticket-event.ts';
import { documentOf } from '../documents/invoice-document.ts';
import { holdersOfTickets, isPassedOn } from '../documents/ticket-holders.ts';
import { moneySettings } from '../money/settings.ts';
import { isTicketsOnly, linesOf } from '../orders-and-payments.ts';
import { isWorthRefunding, refusalOf } from './plan-refund.ts';
import { readSale, type Sale } from './sale.ts';

/** How a buyer can get their money back. */
export type Cancelling =
  /** They can cancel everything themselves until the end of a day (y-MM-dd), and get back what is left of the money; 0 if it was free. */
  | { readonly kind: 'self'; readonly until: string; readonly cents: Cents }
  | { readonly kind: 'ask' }
  | { readonly kind: 'asked'; readonly at: string }
  | { readonly kind: 'none' };

const DAY_MS = 24 * 60 * 60_000;

/** @param day y-MM-dd */
const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** Whether nothing in a sale has been used, sent, refunded or transferred. */
async function isUntouched(payload: Payload, { invoice, order, items, refunds }: Sale): Promise<boolean> {
  if (refunds.length > 0 || items.some(({ state }) => state !== 'open')) return false;
  if (order && order.status !== 'paid' && !isTicketsOnly(linesOf(order))) return false;
  return ![...(await holdersOfTickets(payload, invoice)).values()].some(isPassedOn);
}

/**
 * The last day on which the buyer can cancel a sale: a set number of days before its first event; null if they can't. If a refund would go to a
 * voucher that has expired or been withdrawn, they have to ask.
 */
async function lastDay(payload: Payload, sale: Sale): Promise<string | null> {
  const { cancelDaysBefore } = await moneySettings(payload);
  if (cancelDaysBefore === null || !isWorthRefunding(sale) || !(await isUntouched(payload, sale)))
    return null;
  const events = await Promise.all(
    documentOf(sale.invoice).tickets.map((plan) => ticketEvent(payload, plan)),
  );
  const days = events.map(({ start_date }) => start_date);
  const [first] = days.toSorted();
  // Without a date there is nothing to count back from.
  return first === undefined || first === '' ? null : daysBefore(first, cancelDaysBefore);
}

/** The request that the office hasn't answered yet; null if there is none. */
export const openRequest = (payload: Payload, { id }: Pick<Invoice, 'id'>): Promise<RefundRequest | null> =>
  findOne(payload, 'refund-requests', {
    and: [{ invoice: { equals: id } }, { is_answered: { not_equals: true } }],
  });

/** How the buyer of a sale can get their money back now. */
export async function cancellingOf(payload: Payload, invoice: Invoice): Promise<Cancelling> {
  const sale = await readSale(payload, invoice);
  if (refusalOf(sale) !== null || !sale.items.some(({ state }) => state === 'open')) return { kind: 'none' };
  const until = await lastDay(payload, sale);
  if (until !== null && newZealandDay(contentNow()) <= until)
    return { kind: 'self', until, cents: sale.left };
  const request = await openRequest(payload, invoice);
  if (request) return { kind: 'asked', at: request.asked_at ?? request.createdAt };
  // For an order that was free, there is nothing to ask for.
  return sale.left > 0 ? { kind: 'ask' } : { kind: 'none' };
}
