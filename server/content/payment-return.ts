import { API_BASE_PATH } from '../../lib/contract/paths.ts';
import {
  NO_LINKS,
  NO_PAYMENT,
  ORDER_NUMBER_PLACEHOLDER,
  PAYMENT_RESULT_ATTRIBUTE,
  PAYMENT_RESULT_ID,
  PAYMENT_RESULT_PART_ATTRIBUTE,
  paymentLinks,
  paymentOriginOf,
  paymentResultName,
  paymentResultOf,
  type PaymentAnswer,
  type PaymentLinks,
  type PaymentResultPart,
} from '../../lib/payments/payment-return.ts';
import { checkPaid } from '../../lib/contract/endpoints/payments.ts';
import { readAnswer } from '../../lib/contract/read.ts';
import { base64Address, paymentTokenOf } from '../../lib/payments/return-address.ts';
import type { Logger } from '../process/log.ts';

/** How long a visitor returning from a payment waits for the content server before the page is sent without the result. */
const DEADLINE_MS = 8_000;

/** The content server's answer about a payment (null if it can't be reached now), and the links to show with it. */
export type PaymentReturn = { readonly answer: PaymentAnswer | null; readonly links: PaymentLinks };

export type PaymentReturnsOptions = {
  readonly contentApiUrl: string;
  readonly siteUrl: string;
  readonly log: Logger;
};

/**
 * Creates a function that asks the content server whether the payment that an address refers to was paid (spec point 4). The
 * address itself proves nothing, and its token is sent nowhere else.
 * @returns the function; it returns null for an address without a token
 */
export function createPaymentReturns({ contentApiUrl, siteUrl, log }: PaymentReturnsOptions) {
  const ask = async (page: URL, token: string): Promise<PaymentAnswer | null> => {
    const query = new URLSearchParams({ url: base64Address(page.href), payum_token: token });
    const response = await fetch(`${contentApiUrl}${API_BASE_PATH}${checkPaid.path}?${query.toString()}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // A rejected token belongs to no payment. The page's script treats it the same way (lib/payments/use-payment.ts).
    if (response.status === 422 || response.status === 404) return NO_PAYMENT;
    if (!response.ok)
      throw new Error(`The content server answered checkPaid with ${String(response.status)}.`);
    const reading = readAnswer(checkPaid.output, await response.json());
    if (!reading.success) throw reading.error;
    return reading.data;
  };
  return async (path: string, query: string): Promise<PaymentReturn | null> => {
    const token = paymentTokenOf(query);
    if (token === null) return null;
    const answer = await ask(new URL(`${path}?${query}`, siteUrl), token).catch((error: unknown) => {
      log.warn(
        { err: error, path },
        'The result of a payment could not be fetched. The page will say it’s unknown.',
      );
      return null;
    });
    const links = answer === null ? NO_LINKS : paymentLinks(answer, new URL(siteUrl).origin);
    return { answer, links };
  };
}

const NOTICE = new RegExp(`<div [^>]*${PAYMENT_RESULT_ATTRIBUTE}="([\\w-]+):\\w+"[^>]*>`);
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const shown = (tag: string, more: string) => tag.replace(' hidden=""', more);

/** Fills in one part of the notice that starts at `start`. */
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

/** The text or link of each part of a notice; '' if there is none. */
const partsOf = (links: PaymentLinks): readonly (readonly [PaymentResultPart, string])[] => [
  ['pay', links.payAddress],
  ['order-page', links.orderPage],
  ['invoice', links.invoice],
  ['tickets', links.tickets.page],
  ['tickets-pdf', links.tickets.pdf],
  ['voucher', links.voucherPdf],
  ['order', links.orderId === null ? '' : String(links.orderId)],
];

/** The answer as data, which the page's scripts read instead of asking again. */
const dataElement = (origin: string, answer: PaymentAnswer) =>
  `<script type="application/json" id="${PAYMENT_RESULT_ID}">${JSON.stringify({ origin, answer }).replaceAll('<', '\\u003c')}</script>`;

/**
 * Shows the result of a payment on the page that the browser returns to, in one of its hidden notices
 * (components/payments/paid-outcome.tsx): that of the part where the visitor began to pay, or else the first.
 * @param html a whole document; returned unchanged if it has no such notice
 */
export function showPaymentResult(html: string, { answer, links }: PaymentReturn): string {
  const state = answer === null ? 'unknown' : paymentResultOf(answer);
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
  let page = html.slice(0, start) + shown(tag[0], ' autofocus=""') + html.slice(start + tag[0].length);
  for (const [part, value] of partsOf(links)) page = withPart(page, start, part, value);
  if (answer === null) return page;
  const end = page.lastIndexOf('</body>');
  return end === -1 ? page : page.slice(0, end) + dataElement(origin, answer) + page.slice(end);
}
