'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { isTransient, type ApiError } from '@/lib/api/errors';
import type { Result } from '@/lib/api/result';
import { asLanguage } from '@/lib/i18n/language';
import { createIdempotencyKeys } from './idempotency-keys';
import { isPaymentAddress, returnAddress } from './return-address';
import { rememberPaymentOrigin } from './use-payment-return';

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
