import type { Payload } from 'payload';
import type { INVOICE_KINDS } from '../../../lib/contract/entities/documents.ts';
import type { Address } from '../../../lib/contract/entities/account.ts';
import { chargesGst, type Cents } from '../../../lib/contract/money.ts';
import { contentNow } from '../../kernel/clock.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { sql } from '../../kernel/database/statement.ts';
import { runInTransaction } from '../../kernel/database/run-in-transaction.ts';
import { moneySettings } from '../money/settings.ts';
import { buyerOf, customerBuyer } from '../cart/buyer.ts';
import type { Invoice, Order, Payment } from '../../payload-types.ts';
import {
  invoiceTotals,
  type InvoiceDocument,
  type InvoiceLine,
  type TicketPlan,
} from './invoice-document.ts';

export type InvoiceInput = {
  readonly kind: (typeof INVOICE_KINDS)[number];
  /** The source of the invoice, for example payment:12. Each source has one invoice. */
  readonly source: string;
  readonly payment: Payment | null;
  readonly order: Order | null;
  readonly lines: readonly InvoiceLine[];
  readonly isTaxed: boolean;
  readonly discount?: Cents;
  readonly shipping?: Cents;
  readonly credit?: Cents;
  /** The last characters of the gift voucher that gave it; none for the customer's own credit. */
  readonly voucher?: string;
  readonly address?: Address | null;
  readonly tickets?: readonly TicketPlan[];
  /** The lines' amount for tickets, which the takings list separately. */
  readonly ticketCents?: Cents;
};

const LETTERS = { order: 'O', voucher: 'V', form: 'F' } as const;
/** Numbers have at least six digits. */
const FIRST_NUMBER = 100_000;

async function invoicedTo(
  payload: Payload,
  input: InvoiceInput,
): Promise<InvoiceDocument['buyer'] & { id: number | null }> {
  const { order, payment } = input;
  const buyer = order
    ? await buyerOf(payload, order)
    : await customerBuyer(payload, refId(payment?.customer));
  return {
    id: buyer?.customer ?? null,
    name: [buyer?.firstName, buyer?.lastName].filter(Boolean).join(' '),
    email: payment?.email || buyer?.email || '',
    address: input.address ?? null,
  };
}

/**
 * Issues the invoice for something that was paid, or returns the existing one. Numbers in a series have no gaps: number and invoice are
 * written in one transaction, and a concurrent second caller waits and then finds the invoice.
 */
export async function issueInvoice(payload: Payload, input: InvoiceInput): Promise<Invoice> {
  const { kind, source, payment, order } = input;
  const existing = await findOne(payload, 'invoices', { source: { equals: source } });
  if (existing) return existing;
  const { id: customer, ...buyer } = await invoicedTo(payload, input);
  const { seller } = await moneySettings(payload);
  const totals = invoiceTotals(input.lines, {
    discount: input.discount ?? 0,
    shipping: input.shipping ?? 0,
    credit: input.credit ?? 0,
    surcharge: payment?.surcharge_cents ?? 0,
    // A seller who isn't GST registered must not show any.
    isTaxed: input.isTaxed && chargesGst(seller),
  });
  const document: InvoiceDocument = {
    seller,
    buyer,
    lines: [...input.lines],
    ...totals,
    voucher: input.voucher ?? '',
    tickets: [...(input.tickets ?? [])],
  };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM invoices WHERE source = ${source})`;
  await runInTransaction(payload, [
    sql`INSERT INTO invoice_counters (kind, last) VALUES (${kind}, 0) ON CONFLICT (kind) DO NOTHING`,
    sql`UPDATE invoice_counters SET last = last WHERE kind = ${kind}`,
    sql`UPDATE invoice_counters SET last = last + 1 WHERE kind = ${kind} AND ${isNew}`,
    sql`INSERT INTO invoices (number, kind, sequence, total_cents, tickets_cents, shipping_cents, discount_cents,
          surcharge_cents, credit_cents, tax_cents, issued_at, email, customer_id, payment_id, order_id, source, document)
        SELECT ${LETTERS[kind]} || '-' || CAST(CAST(last + ${FIRST_NUMBER} AS INTEGER) AS TEXT), ${kind}, last, ${totals.total}, ${input.ticketCents ?? 0},
          ${totals.shipping}, ${totals.discount}, ${totals.surcharge}, ${totals.credit}, ${totals.tax}, ${contentNow().toISOString()}, ${buyer.email}, ${customer}, ${payment?.id ?? null},
          ${order?.id ?? null}, ${source}, ${JSON.stringify(document)}
        FROM invoice_counters WHERE kind = ${kind} AND ${isNew}`,
  ]);
  const invoice = await findOne(payload, 'invoices', { source: { equals: source } });
  if (!invoice) throw new Error('The invoice was not saved.');
  return invoice;
}
