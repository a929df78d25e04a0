import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { missing } from '../../kernel/failure.ts';
import type { Invoice } from '../../payload-types.ts';
import { opensDocument } from './signed-link.ts';

/**
 * An invoice that the caller may see: its owner, or somebody with a signed link.
 * @param id from the URL
 * @param isOpened whether the link grants access; by default only one to the invoice does
 * @throws Failure 404, both for a missing invoice and for somebody else's
 */
export async function findInvoiceFor(
  payload: Payload,
  { id, key }: { readonly id: string; readonly key?: string | undefined },
  customer: { readonly id: number } | null,
  isOpened: (invoice: Invoice) => boolean | Promise<boolean> = (invoice) =>
    opensDocument('invoice', invoice.id, key),
): Promise<Invoice> {
  const invoice = await findOne(payload, 'invoices', { id: { equals: recordIdIn(id) ?? 0 } });
  const isOwner = customer !== null && refId(invoice?.customer) === customer.id;
  if (!invoice || !(isOwner || (await isOpened(invoice)))) throw missing('invoice');
  return invoice;
}
