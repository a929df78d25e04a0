import type { Payload } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Invoice } from '../payload-types.ts';
import { invoiceAttachment } from './invoice-attachment.ts';
import { documentOf } from './invoice-entity.ts';
import { invoiceLink } from './signed-link.ts';

/** Mails an invoice to whom it was issued, once for a key; to nobody where there is no address. */
export async function mailInvoice(
  payload: Payload,
  invoice: Invoice,
  { key, language }: { key: string; language: string | null | undefined },
): Promise<void> {
  if (!invoice.email) return;
  const { lines, total, buyer } = documentOf(invoice);
  await sendMail(payload, {
    key,
    to: invoice.email,
    template: 'receipt',
    language,
    name: buyer.name,
    data: { number: invoice.number, amount: showCents(total) },
    lines: lines.map(({ description, qty, cents }) => [`${String(qty)} × ${description}`, showCents(cents)]),
    link: invoiceLink(invoice.id),
    attachments: [await invoiceAttachment(payload, invoice)],
  });
}
