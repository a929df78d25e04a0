import { API_BASE_PATH } from '../lib/contract/paths.ts';
import {
  ARRIVAL_ATTRIBUTE,
  ARRIVAL_ID,
  ARRIVAL_ORDER,
  ARRIVAL_PART_ATTRIBUTE,
  arrivalName,
  type ArrivalPart,
  type ArrivalState,
} from '../lib/payments/arrival.ts';
import { checkPaid } from '../lib/contract/endpoints/payments.ts';
import { invoiceAddress } from '../lib/payments/invoice-address.ts';
import { base64Address, paymentTokenOf } from '../lib/payments/return-address.ts';
import type { z } from 'zod';
import type { Logger } from './log.ts';

/** How long a visitor who returns from a payment waits for the content server's word, before the page comes without it. */
const DEADLINE_MS = 8_000;

type Answer = z.output<typeof checkPaid.output>;
/** What the content server says of a payment; null where it cannot be asked now. */
export type Arrival = { readonly answer: Answer | null };

/** No payment is known by it, or by anything like it. */
const NO_PAYMENT: Answer = { success: false, payment: null };

export type PaymentReturnsOptions = {
  readonly contentApiUrl: string;
  readonly siteUrl: string;
  readonly log: Logger;
};

/**
 * Makes a function that asks the content server, for an address with a payment's token, whether it was paid (spec point 4). The
 * address alone decides nothing, and its token goes nowhere but there.
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
    // A token that is refused belongs to no payment; the page's script takes it in the same way (lib/payments/use-paid-check.ts).
    if (response.status === 422 || response.status === 404) return NO_PAYMENT;
    if (!response.ok)
      throw new Error(`The content server answered checkPaid with ${String(response.status)}.`);
    return checkPaid.output.parse(await response.json());
  };
  return async (path: string, query: string): Promise<Arrival | null> => {
    const token = paymentTokenOf(query);
    if (token === null) return null;
    const answer = await ask(path, query, token).catch((error: unknown) => {
      log.warn({ err: error, path }, 'Nobody could say what came of a payment.');
      return null;
    });
    return { answer };
  };
}

const stateOf = ({ answer }: Arrival): ArrivalState =>
  answer === null ? 'unknown' : answer.success ? 'paid' : 'unpaid';

const payerOf = ({ payment }: Answer): string =>
  payment?.purpose === 'form' ? `form-${String(payment.form_id)}` : (payment?.purpose ?? '');

const NOTICE = new RegExp(`<div [^>]*${ARRIVAL_ATTRIBUTE}="([\\w-]+):\\w+"[^>]*>`);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const shown = (tag: string, more: string) => tag.replace(' hidden=""', more);

/** Shows what a payment brought, in the notice that begins at `start`. */
function withPart(html: string, start: number, part: ArrivalPart, value: string): string {
  const mark = `${ARRIVAL_PART_ATTRIBUTE}="${part}"`;
  const at = html.indexOf(mark, start);
  if (value === '' || at === -1) return html;
  const open = html.lastIndexOf('<', at);
  const close = html.indexOf('>', at) + 1;
  const end = html.indexOf('</', close);
  const tag = shown(html.slice(open, close), part === 'order' ? '' : ` href="${escaped(value)}"`);
  const text = html.slice(close, end);
  return `${html.slice(0, open)}${tag}${part === 'order' ? text.replace(ARRIVAL_ORDER, value) : text}${html.slice(end)}`;
}

/** What the scripts of the page read instead of asking again. */
const dataElement = (payer: string, answer: Answer) =>
  `<script type="application/json" id="${ARRIVAL_ID}">${JSON.stringify({ payer, answer }).replaceAll('<', '\\u003c')}</script>`;

/**
 * Writes into a page what came of the payment that a browser returns from: one of the notices that the page has hidden
 * (components/payments/paid-outcome.tsx), that of the part which sent the visitor to pay, else the first one.
 * @param html a whole document; one without such a notice stays as it is
 */
export function showArrival(html: string, arrival: Arrival): string {
  const { answer } = arrival;
  const state = stateOf(arrival);
  const own = answer === null ? '' : payerOf(answer);
  const isThere = own !== '' && html.includes(`${ARRIVAL_ATTRIBUTE}="${arrivalName(own, state)}"`);
  const payer = isThere ? own : (NOTICE.exec(html)?.[1] ?? '');
  if (payer === '') return html;
  const tag = new RegExp(`<div [^>]*${ARRIVAL_ATTRIBUTE}="${arrivalName(payer, state)}"[^>]*>`).exec(html);
  if (tag === null) return html;
  const start = tag.index;
  const before = html.slice(0, start);
  let page = before + shown(tag[0], ' autofocus=""') + html.slice(start + tag[0].length);
  const payment = answer?.success ? answer.payment : null;
  if (payment) {
    const { invoice_id: invoice, invoice_key: key, voucher_pdf_url: voucher, order_id: order } = payment;
    page = withPart(page, start, 'invoice', invoice ? invoiceAddress(invoice, key) : '');
    page = withPart(page, start, 'voucher', voucher);
    page = withPart(page, start, 'order', order ? String(order) : '');
  }
  if (answer === null) return page;
  const end = page.lastIndexOf('</body>');
  return end === -1 ? page : page.slice(0, end) + dataElement(payer, answer) + page.slice(end);
}
