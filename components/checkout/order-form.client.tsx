'use client';

import { useEffect, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import type { FormProblem } from '@/components/form-fields/validity';
import { useCredit } from '@/lib/payments/use-credit';
import { Button, ButtonLink } from '@/components/ui/button';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { ApiError } from '@/lib/api/errors';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { queueTicket } from '@/lib/cart/queue-ticket';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { EndpointInput } from '@/lib/contract/endpoint';
import { guestOrder, submitOrder } from '@/lib/contract/endpoints/payments';
import type { Cart } from '@/lib/contract/entities/cart';
import { MAX_ORDER_NOTE } from '@/lib/contract/limits';
import { centsOf, dollarsOf, showCents, type Cents } from '@/lib/contract/money';
import { splitPayment, type PaymentSplit } from '@/lib/contract/split-payment';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { boughtAddresses, type BoughtAddresses } from '@/lib/payments/invoice-address';
import { ORDER_ORIGIN } from '@/lib/payments/payment-return';
import { usePaymentPress } from '@/lib/payments/use-payment';
import { useSurcharge } from '@/lib/payments/use-surcharge';
import { browserApi } from '@/lib/session/browser-api';
import { DeliveryStep, EmailedTickets, type ChosenDelivery } from './delivery-step.client';
import { GUEST_FORM, GuestDetailsForm } from './guest-details.client';
import type { GuestDetails } from './guest-values';
import { OrderReview } from './order-review.client';
import { PaymentStep, type ChosenPayment } from './payment-step.client';
import { useGuestVoucher, VOUCHER_FIELD } from './use-guest-voucher.client';
import { useOrderDraft } from './use-order-draft.client';
import { VoucherStep } from './voucher-step.client';

type OrderFormProps = {
  readonly cart: Cart;
  readonly supplier: number;
  /** Without an account. */
  readonly isGuest: boolean;
  readonly delivery: ChosenDelivery | null;
  readonly onDelivery: (delivery: ChosenDelivery | null) => void;
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Called after each press that failed. */
  readonly onRefused: (() => void) | undefined;
};

/** Who buys, delivery, payment, note, and a review of it all with the button that places the order. A guest pays by card or gift voucher. */
export function OrderForm({
  cart,
  supplier,
  isGuest,
  delivery,
  onDelivery,
  onPlaced,
  onRefused,
}: OrderFormProps) {
  const t = useTranslate();
  const draft = useOrderDraft();
  const [stored] = useState(() => draft.load());
  const [wanted, setWanted] = useState<ChosenPayment>({
    type: stored.payment,
    use_credit: stored.useCredit,
  });
  const [note, setNote] = useState(stored.note);
  const [isMissing, setIsMissing] = useState(false);
  const { problem, refusals, isBusy, place } = useOrder(onPlaced);
  useEffect(() => {
    if (refusals > 0) onRefused?.();
  }, [refusals, onRefused]);
  const balance = useCredit(supplier, refusals);
  const credit = balance ?? 0;
  const isVoucherOffered = isGuest && pageHasExtension('guest-vouchers');
  const voucher = useGuestVoucher(draft, { isOffered: isVoucherOffered, since: refusals });

  const total = centsOf(cart.total_amount);
  const payment = currentPayment(wanted, { balance, total, types: cart.payment_types });
  const split = splitPayment(total, {
    credit: voucher.used
      ? centsOf(voucher.used.amount)
      : payment.type === 'credit'
        ? total
        : payment.use_credit
          ? centsOf(credit)
          : 0,
    discount: centsOf(cart.discount_amount),
    minimum: centsOf(cart.card_minimum),
    rule: cart.small_rest,
  });
  const surcharge = useSurcharge(split.card, refusals);
  const toPay = surcharge === null || voucher.isChecking ? null : split.card + surcharge;

  const { needs_delivery: needsDelivery } = cart;
  const isDeliveryMissing = needsDelivery && delivery === null;
  /** @returns what is wrong with what the buyer typed; null if nothing is, or if the problem is shown beside the button */
  const submit = async (guest?: GuestDetails): Promise<FormProblem | null> => {
    setIsMissing(isDeliveryMissing);
    if (isDeliveryMissing || toPay === null || split.isTooSmall) return null;
    const order = {
      shipping_option_id: needsDelivery ? delivery?.quote.shipping_type_id : null,
      note,
      promotion_code: cart.promotion_code,
      shown_total: dollarsOf(toPay),
    };
    const isSent = needsDelivery && delivery?.quote.is_pick_up === false;
    const failure = await place(
      guest
        ? {
            ...order,
            ...guest,
            address: isSent ? guest.address : null,
            [VOUCHER_FIELD]: voucher.used?.code ?? '',
          }
        : {
            ...order,
            address: needsDelivery ? (delivery?.address?.id ?? null) : null,
            paymentGateway: payment.type,
            use_credit: payment.use_credit,
          },
    );
    return failure?.kind === 'invalid' && isAtFields(failure.fields) ? problemOf(failure, t) : null;
  };
  const missing = isMissing && isDeliveryMissing ? t('checkout.chooseDelivery') : '';
  return (
    <div className="cart-layout">
      <div>
        {isGuest ? (
          <GuestDetailsForm
            cart={cart}
            chosen={delivery}
            onChoose={onDelivery}
            draft={draft}
            error={missing}
            onSubmit={submit}
          />
        ) : needsDelivery ? (
          <DeliveryStep cart={cart} chosen={delivery} onChoose={onDelivery} draft={draft} error={missing} />
        ) : null}
        {needsDelivery ? null : <EmailedTickets />}
        {isVoucherOffered ? <VoucherStep voucher={voucher} pays={split.credit} /> : null}
        {isGuest ? null : (
          <PaymentStep
            types={cart.payment_types}
            credit={credit}
            total={cart.total_amount}
            chosen={payment}
            onChoose={(chosen) => {
              draft.save({ payment: chosen.type, useCredit: chosen.use_credit });
              setWanted(chosen);
            }}
          />
        )}
        <section className="checkout-step" aria-labelledby="checkout-note">
          <h2 id="checkout-note" className="display text-title-sm mb-4">
            {t('checkout.note')}
          </h2>
          <textarea
            className="field-control"
            rows={3}
            maxLength={MAX_ORDER_NOTE}
            aria-labelledby="checkout-note"
            value={note}
            onChange={(event) => {
              draft.save({ note: event.target.value });
              setNote(event.target.value);
            }}
          />
        </section>
      </div>
      <OrderReview
        cart={cart}
        split={split}
        isGuest={isGuest}
        isVoucher={voucher.used !== null}
        surcharge={surcharge}
        missing={missing}
        problem={problem}
      >
        <Button
          fullWidth
          aria-disabled={isBusy || toPay === null || split.isTooSmall}
          data-busy={isBusy || toPay === null || undefined}
          {...(isGuest ? { type: 'submit', form: GUEST_FORM } : { onClick: () => void submit() })}
        >
          {orderLabel(toPay, split, t)}
        </Button>
        <span role="status" className="sr-only">
          {isBusy ? t('forms.sending') : ''}
        </span>
        <ButtonLink href="/cart" colour="plain" size="small">
          {t('checkout.toCart')}
        </ButtonLink>
      </OrderReview>
    </div>
  );
}

/** Whether a refusal is about what the buyer typed. A voucher has a form of its own, which looks at it again after each refusal. */
const isAtFields = (fields: Readonly<Record<string, string>>): boolean =>
  Object.keys(fields).some((name) => name !== VOUCHER_FIELD);

type PayableWith = {
  /** The customer's credit in dollars; null until it is known. */
  readonly balance: number | null;
  readonly total: Cents;
  readonly types: Cart['payment_types'];
};

/**
 * The choice as it is now: the total changes with the delivery, for example. Credit that no longer covers it pays its part; credit that was to
 * pay its part and covers all of it is the payment method.
 */
function currentPayment(wanted: ChosenPayment, { balance, total, types }: PayableWith): ChosenPayment {
  if (balance === null) return wanted;
  const isEnough = centsOf(balance) >= total;
  if (wanted.type === 'credit') return isEnough ? wanted : { type: 'card', use_credit: true };
  const isAllCredit = wanted.use_credit && balance > 0 && isEnough && types.includes('credit');
  return isAllCredit ? { type: 'credit', use_credit: false } : wanted;
}

/** The button shows the amount to be charged; with nothing to pay, or too little, it places the order. */
function orderLabel(toPay: Cents | null, { isTooSmall }: PaymentSplit, t: Translator): string {
  if (isTooSmall) return t('checkout.place');
  if (toPay === null) return t('payment.working');
  return toPay > 0 ? t('payment.pay', { amount: showCents(toPay) }) : t('checkout.place');
}

/* Placing: the buyer's press becomes an order (spec point 7), and leads to the payment page if there is anything to pay. */

/** Fields that are added to what the form sends. */
type Added = 'url' | 'language' | 'idempotency_key' | 'turn' | 'session';
type CustomerOrder = Omit<EndpointInput<typeof submitOrder>, Added>;
type GuestOrder = Omit<EndpointInput<typeof guestOrder>, Added>;
/** An order with nothing left to pay, and links to what was bought. */
export type PlacedOrder = BoughtAddresses & { readonly orderId: number | null };

/**
 * Why an order couldn't be placed. The server's message about the order is shown as it is; a failed call gets the texts of spec point 8, with
 * advice if there is any.
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

/**
 * Places orders, and leaves for the payment page if there is anything to pay. `place` returns why the call failed, or null; `problem` has the
 * sentences about it.
 */
function useOrder(onPlaced: (order: PlacedOrder) => void) {
  const t = useTranslate();
  const { press, problem, isBusy, refusals } = usePaymentPress<readonly string[]>(() => [
    t('checkout.wrong'),
  ]);
  const refused = (sentences: readonly string[]) => ({ kind: 'problem', problem: sentences }) as const;

  const place = async (order: CustomerOrder | GuestOrder): Promise<ApiError | null> => {
    const failures: ApiError[] = [];
    await press(async ({ send, leave }) => {
      const { call } = createContractCalls(browserApi());
      const answer = await send(order, async (fields) =>
        'email' in order
          ? call(guestOrder, { ...order, ...fields, turn: queueTicket(), session: cartKey() })
          : call(submitOrder, { ...order, ...fields, turn: queueTicket() }),
      );
      if (!answer.ok) {
        failures.push(answer.error);
        return refused(sentencesOf(answer.error, t));
      }
      const { success, message, payment } = answer.value;
      if (!success) return refused([message || t('checkout.wrong')]);
      if (payment === '') {
        onPlaced({ ...boughtAddresses(answer.value), orderId: answer.value.order_id ?? null });
        return { kind: 'done' };
      }
      return leave(payment, ORDER_ORIGIN) ? { kind: 'leaving' } : refused([t('checkout.wrong')]);
    });
    return failures[0] ?? null;
  };

  // Shows the current cart, so that the next press orders what is shown.
  useEffect(() => {
    if (refusals > 0) void browserCartActions().refresh();
  }, [refusals]);
  return { problem: problem ?? [], isBusy, refusals, place };
}
