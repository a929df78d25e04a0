import type { Payload, Where } from 'payload';
import type { HistoryEntry } from '../../lib/contract/entities/account.ts';
import { dollarsOf, type Cents } from '../../lib/contract/money.ts';
import { sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { HISTORY_LENGTH, type HistorySource } from '../people/account/history.ts';
import { isPickUp, isTicketsOnly, linesOf } from './orders-and-payments.ts';
import { isRefunded } from './documents/invoice-entity.ts';
import { orderPath } from './documents/order-link.ts';
import type { CreditReason } from './money/reasons.ts';

type Kind = HistoryEntry['kind'];

const ofCustomer = (customer: number, ...more: Where[]) => ({
  where: { and: [{ customer: { equals: customer } }, ...more] },
  sort: '-createdAt',
  limit: HISTORY_LENGTH,
  depth: 0 as const,
});

const KIND_OF_INVOICE = {
  voucher: 'voucher_bought',
  form: 'form_paid',
  order: 'order',
} as const satisfies Record<string, Kind>;

const instant = (date: string): string => new Date(date).toISOString();

/** Refunded amounts of a customer's invoices, by invoice id. */
async function refundedOf(payload: Payload, customer: number): Promise<ReadonlyMap<number, Cents>> {
  const { rows } = await runStatement(
    payload,
    sql`SELECT invoice_id, SUM(amount_cents) AS cents FROM refunds
        WHERE customer_id = ${customer} AND invoice_id IS NOT NULL GROUP BY invoice_id`,
  );
  return new Map(rows.map(({ invoice_id, cents }) => [Number(invoice_id), Number(cents)]));
}

/**
 * Orders that lapsed because nobody paid for them, with the references of the credit that they used and returned. All the customer knows of
 * them is an abandoned payment page. Orders that the office cancelled, or whose money came too late, are not included.
 */
async function lapsedOrders(payload: Payload, customer: number) {
  const { rows } = await runStatement(
    payload,
    sql`SELECT orders.id, orders.reference FROM orders LEFT JOIN payments ON payments.id = orders.payment_id
        WHERE orders.customer_id = ${customer} AND orders.status = 'cancelled' AND orders.paid_at IS NULL
          AND payments.paid_at IS NULL AND NOT EXISTS (SELECT 1 FROM refunds WHERE refunds.order_id = orders.id)`,
  );
  return {
    ids: rows.map(({ id }) => Number(id)),
    credit: rows.flatMap(({ id, reference }) => [
      `order:${String(reference)}`,
      `order-returned:${String(id)}`,
    ]),
  };
}

/** A customer's payments, each with its invoice. */
export const paymentsOfCustomer: HistorySource = async (payload, customer) => {
  const lapsed = await lapsedOrders(payload, customer);
  const [{ docs: invoices }, { docs: orders }, refunded] = await Promise.all([
    payload.find({ collection: 'invoices', ...ofCustomer(customer) }),
    payload.find({ collection: 'orders', ...ofCustomer(customer, { id: { not_in: lapsed.ids } }) }),
    refundedOf(payload, customer),
  ]);
  const invoiced = new Map(invoices.map((invoice) => [invoice.source, invoice]));
  const orderEntries = orders.map((order): HistoryEntry => {
    const invoice = invoiced.get(`order:${String(order.id)}`);
    const lines = linesOf(order);
    const isReady = order.status === 'sent' && isPickUp(order) && !isTicketsOnly(lines);
    return {
      id: `order-${String(order.id)}`,
      kind: 'order',
      at: instant(order.createdAt),
      title: lines.map(({ qty, title }) => `${String(qty)} × ${title}`).join(', '),
      status: isReady ? 'ready' : order.status,
      amount: -dollarsOf(order.total_cents),
      link: invoice ? orderPath(invoice) : '',
    };
  });
  const others = invoices.filter(({ kind }) => kind !== 'order');
  const paidEntries = others.map((invoice): HistoryEntry => ({
    id: `invoice-${String(invoice.id)}`,
    kind: KIND_OF_INVOICE[invoice.kind ?? 'form'],
    at: instant(invoice.createdAt),
    title: invoice.number,
    status: isRefunded(refunded.get(invoice.id) ?? 0, invoice) ? 'refunded' : 'paid',
    amount: -dollarsOf(invoice.total_cents),
    link: orderPath(invoice),
  }));
  return [...orderEntries, ...paidEntries];
};

const KIND_OF_CREDIT = {
  voucher: 'voucher_redeemed',
  order: 'credit_used',
  order_returned: 'credit_returned',
  refund: 'credit_returned',
  adjustment: 'credit_adjusted',
} as const satisfies Record<CreditReason, Kind>;

/** The subject of a credit entry: the end of the voucher's code, or the order, with its page. */
type Subject = { readonly title: string; readonly link: string };

/** Finds the subjects of credit entries. Their references are written when they are booked (`credit/credit.ts`). */
async function subjectsOf(payload: Payload, customer: number): Promise<ReadonlyMap<string, Subject>> {
  const [{ docs: vouchers }, { docs: orders }, { docs: invoices }] = await Promise.all([
    payload.find({
      collection: 'gift-vouchers',
      where: { redeemed_by: { equals: customer } },
      sort: '-id',
      limit: HISTORY_LENGTH,
      depth: 0,
    }),
    payload.find({ collection: 'orders', ...ofCustomer(customer) }),
    payload.find({ collection: 'invoices', ...ofCustomer(customer) }),
  ]);
  const { docs: refunds } = await payload.find({ collection: 'refunds', ...ofCustomer(customer), depth: 1 });
  const ofRefunds = refunds.flatMap(({ number, invoice }): [string, Subject][] =>
    typeof invoice === 'object' && invoice
      ? [[`refund:${number}`, { title: invoice.number, link: orderPath(invoice) }]]
      : [],
  );
  const invoiced = new Map(invoices.map((invoice) => [invoice.source, invoice]));
  const ofVouchers = vouchers.flatMap(({ id, redemption, last4 }): [string, Subject][] => {
    const subject = { title: last4 ? `… ${last4}` : '', link: '' };
    // Entries used to have the voucher's id.
    return [
      [`voucher:${redemption ?? ''}`, subject],
      [`voucher:${String(id)}`, subject],
    ];
  });
  const ofOrders = orders.flatMap(({ id, reference }): [string, Subject][] => {
    const invoice = invoiced.get(`order:${String(id)}`);
    const subject = invoice ? { title: invoice.number, link: orderPath(invoice) } : { title: '', link: '' };
    return [
      [`order:${reference}`, subject],
      [`order-returned:${String(id)}`, subject],
    ];
  });
  return new Map([...ofVouchers, ...ofOrders, ...ofRefunds]);
}

/** A customer's credit history. */
export const creditMoves: HistorySource = async (payload, customer) => {
  const { credit } = await lapsedOrders(payload, customer);
  const { docs } = await payload.find({
    collection: 'credit-entries',
    ...ofCustomer(customer, { reference: { not_in: credit } }),
  });
  const subjects = docs.length === 0 ? new Map<string, Subject>() : await subjectsOf(payload, customer);
  return docs.map((entry): HistoryEntry => ({
    id: `credit-${String(entry.id)}`,
    kind: KIND_OF_CREDIT[entry.reason ?? 'adjustment'],
    at: instant(entry.createdAt),
    ...(subjects.get(entry.reference ?? '') ?? { title: '', link: '' }),
    status: '',
    amount: dollarsOf(entry.cents),
  }));
};
