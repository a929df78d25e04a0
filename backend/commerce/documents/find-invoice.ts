import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { missing } from '../../kernel/failure.ts';
import type { Invoice } from '../../payload-types.ts';
import { opensDocument, type SignedKind } from './signed-link.ts';

/**
 * An invoice that the caller may see: its owner, or somebody with a signed link.
 * @param id from the URL
 * @param kinds of links that grant access
 * @throws Failure 404, both for a missing invoice and for somebody else's
 */
export async function findInvoiceFor(
  payload: Payload,
  { id, key }: { readonly id: string; readonly key?: string | undefined },
  customer: { readonly id: number } | null,
  kinds: readonly SignedKind[] = ['invoice'],
): Promise<Invoice> {
  const number = recordIdIn(id) ?? 0;
  const invoice = await findOne(payload, 'invoices', { id: { equals: number } });
  const isOwner = customer !== null && refId(invoice?.customer) === customer.id;
  const isOpened = isOwner || kinds.some((kind) => opensDocument(kind, number, key));
  if (!invoice || !isOpened) throw missing('invoice');
  return invoice;
}
