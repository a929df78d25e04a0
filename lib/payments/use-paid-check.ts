'use client';

import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { EndpointOutput } from '@/lib/contract/endpoint';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import { invoiceAddress } from './invoice-address';
import { readArrival } from './read-arrival';
import { base64Address, paymentTokenOf, returnAddress } from './return-address';

/** What came of the payment that the visitor returned from; `unknown` when nobody could be asked. */
export type PaidState = 'none' | 'checking' | 'paid' | 'unpaid' | 'unknown';

export type PaidCheck = {
  readonly state: PaidState;
  /** Path of the invoice of a paid payment, with the signature that opens it; '' where there is none. */
  readonly invoice: string;
  /** Path of a bought voucher as a PDF, for a while after it was paid; '' otherwise. */
  readonly voucherPdf: string;
  /** Number of the order that was paid, or null. */
  readonly orderId: number | null;
  /** Asks again, after `unknown`. */
  readonly askAgain: () => void;
  /** Leaves the result behind: the visitor wants to try again. The address loses its token. */
  readonly dismiss: () => void;
};

type Answer = EndpointOutput<typeof checkPaid>;

const stateIn = ({ success }: Answer): PaidState => (success ? 'paid' : 'unpaid');

const invoiceOf = ({ payment }: Answer): string =>
  payment?.invoice_id ? invoiceAddress(payment.invoice_id, payment.invoice_key) : '';

/** A token that the server refuses belongs to no payment; anything else may be asked again. */
const stateOf = ({ kind }: ApiError): PaidState =>
  kind === 'invalid' || kind === 'notFound' ? 'unpaid' : 'unknown';

/** What is known when the script begins: the server may have found it out already (`server/payment-return.ts`). */
function begin() {
  const token = readToken();
  const answer = token === null ? undefined : readArrival()?.answer;
  return { token, answer, state: token === null ? 'none' : answer ? stateIn(answer) : 'checking' } as const;
}

const readToken = () => (typeof window === 'undefined' ? null : paymentTokenOf(window.location.search));

/** Asks the server, where the address carries the token of a payment, what came of it (spec point 4). The address alone decides nothing. */
export function usePaidCheck(): PaidCheck {
  const [arrived] = useState(begin);
  const { token } = arrived;
  const [state, setState] = useState<PaidState>(arrived.state);
  const [found, setFound] = useState<Answer | undefined>(arrived.answer);
  const [attempt, setAttempt] = useState(0);
  const isKnown = arrived.answer !== undefined;

  useEffect(() => {
    if (token === null || isKnown) return;
    let isOver = false;
    const ask = async () => {
      const url = base64Address(window.location.href);
      const answer = await createContractCalls(browserApi()).call(checkPaid, { url, payum_token: token });
      if (isOver) return;
      if (!answer.ok) return setState(stateOf(answer.error));
      setFound(answer.value);
      setState(stateIn(answer.value));
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [token, isKnown, attempt]);

  const askAgain = useCallback(() => {
    setState('checking');
    setAttempt((count) => count + 1);
  }, []);
  const dismiss = useCallback(() => {
    window.history.replaceState(window.history.state, '', returnAddress(window.location.href));
    setState('none');
  }, []);
  const { payment } = found ?? {};
  return {
    state,
    invoice: found?.success ? invoiceOf(found) : '',
    voucherPdf: payment?.voucher_pdf_url ?? '',
    orderId: payment?.order_id ?? null,
    askAgain,
    dismiss,
  };
}
