import type { Payload } from 'payload';
import type { HistoryEntry } from '../../lib/contract/entities/account.ts';
import { dollarsOf } from '../../lib/contract/money.ts';
import { addHistorySource, HISTORY_LENGTH, type HistorySource } from '../account/history.ts';
import type { CreditEntry } from '../payload-types.ts';

type Kind = HistoryEntry['kind'];

const ofCustomer = (customer: number) => ({
  where: { customer: { equals: customer } },
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

/** What a customer paid for, each with its invoice. */
const paidThings: HistorySource = async (payload, customer) => {
  const [{ docs: invoices }, { docs: orders }] = await Promise.all([
    payload.find({ collection: 'invoices', ...ofCustomer(customer) }),
    payload.find({ collection: 'orders', ...ofCustomer(customer) }),
  ]);
  const invoiced = new Map(invoices.map((invoice) => [invoice.source, invoice]));
  const orderEntries = orders.map((order): HistoryEntry => {
    const invoice = invoiced.get(`order:${String(order.id)}`);
    return {
      id: `order-${String(order.id)}`,
      kind: 'order',
      at: instant(order.createdAt),
      title: (order.summary ?? '').replaceAll('\n', ', '),
      status: order.status,
      amount: dollarsOf(order.total_cents),
      link: invoice ? `/invoice/${String(invoice.id)}` : '',
    };
  });
  const others = invoices.filter(({ kind }) => kind !== 'order');
  const paidEntries = others.map((invoice): HistoryEntry => ({
    id: `invoice-${String(invoice.id)}`,
    kind: KIND_OF_INVOICE[invoice.kind ?? 'form'],
    at: instant(invoice.createdAt),
    title: invoice.number,
    status: 'paid',
    amount: dollarsOf(invoice.total_cents),
    link: `/invoice/${String(invoice.id)}`,
  }));
  return [...orderEntries, ...paidEntries];
};

const creditKind = ({ cents }: CreditEntry): Kind => (cents >= 0 ? 'voucher_redeemed' : 'credit_used');

/** How a customer's credit came and went. */
const creditMoves: HistorySource = async (payload: Payload, customer) => {
  const { docs } = await payload.find({ collection: 'credit-entries', ...ofCustomer(customer) });
  return docs.map((entry): HistoryEntry => ({
    id: `credit-${String(entry.id)}`,
    kind: creditKind(entry),
    at: instant(entry.createdAt),
    title: entry.reason ?? '',
    status: '',
    amount: dollarsOf(entry.cents),
    link: '',
  }));
};

/** Has "my account" tell of orders, payments and credit. */
export function tellMoneyHistory(): void {
  addHistorySource('payments', paidThings);
  addHistorySource('credit', creditMoves);
}
