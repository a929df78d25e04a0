import { API_BASE_PATH } from '../lib/contract/paths.ts';
import {
  PAYMENT_RESULT_ATTRIBUTE,
  PAYMENT_RESULT_ID,
  ORDER_NUMBER_PLACEHOLDER,
  PAYMENT_RESULT_PART_ATTRIBUTE,
  payAddressOf,
  paymentResultName,
  paymentResultOf,
  type PaymentResultPart,
  type PaymentResultState,
} from '../lib/payments/payment-result.ts';
import { checkPaid } from '../lib/contract/endpoints/payments.ts';
import { readAnswer } from '../lib/contract/read.ts';
import { invoiceAddress, orderAddress, ticketsAddress } from '../lib/payments/invoice-address.ts';
import { base64Address, paymentTokenOf } from '../lib/payments/return-address.ts';
import type { z } from 'zod';
import type { Logger } from './log.ts';

/** How long a visitor who returns from a payment waits for the content server before the page is sent without the result. */
const DEADLINE_MS = 8_000;

type Answer = z.output<typeof checkPaid.output>;
/**
 * The content server's response about a payment; null if it can't be reached now. `payAddress`: where the payment can still be made, or ''.
 */
export type PaymentResult = { readonly answer: Answer | null; readonly payAddress: string };

/** The token matches no payment. */
const NO_PAYMENT: Answer = { success: false, payment: null };

export type PaymentReturnsOptions = {
  readonly contentApiUrl: string;
  readonly siteUrl: string;
  readonly log: Logger;
};

/**
 * Creates a function that asks the content server whether the payment in an address was paid (spec point 4). The address alone
 * decides nothing, and its token is sent nowhere else.
 * @returns null for an address without a token
 */
export function createPaymentReturns({ contentApiUrl, siteUrl, log }: PaymentReturnsOptions) {
  const ask = async (path: string, query: string, token: string): Promise<Answer | null> => {
    const url = base64Address(new URL(`${path}?${query}`, siteUrl).href);
    const said = new URLSearchParams({ url, payum_token: token });
    const response = await fetch(`${contentApiUrl}${API_BASE_PATH}${checkPaid.path}?${said.toString()}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // A rejected token belongs to no payment; the page's script treats it the same way (lib/payments/use-paid-check.ts).
    if (response.status === 422 || response.status === 404) return NO_PAYMENT;
    if (!response.ok)
      throw new Error(`The content server answered checkPaid with ${String(response.status)}.`);
    const reading = readAnswer(checkPaid.output, await response.json());
    if (!reading.success) throw reading.error;
    return reading.data;
  };
  return async (path: string, query: string): Promise<PaymentResult | null> => {
    const token = paymentTokenOf(query);
    if (token === null) return null;
    const answer = await ask(path, query, token).catch((error: unknown) => {
      log.warn(
        { err: error, path },
        'The result of a payment could not be fetched. The page will say it’s unknown.',
      );
      return null;
    });
    return { answer, payAddress: answer === null ? '' : payAddressOf(answer, new URL(siteUrl).origin) };
  };
}

const stateOf = ({ answer }: PaymentResult): PaymentResultState =>
  answer === null ? 'unknown' : paymentResultOf(answer);

const paymentOriginOf = ({ payment }: Answer): string =>
  payment?.purpose === 'form' ? `form-${String(payment.form_id)}` : (payment?.purpose ?? '');

const NOTICE = new RegExp(`<div [^>]*${PAYMENT_RESULT_ATTRIBUTE}="([\\w-]+):\\w+"[^>]*>`);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const shown = (tag: string, more: string) => tag.replace(' hidden=""', more);

/** Shows a payment's result in the notice that begins at `start`. */
function withPart(html: string, start: number, part: PaymentResultPart, value: string): string {
  const mark = `${PAYMENT_RESULT_PART_ATTRIBUTE}="${part}"`;
  const at = html.indexOf(mark, start);
  if (value === '' || at === -1) return html;
  const open = html.lastIndexOf('<', at);
  const close = html.indexOf('>', at) + 1;
  const end = html.indexOf('</', close);
  const tag = shown(html.slice(open, close), part === 'order' ? '' : ` href="${escaped(value)}"`);
  const text = html.slice(close, end);
  return `${html.slice(0, open)}${tag}${part === 'order' ? text.replace(ORDER_NUMBER_PLACEHOLDER, value) : text}${html.slice(end)}`;
}

/** What the page's scripts read instead of asking again. */
const dataElement = (origin: string, answer: Answer) =>
  `<script type="application/json" id="${PAYMENT_RESULT_ID}">${JSON.stringify({ origin, answer }).replaceAll('<', '\\u003c')}</script>`;

/**
 * Writes the result of a payment into the page that the browser returns to: in one of the page's hidden notices
 * (components/payments/paid-outcome.tsx), that of the part where the visitor began to pay, else the first one.
 * @param html a whole document; one without such a notice stays as it is
 */
export function showPaymentResult(html: string, paymentResult: PaymentResult): string {
  const { answer, payAddress } = paymentResult;
  const state = stateOf(paymentResult);
  const own = answer === null ? '' : paymentOriginOf(answer);
  const isThere =
    own !== '' && html.includes(`${PAYMENT_RESULT_ATTRIBUTE}="${paymentResultName(own, state)}"`);
  const origin = isThere ? own : (NOTICE.exec(html)?.[1] ?? '');
  if (origin === '') return html;
  const tag = new RegExp(
    `<div [^>]*${PAYMENT_RESULT_ATTRIBUTE}="${paymentResultName(origin, state)}"[^>]*>`,
  ).exec(html);
  if (tag === null) return html;
  const start = tag.index;
  const before = html.slice(0, start);
  let page = before + shown(tag[0], ' autofocus=""') + html.slice(start + tag[0].length);
  page = withPart(page, start, 'pay', state === 'paid' ? '' : payAddress);
  const payment = answer?.success ? answer.payment : null;
  if (payment) {
    const { invoice_id: invoice, invoice_key: key, voucher_pdf_url: voucher, order_id: order } = payment;
    page = withPart(page, start, 'order-page', orderAddress(payment.order_number, payment.order_key));
    page = withPart(page, start, 'invoice', invoice ? invoiceAddress(invoice, key) : '');
    page = withPart(page, start, 'tickets', invoice ? ticketsAddress(invoice, payment.tickets_key) : '');
    page = withPart(page, start, 'tickets-pdf', payment.tickets_pdf_url);
    page = withPart(page, start, 'voucher', voucher);
    page = withPart(page, start, 'order', order ? String(order) : '');
  }
  if (answer === null) return page;
  const end = page.lastIndexOf('</body>');
  return end === -1 ? page : page.slice(0, end) + dataElement(origin, answer) + page.slice(end);
}
