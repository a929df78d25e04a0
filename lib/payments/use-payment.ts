'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { isTransient, type ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import { asLanguage } from '@/lib/i18n/language';
import { createIdempotencyKeys } from './idempotency-keys';
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
import { base64Address, isPaymentAddress, paymentTokenOf, returnAddress } from './return-address';

/*
 * A payment as the page's script sees it: the press that leaves for the payment page (`usePaymentPress`), and what came of it once the
 * browser is back (`usePaymentReturn`).
 */

/* The press. */

/** Input of every call that may cost money: where to return to, the language, and the press's key. */
export type PressFields = {
  readonly url: string;
  readonly language: ReturnType<typeof asLanguage>;
  readonly idempotency_key: string;
};

/** The result of a press. `leaving`: the browser is on its way to the payment page. */
export type PressEnd<Problem> =
  { readonly kind: 'leaving' | 'done' } | { readonly kind: 'problem'; readonly problem: Problem };

/** States of a button that costs money. */
export type PressState<Problem> =
  { readonly kind: 'idle' } | { readonly kind: 'working' } | PressEnd<Problem>;

export type PressTools = {
  /**
   * Sends the request with this press's key. A press without a response keeps its key, so that repeating it with the same contents doesn't
   * pay twice.
   */
  readonly send: <T>(
    chosen: object,
    call: (fields: PressFields) => Promise<Result<T, ApiError>>,
  ) => Promise<Result<T, ApiError>>;
  /**
   * Sends the browser to a payment page, remembering which part of the page started it.
   * @returns false for a URL that a payment page can't have
   */
  readonly leave: (payment: string, origin: string) => boolean;
};

export type PaymentPress<Problem> = {
  readonly state: PressState<Problem>;
  /** The error message, if there is one. */
  readonly problem: Problem | null;
  /** From the press until it has failed or the payment is over. */
  readonly isBusy: boolean;
  /** How many presses have failed: prices may have changed. */
  readonly refusals: number;
  /** Runs a press; does nothing while another is running. */
  readonly press: (work: (tools: PressTools) => Promise<PressEnd<Problem>>) => Promise<void>;
  /** Sets an error message without a press, or clears it. */
  readonly complain: (problem: Problem | null) => void;
};

function leave(payment: string, origin: string): boolean {
  if (!isPaymentAddress(payment, window.location.origin)) return false;
  rememberPaymentOrigin(origin);
  window.location.assign(payment);
  return true;
}

/** Calls back when the visitor returns with Back to a page restored from the back/forward cache. */
function useReturnByBack(onReturn: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onReturn]);
}

/**
 * A button that may cost money: one press at a time, each with its idempotency key. It stays pressed while the browser leaves for the
 * payment page, and is released when the visitor comes back.
 * @param unexpected the message for our own faults
 */
export function usePaymentPress<Problem>(unexpected: () => Problem): PaymentPress<Problem> {
  const [state, setState] = useState<PressState<Problem>>({ kind: 'idle' });
  const [refusals, countRefusals] = useState(0);
  const isPressed = useRef(false);
  const [keys] = useState(() => createIdempotencyKeys());

  const send: PressTools['send'] = async (chosen, call) => {
    const answer = await call({
      url: returnAddress(window.location.href),
      language: asLanguage(document.documentElement.lang),
      idempotency_key: keys.take(JSON.stringify(chosen)),
    });
    // A proxy that gave up doesn't say what the server behind it has done.
    if (answer.ok || !isTransient(answer.error)) keys.settle();
    return answer;
  };

  const press: PaymentPress<Problem>['press'] = async (work) => {
    if (isPressed.current) return;
    isPressed.current = true;
    setState({ kind: 'working' });
    const end = await work({ send, leave }).catch((thrown: unknown): PressEnd<Problem> => {
      window.reportError(thrown);
      return { kind: 'problem', problem: unexpected() };
    });
    isPressed.current = end.kind === 'leaving';
    if (end.kind === 'problem') countRefusals((count) => count + 1);
    setState(end);
  };

  const complain = useCallback((problem: Problem | null) => {
    if (!isPressed.current) setState(problem === null ? { kind: 'idle' } : { kind: 'problem', problem });
  }, []);

  // The router restores the page as it was left; returning visitors may have more to buy.
  useEffect(() => () => setState((now) => (now.kind === 'done' ? { kind: 'idle' } : now)), []);
  useReturnByBack(
    useCallback(() => {
      isPressed.current = false;
      setState((now) => (now.kind === 'leaving' ? { kind: 'idle' } : now));
    }, []),
  );
  return {
    state,
    problem: state.kind === 'problem' ? state.problem : null,
    isBusy: state.kind === 'working' || state.kind === 'leaving',
    refusals,
    press,
    complain,
  };
}

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
