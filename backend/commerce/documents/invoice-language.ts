import type { Payload } from 'payload';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import type { Invoice, TicketHolder } from '../../payload-types.ts';

/** The language that an invoice's buyer bought in; undefined if it is no longer known. */
export async function invoiceLanguage(
  payload: Payload,
  { order, payment }: Invoice,
): Promise<string | undefined> {
  const [ofOrder, ofPayment] = await Promise.all([
    findOne(payload, 'orders', { id: { equals: refId(order) ?? 0 } }),
    findOne(payload, 'payments', { id: { equals: refId(payment) ?? 0 } }),
  ]);
  return ofOrder?.language ?? ofPayment?.language ?? undefined;
}

/** The language of the person a ticket was transferred to, or else its buyer's. */
export const holderLanguage = async (
  payload: Payload,
  invoice: Invoice,
  { language }: Pick<TicketHolder, 'language'>,
): Promise<string | undefined> => language || (await invoiceLanguage(payload, invoice));
