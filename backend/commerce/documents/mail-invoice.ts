import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Invoice } from '../../payload-types.ts';
import { documentOf } from './invoice-document.ts';
import { mailedDocuments } from './mail-documents.ts';

/**
 * Emails an invoice, with any tickets it paid for, to its recipient, once per key; does nothing without an email address.
 * @param to its buyer's present address, if that may differ
 */
export async function mailInvoice(
  payload: Payload,
  invoice: Invoice,
  {
    key,
    language,
    to = invoice.email,
  }: { key: string; language: string | null | undefined; to?: string | null | undefined },
): Promise<void> {
  if (!to) return;
  const { total, buyer } = documentOf(invoice);
  await sendMail(payload, {
    key,
    to,
    template: 'receipt',
    language,
    name: buyer.name,
    data: { number: invoice.number, amount: showCents(total) },
    ...(await mailedDocuments(payload, invoice, language)),
  });
}
