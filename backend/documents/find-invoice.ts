import type { Payload } from 'payload';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { missing } from '../contract/failure.ts';
import type { Invoice } from '../payload-types.ts';
import { opensDocument } from './signed-link.ts';

/**
 * An invoice that a caller may see: the owner, or whoever has a signed link.
 * @param id as it stands in an address
 * @throws Failure 404 for one that does not exist and for one that is somebody else's, alike
 */
export async function findInvoiceFor(
  payload: Payload,
  { id, key }: { readonly id: string; readonly key?: string | undefined },
  customer: { readonly id: number } | null,
): Promise<Invoice> {
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0;
  const invoice = await findOne(payload, 'invoices', { id: { equals: number } });
  const isOwner = customer !== null && refId(invoice?.customer) === customer.id;
  if (!invoice || !(isOwner || opensDocument('invoice', number, key))) throw missing('invoice');
  return invoice;
}
