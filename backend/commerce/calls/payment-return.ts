import type { Payload } from 'payload';
import type { z } from 'zod';
import { VOUCHER_PDF_PATH } from '../../../lib/contract/endpoints/documents.ts';
import { checkPaid } from '../../../lib/contract/endpoints/payments.ts';
import type { WalletAddresses } from '../../../lib/contract/entities/documents.ts';
import { findOne } from '../../cms/records/find-one.ts';
import { refId } from '../../cms/records/refs.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { config } from '../../kernel/config.ts';
import { logFault } from '../../kernel/log/log-fault.ts';
import { hashOf } from '../../kernel/secrets.ts';
import type { Invoice, Payment } from '../../payload-types.ts';
import { orderNumber } from '../documents/order-link.ts';
import { pdfPath, signDocument, SHOWN_LINK_MS } from '../documents/signed-link.ts';
import { ticketLinks } from '../documents/ticket-links.ts';
import { GatewayAway, type PageAttempt } from '../payments/gateway.ts';
import { gatewayOf, hasPages } from '../payments/gateways.ts';
import { settlePayment } from '../payments/settle.ts';
import { readReturnUrl } from '../payments/start-payment.ts';
import type { PaymentStatus } from '../orders-and-payments.ts';
import { voucherWallets } from '../vouchers/voucher-wallets.ts';

type Returned = z.output<(typeof checkPaid)['output']>;

/*
 * Returning: a browser comes back from a payment page with the payment's token (spec point 4). This settles the payment and responds with what
 * the visitor can do now: pay on the same page, or open what was bought.
 */

export const checkPaidRoute = handle(checkPaid, ({ input, payload }) => {
  readReturnUrl(input.url, config().siteUrl);
  return returnedPayment(payload, input.payum_token);
});

/** The result of the payment that a token belongs to; no payment if it belongs to none. */
export async function returnedPayment(payload: Payload, token: string): Promise<Returned> {
  const found = await findByToken(payload, token);
  if (!found) return { success: false, payment: null };
  const payment = await settled(payload, found);
  const status = await shownStatus(payload, payment);
  return {
    success: isSold(payment),
    payment: {
      id: payment.id,
      purpose: payment.purpose ?? null,
      status,
      ...(await documentsOf(payload, payment)),
      ...(await subjectOf(payload, payment)),
      pay_url: payUrlOf(payment, status),
      ...(await voucherLinksOf(payload, payment)),
    },
  };
}

const findByToken = (payload: Payload, token: string): Promise<Payment | null> =>
  findOne(payload, 'payments', { token_hash: { equals: hashOf(token) } });

/**
 * Settles a payment, so that the result depends on the gateway and not on what the browser brought back. Concurrent calls share one query.
 * @returns the payment afterwards, or as last known if the gateway can't be reached
 */
async function settled(payload: Payload, payment: Payment): Promise<Payment> {
  try {
    return (await settlePayment(payload, payment.id)) ?? payment;
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    logFault('GET', 'payment gateway', error);
    return (await findOne(payload, 'payments', { id: { equals: payment.id } })) ?? payment;
  }
}

/** Whether a payment paid for what it was for: money that arrived too late is being refunded. */
const isSold = ({ status, refund_wanted: isLate }: Payment): boolean => status === 'paid' && !isLate;

/** What an open payment means to the visitor. After a decline, they can pay again on the same page; a payment that was made is waiting for the bank. */
const STATUS_OF_ATTEMPT = { none: 'open', declined: 'failed', made: 'pending' } as const satisfies Record<
  PageAttempt,
  PaymentStatus | 'pending'
>;

type ShownStatus = PaymentStatus | 'pending' | null;

/** The status that the visitor is shown. Only the gateway knows what has happened on an open payment's page; null if it can't be reached. */
async function shownStatus(
  payload: Payload,
  { status, gateway, gateway_reference: page }: Payment,
): Promise<ShownStatus> {
  if (status !== 'open' || !page) return status;
  try {
    return STATUS_OF_ATTEMPT[await gatewayOf(payload, gateway).attemptOn(page)];
  } catch (error) {
    if (!(error instanceof GatewayAway)) throw error;
    logFault('GET', 'payment gateway', error);
    return null;
  }
}

/** The URL of the payment page while the payment can still be made there; otherwise ''. */
const payUrlOf = ({ status, gateway, address }: Payment, shown: ShownStatus): string =>
  status === 'open' && (shown === 'open' || shown === 'failed') && hasPages(gateway) ? (address ?? '') : '';

/** What was paid for: the order, or the submission's form unless it was deleted. */
async function subjectOf(payload: Payload, { purpose, subject }: Payment) {
  const submission =
    purpose === 'form' ? await findOne(payload, 'form-submissions', { id: { equals: subject ?? 0 } }) : null;
  return { order_id: purpose === 'order' ? (subject ?? null) : null, form_id: refId(submission?.form) };
}

const invoiceOf = (payload: Payload, { id, purpose, subject }: Payment): Promise<Invoice | null> =>
  findOne(payload, 'invoices', {
    source: { equals: purpose === 'order' ? `order:${String(subject)}` : `payment:${String(id)}` },
  });

/** Whether links that expire soon are still handed out. They aren't for long, because the URL with the token stays in the browser's history. */
const isFresh = ({ paid_at: paidAt }: Payment): boolean =>
  Date.parse(paidAt ?? '') + SHOWN_LINK_MS > Date.now();

/** What opens the invoice, the tickets and the order's page; '' for any that don't exist. */
async function documentsOf(payload: Payload, payment: Payment) {
  const invoice = await invoiceOf(payload, payment);
  const tickets = invoice && isSold(payment) ? await ticketLinks(payload, invoice) : null;
  const hasPage = invoice !== null && isSold(payment) && isFresh(payment);
  return {
    invoice_id: invoice?.id ?? null,
    invoice_key: invoice ? signDocument('invoice', invoice.id, SHOWN_LINK_MS) : '',
    tickets_key: tickets?.key ?? '',
    tickets_pdf_url: tickets?.pdfPath ?? '',
    order_number: hasPage ? orderNumber(invoice) : '',
    order_key: hasPage ? signDocument('order', invoice.id, SHOWN_LINK_MS) : '',
  };
}

/** Links to the voucher that was just bought. */
async function voucherLinksOf(payload: Payload, payment: Payment) {
  const isBought = payment.status === 'paid' && payment.purpose === 'voucher' && isFresh(payment);
  const voucher = isBought
    ? await findOne(payload, 'gift-vouchers', { payment: { equals: payment.id } })
    : null;
  const wallets: WalletAddresses = voucher
    ? await voucherWallets(payload, voucher)
    : { apple_url: '', google_url: '' };
  return {
    voucher_pdf_url: voucher ? pdfPath(VOUCHER_PDF_PATH, 'voucher', voucher.id, SHOWN_LINK_MS) : '',
    voucher_apple_url: wallets.apple_url,
    voucher_google_url: wallets.google_url,
  };
}
