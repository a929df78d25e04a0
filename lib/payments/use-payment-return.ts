'use client';

import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import {
  NO_LINKS,
  NO_PAYMENT,
  PAYMENT_RESULT_ATTRIBUTE,
  PAYMENT_RESULT_ID,
  paymentLinks,
  paymentResultOf,
  type PaymentAnswer,
  type PaymentLinks,
  type PaymentResultState,
} from './payment-return';
import { base64Address, paymentTokenOf, returnAddress } from './return-address';

/* Which part of the page the payment began in. */

const ORIGIN_KEY = 'payment-origin';
/** Its earlier name, for whoever was on a payment page while the site was updated; one release later it can go. */
const EARLIER_ORIGIN_KEY = 'payer';

/** Remembers in this tab which part of the page began the payment, as a page may have several: 'form-7', 'voucher', 'order'. */
export function rememberPaymentOrigin(origin: string): void {
  try {
    window.sessionStorage.setItem(ORIGIN_KEY, origin);
  } catch {
    // Storage is blocked: then whichever part finds the token in the address shows the result.
  }
}

/** The part that this tab remembers; null for none. */
function rememberedOrigin(): string | null {
  try {
    const { sessionStorage } = window;
    return sessionStorage.getItem(ORIGIN_KEY) ?? sessionStorage.getItem(EARLIER_ORIGIN_KEY);
  } catch {
    return null;
  }
}

/**
 * Whether the payment in the address belongs to this part: the server says so, or this tab remembers it. In another tab nothing is
 * remembered, and any part may show it.
 */
export function isPaymentOrigin(origin: string): boolean {
  if (paymentTokenOf(window.location.search) === null) return false;
  const own = writtenResult()?.origin ?? rememberedOrigin();
  return own === null || own === origin;
}

/* The result that the front server wrote into the page. */

const writtenResultSchema = z.object({ origin: z.string(), answer: checkPaid.output });

/** The token in the address that this document was loaded from; the address may have changed since. */
function tokenOfLoadedPage(): string | null {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && URL.canParse(navigation.name) ? paymentTokenOf(new URL(navigation.name).search) : null;
}

/** The part that the server showed the result for, and the response it got; null if the result has to be requested. */
function writtenResult(): z.output<typeof writtenResultSchema> | null {
  const token = paymentTokenOf(window.location.search);
  const written = document.getElementById(PAYMENT_RESULT_ID)?.textContent;
  if (!written || token === null || token !== tokenOfLoadedPage()) return null;
  const parsed = writtenResultSchema.safeParse(JSON.parse(written));
  return parsed.success ? parsed.data : null;
}

/**
 * Removes the payment result that the server wrote into a part of the page: its script now shows the same in the same place. These
 * notices never change, so React does not look for them.
 */
export function takeOverResult(part: Element): void {
  for (const notice of part.querySelectorAll(`[${PAYMENT_RESULT_ATTRIBUTE}]`)) notice.remove();
}

/* What came of the payment. */

/** The result of the payment that the visitor returned from; `unknown` if it could not be fetched. */
export type PaymentReturnState = 'none' | 'checking' | PaymentResultState;

export type PaymentReturn = PaymentLinks & {
  readonly state: PaymentReturnState;
  /** Asks again, after `unknown` and `pending`. */
  readonly askAgain: () => void;
  /** Discards the result, because the visitor wants to try again. The token is removed from the address. */
  readonly dismiss: () => void;
};

/** What is known of the payment: nothing of it is in the address, it is being asked for, it couldn't be, or the response. */
type Known = 'none' | 'checking' | 'unknown' | PaymentAnswer;

/** A token that the server rejects belongs to no payment; any other failure may be retried. */
const knownAfter = ({ kind }: ApiError): Known =>
  kind === 'invalid' || kind === 'notFound' ? NO_PAYMENT : 'unknown';

const readToken = () => (typeof window === 'undefined' ? null : paymentTokenOf(window.location.search));

/** What is known at the start: the server may have found it out already. */
function begin(): { readonly token: string | null; readonly known: Known } {
  const token = readToken();
  return { token, known: token === null ? 'none' : (writtenResult()?.answer ?? 'checking') };
}

async function askServer(token: string): Promise<Known> {
  const url = base64Address(window.location.href);
  const answer = await createContractCalls(browserApi()).call(checkPaid, { url, payum_token: token });
  return answer.ok ? answer.value : knownAfter(answer.error);
}

/** The result of the payment whose token is in the address (spec point 4). The address alone decides nothing. */
export function usePaymentReturn(): PaymentReturn {
  const [{ token, known: atStart }] = useState(begin);
  const [known, setKnown] = useState<Known>(atStart);
  const isAsked = known === 'checking';

  useEffect(() => {
    if (token === null || !isAsked) return;
    let isOver = false;
    const ask = async () => {
      const now = await askServer(token);
      if (!isOver) setKnown(now);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [token, isAsked]);

  const askAgain = useCallback(() => setKnown('checking'), []);
  const dismiss = useCallback(() => {
    window.history.replaceState(window.history.state, '', returnAddress(window.location.href));
    setKnown('none');
  }, []);
  return {
    ...(typeof known === 'string' ? NO_LINKS : paymentLinks(known, window.location.origin)),
    state: typeof known === 'string' ? known : paymentResultOf(known),
    askAgain,
    dismiss,
  };
}
