'use client';

import { useCallback, useRef, useState } from 'react';
import { problemOf } from '@/components/forms/api-problem';
import { browserApi } from '@/lib/api/browser';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { EndpointInput } from '@/lib/contract/endpoint';
import { submitOrder } from '@/lib/contract/endpoints/cart';
import type { Translator } from '@/lib/i18n/translate';
import { asLanguage } from '@/lib/i18n/language';
import { useTranslate } from '@/lib/i18n/use-translate';
import { leaveForPayment, useReturnByBack } from '@/lib/payments/leave-for-payment';
import { rememberPayer } from '@/lib/payments/payer';
import { createPressKeys } from '@/lib/payments/press-keys';
import { returnAddress } from '@/lib/payments/return-address';
import { ORDER_PAYER } from './order-payer';

type Order = Omit<EndpointInput<typeof submitOrder>, 'url' | 'language' | 'idempotency_key'>;
/** An order that nothing is left to pay of; its invoice, or null. */
export type Ending = { readonly orderId: number | null; readonly invoiceId: number | null };

/**
 * Why an order could not be sent, in sentences. What the server says of the order is shown as it is; a call that failed has the words of
 * spec point 8, and what can be done about it where that is known.
 */
function sentencesOf(error: ApiError, t: Translator): readonly string[] {
  switch (error.kind) {
    case 'invalid':
      return [error.message || t('checkout.wrong')];
    case 'network':
    case 'timeout':
    case 'rateLimited':
    case 'server':
      return [t('checkout.wrong'), problemOf(error, t).message];
    default:
      return [t('checkout.wrong')];
  }
}

/** Places the order, one press at a time; on to the payment where something is left to pay. */
export function useOrder(onPlaced: (ending: Ending) => void): {
  /** Sentences; none while nothing went wrong. */
  readonly problem: readonly string[];
  readonly isBusy: boolean;
  readonly place: (order: Order) => Promise<void>;
} {
  const t = useTranslate();
  const [problem, setProblem] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const [keys] = useState(() => createPressKeys());

  /** @returns what went wrong, or null when the browser leaves or the order is placed */
  const send = async (order: Order): Promise<readonly string[] | null> => {
    const answer = await createContractCalls(browserApi()).call(submitOrder, {
      ...order,
      url: returnAddress(window.location.href),
      language: asLanguage(document.documentElement.lang),
      idempotency_key: keys.take(JSON.stringify(order)),
    });
    if (!answer.ok) {
      const { kind } = answer.error;
      if (kind !== 'network' && kind !== 'timeout') keys.settle();
      return sentencesOf(answer.error, t);
    }
    keys.settle();
    const { success, message, payment, order_id: orderId, invoice_id: invoiceId } = answer.value;
    if (!success) return [message || t('checkout.wrong')];
    if (payment === '') {
      onPlaced({ orderId: orderId ?? null, invoiceId: invoiceId ?? null });
      return null;
    }
    rememberPayer(ORDER_PAYER);
    return leaveForPayment(payment) ? null : [t('checkout.wrong')];
  };

  const place = async (order: Order) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setProblem([]);
    const wrong = await send(order).catch((thrown: unknown) => {
      window.reportError(thrown);
      return [t('checkout.wrong')];
    });
    if (wrong === null) return;
    setProblem(wrong);
    busy.current = false;
    setIsBusy(false);
  };

  useReturnByBack(
    useCallback(() => {
      busy.current = false;
      setIsBusy(false);
    }, []),
  );
  return { problem, isBusy, place };
}
