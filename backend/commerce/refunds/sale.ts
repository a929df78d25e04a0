import type { Payload } from 'payload';
import { z } from 'zod';
import type { Cents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { GiftVoucher, Invoice, Order, Payment, Refund } from '../../payload-types.ts';
import { ticketAdmission } from '../documents/ticket-code.ts';
import { ticketPlans } from '../documents/tickets.ts';
import { creditOwnerOf, leftOnVoucher, type CreditOwner } from '../credit/credit.ts';
import { linesOf } from '../orders-and-payments.ts';

/** Part of a sale that can be cancelled on its own. */
export type SaleItem = {
  /** `ticket:1`, `line:0`, `booking` or `voucher`. */
  readonly key: string;
  readonly label: string;
  readonly cents: Cents;
  readonly state: 'open' | 'cancelled' | 'used';
  /** When a ticket was used, ISO 8601; null if it wasn't. */
  readonly usedAt: string | null;
  /** The ticket's number; null for other items. */
  readonly ticket: number | null;
  /** What cancelling it returns to stock. */
  readonly stock: { readonly sku: number; readonly qty: number } | null;
};

/** A sale according to its invoice, with everything that has happened to it since. */
export type Sale = {
  readonly invoice: Invoice;
  readonly order: Order | null;
  readonly payment: Payment | null;
  readonly voucher: GiftVoucher | null;
  readonly customer: number | null;
  /** What its credit part goes back to: the voucher that an order was paid with, or the buyer's account; null without either. */
  readonly creditOwner: CreditOwner | null;
  /** The voucher that an order was paid with; null for anything else. */
  readonly paidVoucher: GiftVoucher | null;
  readonly refunds: readonly Refund[];
  readonly items: readonly SaleItem[];
  /** How much of the voucher that was sold has been used; 0 for other sales. */
  readonly used: Cents;
  /** What was paid, minus what was refunded and what was used of a voucher. */
  readonly left: Cents;
  /** How much of that can be refunded to the card. */
  readonly leftOnCard: Cents;
  /** Tax in earlier refunds. */
  readonly taxRefunded: Cents;
};

/** Means everything, in older entries of the ledger. */
const EVERYTHING = '*';

const keysOf = ({ items }: Refund): string[] =>
  z
    .array(z.string())
    .catch([])
    .parse(typeof items === 'string' ? JSON.parse(items) : items);

const sumOf = (refunds: readonly Refund[], part: (refund: Refund) => Cents): Cents =>
  refunds.reduce((sum, refund) => sum + part(refund), 0);

type Item = Omit<SaleItem, 'state' | 'usedAt'>;

function orderItems(order: Order): Item[] {
  const lines = linesOf(order);
  const goods = lines.flatMap(({ is_ticket, qty, title, cents, sku }, index): Item[] =>
    is_ticket
      ? []
      : [
          {
            key: `line:${String(index)}`,
            label: `${String(qty)} × ${title}`,
            cents,
            ticket: null,
            stock: { sku, qty },
          },
        ],
  );
  const tickets = lines
    .filter(({ is_ticket }) => is_ticket)
    .flatMap((line) => Array.from({ length: line.qty }, () => line))
    .map(({ title, unit_cents, sku }, index) =>
      ticketItem(index + 1, title, { cents: unit_cents, stock: { sku, qty: 1 } }),
    );
  return [...tickets, ...goods];
}

const ticketItem = (number: number, title: string, rest: Pick<Item, 'cents' | 'stock'>): Item => ({
  key: `ticket:${String(number)}`,
  label: `Ticket ${String(number)}: ${title}`,
  ticket: number,
  ...rest,
});

function bookingItems(invoice: Invoice): Item[] {
  const plans = ticketPlans(invoice);
  const each = Math.floor((invoice.total_cents - invoice.surcharge_cents) / Math.max(1, plans.length));
  if (plans.length === 0)
    return [{ key: 'booking', label: 'The booking', cents: each, ticket: null, stock: null }];
  return plans.map(({ title }, index) => ticketItem(index + 1, title, { cents: each, stock: null }));
}

/** The voucher with what is left on it, unless it was redeemed: nothing is left then. */
const voucherItems = ({ status, last4, amount_cents }: GiftVoucher, used: Cents): Item[] =>
  status === 'redeemed'
    ? []
    : [
        {
          key: 'voucher',
          label: `Gift voucher … ${last4 ?? ''}`,
          cents: amount_cents - used,
          ticket: null,
          stock: null,
        },
      ];

function itemsOf(
  invoice: Invoice,
  { order, voucher, used }: Pick<Sale, 'order' | 'voucher' | 'used'>,
): Item[] {
  if (order) return orderItems(order);
  if (voucher) return voucherItems(voucher, used);
  return invoice.kind === 'form' ? bookingItems(invoice) : [];
}

/** How much of a voucher has been used, whatever became of it since: for orders of guests, or by redeeming it. */
const usedOf = async (payload: Payload, { id, amount_cents }: GiftVoucher): Promise<Cents> =>
  amount_cents - (await leftOnVoucher(payload, id));

/** Whether nothing of a sale is open any more, whatever the ledger says: orders and vouchers used to be ended without an entry there. */
const isOver = (order: Order | null, voucher: GiftVoucher | null): boolean =>
  order?.status === 'refunded' || order?.status === 'cancelled' || voucher?.status === 'void';

/** When tickets were used at the gate, by their admission. */
async function usesOf(payload: Payload, invoice: Invoice): Promise<ReadonlyMap<string, string>> {
  const { docs } = await payload.find({
    collection: 'ticket-scans',
    where: { invoice: { equals: invoice.id }, outcome: { equals: 'admitted' } },
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map(({ admission, scanned_at }) => [admission ?? '', scanned_at]));
}

/** Reads a sale and everything that has happened to it since. */
export async function readSale(payload: Payload, invoice: Invoice): Promise<Sale> {
  const [order, payment, voucher, { docs: refunds }, uses] = await Promise.all([
    findOne(payload, 'orders', { id: { equals: refId(invoice.order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(invoice.payment) ?? 0 } }),
    invoice.kind === 'voucher'
      ? findOne(payload, 'gift-vouchers', { payment: { equals: refId(invoice.payment) ?? 0 } })
      : null,
    payload.find({
      collection: 'refunds',
      where: { invoice: { equals: invoice.id } },
      sort: 'id',
      depth: 0,
      pagination: false,
    }),
    usesOf(payload, invoice),
  ]);
  const cancelled = new Set(refunds.flatMap(keysOf));
  const customerId = refId(invoice.customer);
  const customer =
    customerId === null ? null : await findOne(payload, 'customers', { id: { equals: customerId } });
  const [paidVoucher, used] = await Promise.all([
    findOne(payload, 'gift-vouchers', { id: { equals: refId(order?.voucher) ?? 0 } }),
    voucher ? usedOf(payload, voucher) : 0,
  ]);
  const isEnded = isOver(order, voucher);
  const items = itemsOf(invoice, { order, voucher, used }).map((item): SaleItem => {
    const usedAt = item.ticket === null ? null : (uses.get(ticketAdmission(invoice, item.ticket)) ?? null);
    const isCancelled = isEnded || cancelled.has(item.key) || cancelled.has(EVERYTHING);
    const open = isCancelled ? 'cancelled' : 'open';
    return { ...item, usedAt, state: usedAt === null ? open : 'used' };
  });
  const onCard = payment ? payment.amount_cents + payment.surcharge_cents : 0;
  // A payment that arrived too late for its order was refunded in full.
  const isRefundedAsLate = payment?.refund_wanted === true;
  const left = invoice.total_cents - used - sumOf(refunds, ({ amount_cents }) => amount_cents);
  const leftOnCard = onCard - sumOf(refunds, ({ card_cents }) => card_cents);
  return {
    invoice,
    order,
    payment,
    voucher,
    customer: customer?.id ?? null,
    creditOwner: creditOwnerOf({ voucher: paidVoucher, customer }),
    paidVoucher,
    refunds,
    items,
    used,
    left: isRefundedAsLate ? 0 : left,
    leftOnCard: isRefundedAsLate ? 0 : Math.min(left, leftOnCard),
    taxRefunded: sumOf(refunds, ({ tax_cents }) => tax_cents),
  };
}

/** The collections whose records the office can start a refund from. */
export const SALE_RECORDS = ['orders', 'gift-vouchers', 'form-submissions', 'invoices'] as const;
export type SaleRecord = (typeof SALE_RECORDS)[number];

const invoiceOfPayment = (payload: Payload, payment: number | null): Promise<Invoice | null> =>
  findOne(payload, 'invoices', { payment: { equals: payment ?? 0 } });

/** The invoice of an order, voucher or form submission; null if it was never paid. */
export async function invoiceOf(payload: Payload, record: SaleRecord, id: number): Promise<Invoice | null> {
  switch (record) {
    case 'invoices':
      return findOne(payload, 'invoices', { id: { equals: id } });
    case 'orders':
      return findOne(payload, 'invoices', { order: { equals: id } });
    case 'gift-vouchers': {
      const voucher = await findOne(payload, 'gift-vouchers', { id: { equals: id } });
      return invoiceOfPayment(payload, refId(voucher?.payment));
    }
    case 'form-submissions': {
      const payment = await findOne(payload, 'payments', {
        and: [{ purpose: { equals: 'form' } }, { subject: { equals: id } }, { paid_at: { exists: true } }],
      });
      return invoiceOfPayment(payload, payment?.id ?? null);
    }
  }
}
