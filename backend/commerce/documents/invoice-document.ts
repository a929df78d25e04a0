import { z } from 'zod';
import { saleTotal, type Cents } from '../../../lib/contract/money.ts';
import { addressSchema } from '../../../lib/contract/entities/account.ts';
import type { Invoice } from '../../payload-types.ts';

/** One line of an invoice, tax included. */
export type InvoiceLine = {
  readonly description: string;
  readonly qty: number;
  readonly unit_cents: Cents;
  readonly cents: Cents;
};

/** A ticket that an invoice paid for. */
const ticketPlanSchema = z.object({
  title: z.string(),
  round: z.number().nullable(),
  /** The day of the round, from 1; null for all. */
  day: z.number().int().nullable().default(null),
  count: z.number().int(),
  /** The name on it; '' for the buyer's. */
  holder: z.string().default(''),
  /** Its event, if not one of our rounds, as worded in the form's option; otherwise ''. */
  event: z.string().default(''),
});
export type TicketPlan = z.infer<typeof ticketPlanSchema>;

const cents = () => z.number().int();

/** The stored content of an invoice: everything printed on it, as issued. Amounts are in cents and include tax. */
const invoiceDocumentSchema = z.object({
  seller: z.object({
    name: z.string(),
    gst_number: z.string(),
    address: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  buyer: z.object({ name: z.string(), email: z.string(), address: addressSchema.nullable() }),
  lines: z.array(
    z.object({ description: z.string(), qty: z.number().int(), unit_cents: cents(), cents: cents() }),
  ),
  subtotal: cents(),
  discount: cents(),
  shipping: cents(),
  surcharge: cents(),
  credit: cents(),
  /** The last characters of the gift voucher that gave the credit; '' for the customer's own. */
  voucher: z.string().default(''),
  total: cents(),
  tax: cents(),
  tickets: z.array(ticketPlanSchema),
});
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>;

/** The contents of an invoice. */
export const documentOf = (invoice: Invoice): InvoiceDocument => {
  const { document } = invoice;
  return invoiceDocumentSchema.parse(typeof document === 'string' ? JSON.parse(document) : document);
};

const NOBODY: InvoiceDocument['buyer'] = { name: '', email: '', address: null };

/** An invoice without its buyer or the names on its tickets: number, lines and totals stay. */
export const toNobody = (invoice: Invoice) => {
  const document = documentOf(invoice);
  const tickets = document.tickets.map((plan) => ({ ...plan, holder: '' }));
  return { email: '', document: { ...document, buyer: NOBODY, tickets } };
};

/** An invoice's content without the buyer's postal address: tickets only need name and email address. */
export const toTicketBuyer = (invoice: Invoice): InvoiceDocument => {
  const document = documentOf(invoice);
  return { ...document, buyer: { ...document.buyer, address: null } };
};

/** An invoice's totals. `credit` is a way of paying and reduces no price; the tax is the part included in the total. */
export function invoiceTotals(
  lines: readonly InvoiceLine[],
  more: { discount?: Cents; shipping?: Cents; surcharge?: Cents; credit?: Cents; isTaxed: boolean },
): Pick<InvoiceDocument, 'subtotal' | 'discount' | 'shipping' | 'surcharge' | 'credit' | 'total' | 'tax'> {
  const { discount = 0, shipping = 0, surcharge = 0, credit = 0, isTaxed } = more;
  const subtotal = lines.reduce((sum, line) => sum + line.cents, 0);
  const sums = saleTotal({ goods: subtotal, discount, shipping, surcharge }, { isTaxed });
  return { subtotal, discount, shipping, surcharge, credit, ...sums };
}
