import type { Payload, Where } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { missing } from '../../kernel/failure.ts';
import type { Invoice } from '../../payload-types.ts';
import { opensOrder } from '../documents/order-link.ts';

const ORDER = /^[1-9]\d{0,8}$/;
const INVOICE = /^[A-Z]-\d{6,12}$/;

/** The condition for an order's address: an order, or the invoice of a voucher or booking. */
function namedBy(id: string): Where | null {
  if (ORDER.test(id)) return { order: { equals: Number(id) } };
  return INVOICE.test(id) ? { number: { equals: id } } : null;
}

/**
 * The invoice of an order, voucher or booking whose page the caller may see: its buyer, or somebody with a signed link.
 * @param id the last part of its address
 * @throws Failure 404, both for a missing order and for somebody else's
 */
export async function findOrderFor(
  payload: Payload,
  { id, key }: { readonly id: string; readonly key?: string | undefined },
  customer: { readonly id: number } | null,
): Promise<Invoice> {
  const named = namedBy(id);
  const invoice = named && (await findOne(payload, 'invoices', named));
  const isOwner = customer !== null && refId(invoice?.customer) === customer.id;
  if (!invoice || !(isOwner || (await opensOrder(payload, invoice, key)))) throw missing('order');
  return invoice;
}
