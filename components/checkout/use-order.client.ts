'use client';

import { useEffect } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { browserApi } from '@/lib/session/browser-api';
import { queueTicket } from '@/lib/cart/queue-ticket';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { EndpointInput } from '@/lib/contract/endpoint';
import { submitOrder } from '@/lib/contract/endpoints/cart';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { ticketsAddress, type TicketAddresses } from '@/lib/payments/invoice-address';
import {
  usePaymentPress,
  type PaymentPress,
  type PressEnd,
  type PressTools,
} from '@/lib/payments/use-payment-press';
import { ORDER_ORIGIN } from './order-origin';

type Order = Omit<EndpointInput<typeof submitOrder>, 'url' | 'language' | 'idempotency_key' | 'turn'>;
/** An order that nothing is left to pay of; its invoice, or null, and its tickets. */
export type Ending = {
  readonly orderId: number | null;
  readonly invoiceId: number | null;
  readonly tickets: TicketAddresses;
};

/**
 * Why an order could not be sent. The server's message about the order is shown as it is; a failed call has the texts of spec point 8,
 * and advice if there is any.
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

/** Places the order; on to the payment where something is left to pay. */
export function useOrder(onPlaced: (ending: Ending) => void): Pick<
  PaymentPress<readonly string[]>,
  'isBusy' | 'refusals'
> & {
  /** Sentences; none while nothing went wrong. */
  readonly problem: readonly string[];
  readonly place: (order: Order) => Promise<void>;
} {
  const t = useTranslate();
  const { press, problem, isBusy, refusals } = usePaymentPress<readonly string[]>(() => [
    t('checkout.wrong'),
  ]);

  const send = async (order: Order, tools: PressTools): Promise<PressEnd<readonly string[]>> => {
    const { call } = createContractCalls(browserApi());
    const answer = await tools.send(order, (fields) =>
      call(submitOrder, { ...order, ...fields, turn: queueTicket() }),
    );
    if (!answer.ok) return { kind: 'problem', problem: sentencesOf(answer.error, t) };
    const { success, message, payment, order_id: orderId, invoice_id: invoiceId } = answer.value;
    if (!success) return { kind: 'problem', problem: [message || t('checkout.wrong')] };
    if (payment === '') {
      const { tickets_key: key, tickets_pdf_url: pdf } = answer.value;
      const page = invoiceId ? ticketsAddress(invoiceId, key) : '';
      onPlaced({ orderId: orderId ?? null, invoiceId: invoiceId ?? null, tickets: { page, pdf } });
      return { kind: 'done' };
    }
    return tools.leave(payment, ORDER_ORIGIN)
      ? { kind: 'leaving' }
      : { kind: 'problem', problem: [t('checkout.wrong')] };
  };

  // The cart as it is now, so that the next press is for what is shown.
  useEffect(() => {
    if (refusals > 0) void browserCartActions().refresh();
  }, [refusals]);
  return {
    problem: problem ?? [],
    isBusy,
    refusals,
    place: (order) => press((tools) => send(order, tools)),
  };
}
