import type { Payload } from 'payload';
import { showCents } from '../../../lib/contract/money.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { invoiceAttachment } from '../documents/invoice-attachment.ts';
import { documentOf } from '../documents/invoice-document.ts';
import { invoiceLines } from '../documents/mail-lines.ts';
import { orderLink } from '../documents/order-link.ts';
import { log } from '../../kernel/log/log.ts';
import type { MailDocument } from '../../mail/mail-content.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { MAIL_TEXTS } from '../../mail/texts.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import type { GiftVoucher, Invoice } from '../../payload-types.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import { detailsOf } from './purchase-details.ts';
import { holderEmail } from '../documents/sold-voucher.ts';
import { googleAddress } from '../wallet/google-address.ts';
import { passAttachments } from '../wallet/pass-attachments.ts';
import { googleWallet } from '../wallet/wallets.ts';
import { shownValue } from './find-voucher.ts';
import { voucherPass } from './voucher-pass.ts';
import { codeOf, redeemUrl, voucherSheet } from './voucher-sheet.ts';

/** The giver: the name that the buyer typed, else their account's. Only callers that don't ask for a name leave us just the address. */
async function giverOf(payload: Payload, { payment, buyer, buyer_email }: GiftVoucher): Promise<string> {
  const [paid, customer] = await Promise.all([
    findOne(payload, 'payments', { id: { equals: refId(payment) ?? 0 } }),
    findOne(payload, 'customers', { id: { equals: refId(buyer) ?? 0 } }),
  ]);
  return (
    (paid && detailsOf(paid).gift?.giver) ||
    [customer?.first_name, customer?.last_name].filter(Boolean).join(' ') ||
    (buyer_email ?? '')
  );
}

/** The link to Google's wallet, which has no file to attach; none while it is disabled. As with a pass, the email is sent in any case. */
async function googleLinks(payload: Payload, voucher: GiftVoucher): Promise<MailDocument[]> {
  if (googleWallet() === null) return [];
  try {
    const pass = await voucherPass(payload, voucher);
    const label = MAIL_TEXTS[pass.language]['shared.google_wallet'] ?? '';
    return [{ title: pass.description, links: [{ label, address: await googleAddress(payload, pass) }] }];
  } catch (error) {
    log.error({ err: error }, 'a pass for Google Wallet could not be signed, so an email goes without it');
    return [];
  }
}

/**
 * Emails a voucher with its PDF, its passes and how to redeem it, once per key. A gift's recipient learns the giver and its value, but not
 * what else was paid. `invoice` attaches the invoice, and lists its lines.
 */
export async function mailVoucher(
  payload: Payload,
  voucher: GiftVoucher,
  { key, invoice }: { key: string; invoice: Invoice | null },
): Promise<void> {
  const code = codeOf(voucher);
  const name = `gift-voucher-${voucher.last4 ?? ''}`;
  const sheet = {
    filename: `${name}.pdf`,
    contentType: 'application/pdf',
    content: await voucherSheet(payload, voucher),
  };
  const date = longDay(voucher.expires_on ?? '', languageNamed(voucher.language));
  const amount = showCents(await shownValue(payload, voucher));
  const texts = voucher.recipient_email
    ? ({
        template: 'gift',
        name: voucher.recipient_name ?? '',
        quote: voucher.gift_message ?? '',
        data: { date, amount, giver: await giverOf(payload, voucher) },
      } as const)
    : ({ template: 'voucher', data: { date, amount } } as const);
  await sendMail(payload, {
    key,
    to: holderEmail(voucher),
    language: voucher.language,
    ...texts,
    link: await redeemUrl(payload, voucher, code),
    code,
    ...(invoice ? { lines: invoiceLines(documentOf(invoice), voucher.language) } : {}),
    documents: await googleLinks(payload, voucher),
    attachments: [
      sheet,
      ...(await passAttachments(payload, name, async () => [await voucherPass(payload, voucher)])),
      ...(invoice ? [await invoiceAttachment(payload, invoice)] : []),
    ],
    isSecret: true,
  });
}

/** Emails a gift's invoice to its buyer, with the recipient and the date it is sent; once per key. */
export async function mailGiftReceipt(
  payload: Payload,
  { buyer_email, recipient_name, recipient_email, deliver_on, language }: GiftVoucher,
  { key, invoice }: { key: string; invoice: Invoice },
): Promise<void> {
  await sendMail(payload, {
    key,
    to: buyer_email ?? '',
    template: 'gift_receipt',
    language,
    data: {
      number: invoice.number,
      amount: showCents(invoice.total_cents),
      recipient: `${recipient_name ?? ''} <${recipient_email ?? ''}>`,
      date: longDay(deliver_on ?? '', languageNamed(language)),
    },
    lines: invoiceLines(documentOf(invoice), language),
    link: await orderLink(payload, invoice),
    attachments: [await invoiceAttachment(payload, invoice)],
  });
}
