'use client';

import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { EndpointOutput } from '@/lib/contract/endpoint';
import { checkPaid } from '@/lib/contract/endpoints/payments';
import { invoiceAddress, orderAddress, ticketsAddress, type TicketAddresses } from './invoice-address';
import { payAddressOf, paymentResultOf, type PaymentResultState } from './payment-result';
import { readPaymentResult } from './read-payment-result';
import { base64Address, paymentTokenOf, returnAddress } from './return-address';

/** The result of the payment that the visitor returned from; `unknown` if it could not be fetched. */
export type PaidState = 'none' | 'checking' | PaymentResultState;

export type PaidCheck = {
  readonly state: PaidState;
  /** Address of the payment page while the payment can still be made; '' otherwise. */
  readonly payAddress: string;
  /** Path of the page of everything that was just bought; '' if there is none. */
  readonly orderPage: string;
  /** Path of a paid payment's invoice, with the signature that opens it; '' if there is none. */
  readonly invoice: string;
  readonly tickets: TicketAddresses;
  /** Path of a bought voucher as a PDF, for a while after payment; '' otherwise. */
  readonly voucherPdf: string;
  /** The same for its passes. */
  readonly voucherApple: string;
  readonly voucherGoogle: string;
  /** Number of the paid order, or null. */
  readonly orderId: number | null;
  /** Asks again, after `unknown` and `pending`. */
  readonly askAgain: () => void;
  /** Discards the result, because the visitor wants to try again. The token is removed from the address. */
  readonly dismiss: () => void;
};

type Answer = EndpointOutput<typeof checkPaid>;

const invoiceOf = ({ payment }: Answer): string =>
  payment?.invoice_id ? invoiceAddress(payment.invoice_id, payment.invoice_key) : '';

const orderPageOf = ({ payment }: Answer): string =>
  payment ? orderAddress(payment.order_number, payment.order_key) : '';

const ticketsOf = ({ payment }: Answer): TicketAddresses => ({
  page: payment?.invoice_id ? ticketsAddress(payment.invoice_id, payment.tickets_key) : '',
  pdf: payment?.tickets_pdf_url ?? '',
});

const NO_TICKETS: TicketAddresses = { page: '', pdf: '' };

/** A token that the server rejects belongs to no payment; any other failure may be retried. */
const stateOf = ({ kind }: ApiError): PaidState =>
  kind === 'invalid' || kind === 'notFound' ? 'unpaid' : 'unknown';

/** What is known at the start: the server may have found it out already (`server/payment-return.ts`). */
function begin() {
  const token = readToken();
  const answer = token === null ? undefined : readPaymentResult()?.answer;
  const state = token === null ? 'none' : answer ? paymentResultOf(answer) : 'checking';
  return { token, answer, state } as const;
}

const readToken = () => (typeof window === 'undefined' ? null : paymentTokenOf(window.location.search));

/** Requests the payment result from the server if the address has a payment's token (spec point 4). The address alone decides nothing. */
export function usePaidCheck(): PaidCheck {
  const [arrived] = useState(begin);
  const { token } = arrived;
  const [state, setState] = useState<PaidState>(arrived.state);
  const [found, setFound] = useState<Answer | undefined>(arrived.answer);
  const [attempt, setAttempt] = useState(0);
  const isKnown = arrived.answer !== undefined && attempt === 0;

  useEffect(() => {
    if (token === null || isKnown) return;
    let isOver = false;
    const ask = async () => {
      const url = base64Address(window.location.href);
      const answer = await createContractCalls(browserApi()).call(checkPaid, { url, payum_token: token });
      if (isOver) return;
      if (!answer.ok) return setState(stateOf(answer.error));
      setFound(answer.value);
      setState(paymentResultOf(answer.value));
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
    payAddress: found ? payAddressOf(found, window.location.origin) : '',
    orderPage: found?.success ? orderPageOf(found) : '',
    invoice: found?.success ? invoiceOf(found) : '',
    tickets: found?.success ? ticketsOf(found) : NO_TICKETS,
    voucherPdf: payment?.voucher_pdf_url ?? '',
    voucherApple: payment?.voucher_apple_url ?? '',
    voucherGoogle: payment?.voucher_google_url ?? '',
    orderId: payment?.order_id ?? null,
    askAgain,
    dismiss,
  };
}
