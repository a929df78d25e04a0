'use client';

import { useEffect } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { browserApi } from '@/lib/session/browser-api';
import { queueTicket } from '@/lib/cart/queue-ticket';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import type { EndpointInput } from '@/lib/contract/endpoint';
import { guestOrder, submitOrder } from '@/lib/contract/endpoints/cart';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { boughtAddresses, type BoughtAddresses } from '@/lib/payments/invoice-address';
import { ORDER_ORIGIN } from '@/lib/payments/payment-return';
import {
  usePaymentPress,
  type PaymentPress,
  type PressEnd,
  type PressTools,
} from '@/lib/payments/use-payment-press';

type Added = 'url' | 'language' | 'idempotency_key' | 'turn' | 'session';
/** An order of a customer, or of somebody without an account. */
export type CustomerOrder = Omit<EndpointInput<typeof submitOrder>, Added>;
export type GuestOrder = Omit<EndpointInput<typeof guestOrder>, Added>;
/** An order that is paid, with what was bought. */
export type PlacedOrder = BoughtAddresses & { readonly orderId: number | null };

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

const cartKey = () => browserCart().getState().sessionKey;

/** Places the order; on to the payment where something is left to pay. */
export function useOrder(onPlaced: (order: PlacedOrder) => void): Pick<
  PaymentPress<readonly string[]>,
  'isBusy' | 'refusals'
> & {
  /** Sentences; none while nothing went wrong. */
  readonly problem: readonly string[];
  /** @returns why the call failed; null if it didn't */
  readonly place: (order: CustomerOrder | GuestOrder) => Promise<ApiError | null>;
} {
  const t = useTranslate();
  const { press, problem, isBusy, refusals } = usePaymentPress<readonly string[]>(() => [
    t('checkout.wrong'),
  ]);

  const send = async (
    order: CustomerOrder | GuestOrder,
    tools: PressTools,
    onFailure: (error: ApiError) => void,
  ): Promise<PressEnd<readonly string[]>> => {
    const { call } = createContractCalls(browserApi());
    const answer = await tools.send(order, async (fields) =>
      'email' in order
        ? call(guestOrder, { ...order, ...fields, turn: queueTicket(), session: cartKey() })
        : call(submitOrder, { ...order, ...fields, turn: queueTicket() }),
    );
    if (!answer.ok) {
      onFailure(answer.error);
      return { kind: 'problem', problem: sentencesOf(answer.error, t) };
    }
    const { success, message, payment } = answer.value;
    if (!success) return { kind: 'problem', problem: [message || t('checkout.wrong')] };
    if (payment === '') {
      onPlaced({ ...boughtAddresses(answer.value), orderId: answer.value.order_id ?? null });
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
    place: async (order) => {
      const failures: ApiError[] = [];
      await press((tools) => send(order, tools, (error) => failures.push(error)));
      return failures[0] ?? null;
    },
  };
}
