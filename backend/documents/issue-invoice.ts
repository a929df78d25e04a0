import type { Payload } from 'payload';
import type { INVOICE_KINDS } from '../../lib/contract/entities/documents.ts';
import type { Address } from '../../lib/contract/entities/account.ts';
import type { Cents } from '../../lib/contract/money.ts';
import { contentNow } from '../contract/data/clock.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { sql } from '../database/statement.ts';
import { runTogether } from '../database/together.ts';
import { moneySettings } from '../money/settings.ts';
import type { Invoice, Order, Payment } from '../payload-types.ts';
import {
  invoiceTotals,
  type InvoiceDocument,
  type InvoiceLine,
  type TicketPlan,
} from './invoice-document.ts';

export type InvoiceWish = {
  readonly kind: (typeof INVOICE_KINDS)[number];
  /** What is invoiced, for example payment:12. One source has one invoice. */
  readonly source: string;
  readonly payment: Payment | null;
  readonly order: Order | null;
  readonly lines: readonly InvoiceLine[];
  readonly isTaxed: boolean;
  readonly discount?: Cents;
  readonly shipping?: Cents;
  readonly credit?: Cents;
  readonly address?: Address | null;
  readonly tickets?: readonly TicketPlan[];
};

const LETTERS = { order: 'O', voucher: 'V', form: 'F' } as const;
/** Numbers have six digits from the first one on. */
const FIRST_NUMBER = 100_000;

async function buyerOf(
  payload: Payload,
  wish: InvoiceWish,
): Promise<InvoiceDocument['buyer'] & { id: number | null }> {
  const id = refId(wish.order?.customer) ?? refId(wish.payment?.customer);
  const customer = id === null ? null : await findOne(payload, 'customers', { id: { equals: id } });
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ');
  return {
    id: customer?.id ?? null,
    name,
    email: wish.payment?.email || customer?.email || '',
    address: wish.address ?? null,
  };
}

/**
 * Issues the invoice of something that was paid, or answers the one that was issued before. Numbers of a kind follow each other
 * without gaps: number and invoice are written together, and whoever comes second waits and then finds the invoice.
 */
export async function issueInvoice(payload: Payload, wish: InvoiceWish): Promise<Invoice> {
  const { kind, source, payment, order } = wish;
  const existing = await findOne(payload, 'invoices', { source: { equals: source } });
  if (existing) return existing;
  const { id: customer, ...buyer } = await buyerOf(payload, wish);
  const { seller } = await moneySettings(payload);
  const totals = invoiceTotals(wish.lines, {
    discount: wish.discount ?? 0,
    shipping: wish.shipping ?? 0,
    credit: wish.credit ?? 0,
    surcharge: payment?.surcharge_cents ?? 0,
    // Who is not registered for the tax must not show any.
    isTaxed: wish.isTaxed && seller.gst_number !== '',
  });
  const document: InvoiceDocument = {
    seller,
    buyer,
    lines: [...wish.lines],
    ...totals,
    tickets: [...(wish.tickets ?? [])],
  };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM invoices WHERE source = ${source})`;
  await runTogether(payload, [
    sql`INSERT INTO invoice_counters (kind, last) VALUES (${kind}, 0) ON CONFLICT (kind) DO NOTHING`,
    sql`UPDATE invoice_counters SET last = last WHERE kind = ${kind}`,
    sql`UPDATE invoice_counters SET last = last + 1 WHERE kind = ${kind} AND ${isNew}`,
    sql`INSERT INTO invoices (number, kind, sequence, total_cents, issued_at, email, customer_id, payment_id, order_id, source, document)
        SELECT ${LETTERS[kind]} || '-' || CAST(CAST(last + ${FIRST_NUMBER} AS INTEGER) AS TEXT), ${kind}, last, ${totals.total}, ${contentNow().toISOString()}, ${buyer.email}, ${customer}, ${payment?.id ?? null},
          ${order?.id ?? null}, ${source}, ${JSON.stringify(document)}
        FROM invoice_counters WHERE kind = ${kind} AND ${isNew}`,
  ]);
  const invoice = await findOne(payload, 'invoices', { source: { equals: source } });
  if (!invoice) throw new Error('An invoice was not written.');
  return invoice;
}
