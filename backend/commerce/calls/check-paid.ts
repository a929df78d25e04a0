import type { Payload } from 'payload';
import type { z } from 'zod';
import { VOUCHER_PDF_PATH, type checkPaid } from '../../../lib/contract/endpoints/payments.ts';
import type { WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { orderNumber } from '../documents/order-link.ts';
import { pdfPath, signDocument, SHOWN_LINK_MS } from '../documents/signed-link.ts';
import { ticketLinks } from '../documents/ticket-links.ts';
import { voucherWallets } from '../vouchers/voucher-wallets.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { GatewayAway, type PageAttempt } from '../payments/gateway.ts';
import { gatewayOf, hasPages } from '../payments/gateways.ts';
import type { PaymentRecord, PaymentStatus } from '../payments/payment.ts';
import { settlePayment } from '../payments/settle.ts';
import type { Invoice } from '../../payload-types.ts';

type PaidState = z.output<(typeof checkPaid)['output']>;

/** The payment's state according to the gateway; the last known one if the gateway can't be reached. */
async function settled(payload: Payload, payment: PaymentRecord): Promise<PaymentRecord> {
  try {
    return (await settlePayment(payload, payment.id)) ?? payment;
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    logFault('GET', 'payment gateway', error);
    return (await findOne(payload, 'payments', { id: { equals: payment.id } })) ?? payment;
  }
}

/** What an open payment is to the visitor. One that was declined can be made again on the same page; another waits for the bank. */
const STATUS_OF_ATTEMPT = { none: 'open', declined: 'failed', made: 'pending' } as const satisfies Record<
  PageAttempt,
  PaymentStatus | 'pending'
>;

/** The status that the visitor is told. Of an open payment the gateway alone knows what has happened on its page. */
async function shownStatus(
  payload: Payload,
  { status, gateway, gateway_reference: page }: PaymentRecord,
): Promise<PaymentStatus | 'pending' | null> {
  if (status !== 'open' || !page) return status;
  try {
    return STATUS_OF_ATTEMPT[await gatewayOf(payload, gateway).attemptOn(page)];
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    logFault('GET', 'payment gateway', error);
    return null;
  }
}

/** The payment page, while the payment can still be made there. */
const payUrlOf = (
  { status, gateway, address }: PaymentRecord,
  shown: Awaited<ReturnType<typeof shownStatus>>,
): string =>
  status === 'open' && (shown === 'open' || shown === 'failed') && hasPages(gateway) ? (address ?? '') : '';

/** Whether links that expire soon are still given out: the URL with the payment's token stays in the browser's history. */
const isFresh = ({ paid_at: paidAt }: PaymentRecord): boolean =>
  Date.parse(paidAt ?? '') + SHOWN_LINK_MS > Date.now();

type VoucherLinks = { readonly pdf: string } & WalletAddresses;

/** Links to the voucher just bought. */
async function voucherLinks(payload: Payload, payment: PaymentRecord): Promise<VoucherLinks> {
  const isBought = payment.status === 'paid' && payment.purpose === 'voucher' && isFresh(payment);
  const voucher = isBought
    ? await findOne(payload, 'gift-vouchers', { payment: { equals: payment.id } })
    : null;
  if (!voucher) return { pdf: '', apple_url: '', google_url: '' };
  const pdf = pdfPath(VOUCHER_PDF_PATH, 'voucher', voucher.id, SHOWN_LINK_MS);
  return { pdf, ...(await voucherWallets(payload, voucher)) };
}

/** What opens the page of everything that was just bought. */
const orderPageOf = (invoice: Invoice | null, isShown: boolean) =>
  invoice && isShown
    ? { order_number: orderNumber(invoice), order_key: signDocument('order', invoice.id, SHOWN_LINK_MS) }
    : { order_number: '', order_key: '' };

/** The form that a submission belongs to; null if either was deleted. */
async function formOf(payload: Payload, submission: number | null | undefined): Promise<number | null> {
  const found = await findOne(payload, 'form-submissions', { id: { equals: submission ?? 0 } });
  return refId(found?.form);
}

/**
 * Whether the payment behind a token was made (spec point 4). The gateway is asked while it is open, so the result doesn't depend on what
 * the browser brought back; concurrent checks share one query.
 */
export async function paidStateOf(payload: Payload, token: string): Promise<PaidState> {
  const found = await findOne(payload, 'payments', { token_hash: { equals: hashOf(token) } });
  if (!found) return { success: false, payment: null };
  const payment = await settled(payload, found);
  const { id, purpose, status, subject } = payment;
  // Money that came too late is on its way back.
  const isPaid = status === 'paid' && !payment.refund_wanted;
  const shown = await shownStatus(payload, payment);
  const source = purpose === 'order' ? `order:${String(subject)}` : `payment:${String(id)}`;
  const invoice = await findOne(payload, 'invoices', { source: { equals: source } });
  const tickets = invoice && isPaid ? await ticketLinks(payload, invoice) : null;
  const voucher = await voucherLinks(payload, payment);
  return {
    success: isPaid,
    payment: {
      id,
      purpose: purpose ?? null,
      status: shown,
      invoice_id: invoice?.id ?? null,
      invoice_key: invoice ? signDocument('invoice', invoice.id, SHOWN_LINK_MS) : '',
      tickets_key: tickets?.key ?? '',
      tickets_pdf_url: tickets?.pdfPath ?? '',
      ...orderPageOf(invoice, isPaid && isFresh(payment)),
      order_id: purpose === 'order' ? (subject ?? null) : null,
      form_id: purpose === 'form' ? await formOf(payload, subject) : null,
      pay_url: payUrlOf(payment, shown),
      voucher_pdf_url: voucher.pdf,
      voucher_apple_url: voucher.apple_url,
      voucher_google_url: voucher.google_url,
    },
  };
}
