import type { Payload } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import { invoiceAttachment } from '../documents/invoice-attachment.ts';
import { sendMail } from '../mail/send-mail.ts';
import { longDay } from '../pdf/long-day.ts';
import type { GiftVoucher, Invoice } from '../payload-types.ts';
import { languageNamed } from '../words/language.ts';
import { codeOf, voucherSheet } from './voucher-sheet.ts';

/** Mails a voucher with its sheet to whoever bought it, once for a key. With `invoice` that goes along. */
export async function mailVoucher(
  payload: Payload,
  voucher: GiftVoucher,
  { key, invoice }: { key: string; invoice: Invoice | null },
): Promise<void> {
  const sheet = {
    filename: `gift-voucher-${voucher.last4 ?? ''}.pdf`,
    contentType: 'application/pdf',
    content: await voucherSheet(payload, voucher),
  };
  await sendMail(payload, {
    key,
    to: voucher.buyer_email ?? '',
    template: 'voucher',
    language: voucher.language,
    data: {
      amount: showCents(voucher.amount_cents),
      date: longDay(voucher.expires_on ?? '', languageNamed(voucher.language)),
    },
    code: codeOf(voucher),
    attachments: invoice ? [sheet, await invoiceAttachment(payload, invoice)] : [sheet],
    isSecret: true,
  });
}
