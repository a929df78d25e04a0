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
import { cardObstacle } from './card-obstacle';
import { DeliveryStep, EmailedTickets, type ChosenDelivery } from './delivery-step.client';
import { GUEST_FORM, GuestDetailsForm } from './guest-details.client';
import type { GuestDetails } from './guest-values';
import { OrderReview } from './order-review.client';
import { CreditStep, PaymentStep } from './payment-step.client';
import { useGuestVoucher, VOUCHER_FIELD } from './use-guest-voucher.client';
import { useOrderDraft } from './use-order-draft.client';
import { VoucherStep } from './voucher-step.client';

type OrderFormProps = {
  readonly cart: Cart;
  readonly supplier: number;
  /** Without an account. */
  readonly isGuest: boolean;
  /** False while payments are off. */
  readonly takesCards: boolean;
  readonly delivery: ChosenDelivery | null;
  readonly onDelivery: (delivery: ChosenDelivery | null) => void;
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Called after each press that failed. */
  readonly onRefused: (() => void) | undefined;
};

/**
 * Who buys, delivery, payment, note, and a review of it all with the button that places the order. A guest pays by card or gift voucher; how
 * to pay is asked only while there is something to pay.
 */
export function OrderForm({
  cart,
  supplier,
  isGuest,
  takesCards,
  delivery,
  onDelivery,
  onPlaced,
  onRefused,
}: OrderFormProps) {
  const t = useTranslate();
  const draft = useOrderDraft();
  const [stored] = useState(() => draft.load());
  const [isCreditWanted, setIsCreditWanted] = useState(stored.useCredit);
  const [note, setNote] = useState(stored.note);
  const [isMissing, setIsMissing] = useState(false);
  const { problem, refusals, isBusy, place } = useOrder(onPlaced);
  useEffect(() => {
    if (refusals > 0) onRefused?.();
  }, [refusals, onRefused]);
  const credit = usableCredit(useCredit(supplier, refusals), cart);
  const isVoucherOffered = isGuest && pageHasExtension('guest-vouchers');
  const voucher = useGuestVoucher(draft, { isOffered: isVoucherOffered, since: refusals });

  const total = centsOf(cart.total_amount);
  const split = splitPayment(total, {
    credit: voucher.used ? centsOf(voucher.used.amount) : isCreditWanted ? credit : 0,
    discount: centsOf(cart.discount_amount),
    minimum: centsOf(cart.card_minimum),
    rule: cart.small_rest,
  });
  const isFree = split.card + split.credit === 0;
  const cards = { minimum: cart.card_minimum, isGuest, takesCards };
  const obstacle = voucher.isChecking ? '' : cardObstacle(split, cards, t);
  const surcharge = useSurcharge(split.card, refusals);
  // A voucher changes nothing about an order that is free anyway.
  const toPay = surcharge === null || (voucher.isChecking && !isFree) ? null : split.card + surcharge;

  const { needs_delivery: needsDelivery } = cart;
  const isDeliveryMissing = needsDelivery && delivery === null;
  /** @returns what is wrong with what the buyer typed; null if nothing is, or if the problem is shown beside the button */
  const submit = async (guest?: GuestDetails): Promise<FormProblem | null> => {
    setIsMissing(isDeliveryMissing);
    if (isDeliveryMissing || toPay === null || obstacle !== '') return null;
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
            [VOUCHER_FIELD]: split.credit > 0 ? (voucher.used?.code ?? '') : '',
          }
        : {
            ...order,
            address: needsDelivery ? (delivery?.address?.id ?? null) : null,
            ...paymentOf(split),
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
        {needsDelivery ? null : <EmailedTickets isFree={isFree} />}
        {isVoucherOffered && !isFree ? <VoucherStep voucher={voucher} pays={split.credit} /> : null}
        {credit > 0 && !isFree ? (
          <CreditStep
            credit={credit}
            isUsed={isCreditWanted}
            onUse={(isUsed) => {
              draft.save({ useCredit: isUsed });
              setIsCreditWanted(isUsed);
            }}
          />
        ) : null}
        {isGuest || !takesCards || split.card === 0 ? null : <PaymentStep types={cart.payment_types} />}
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
        obstacle={obstacle}
        isVoucher={voucher.used !== null}
        surcharge={surcharge}
        missing={missing}
        problem={problem}
      >
        <Button
          fullWidth
          aria-disabled={isBusy || toPay === null || obstacle !== ''}
          data-busy={isBusy || toPay === null || undefined}
          {...(isGuest ? { type: 'submit', form: GUEST_FORM } : { onClick: () => void submit() })}
        >
          {obstacle === ''
            ? orderLabel(toPay, { split, isVoucher: voucher.used !== null }, t)
            : t('checkout.place')}
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

/**
 * What of a customer's credit this order can use.
 * @param balance in dollars; null until it is known, and for guests
 */
function usableCredit(
  balance: number | null,
  { total_amount: total, payment_types: types }: Pick<Cart, 'total_amount' | 'payment_types'>,
): Cents {
  const credit = balance === null ? 0 : Math.max(0, centsOf(balance));
  // A server that doesn't list credit as a payment method takes none for the whole order.
  return credit >= centsOf(total) && !types.includes('credit') ? 0 : credit;
}

/** How a customer pays, for the call: the specification knows credit that pays everything; a part of it is an extension. */
function paymentOf({ credit, card, waived }: PaymentSplit) {
  const isAllCredit = credit > 0 && card + waived === 0;
  return {
    paymentGateway: isAllCredit ? 'credit' : 'card',
    use_credit: credit > 0 && !isAllCredit,
  } as const;
}

type PaidWith = {
  readonly split: PaymentSplit;
  /** Whether its credit is a gift voucher's. */
  readonly isVoucher: boolean;
};

/** The button says what a press does: pays by card, with credit or with a voucher, or orders for free. */
function orderLabel(toPay: Cents | null, { split, isVoucher }: PaidWith, t: Translator): string {
  if (toPay === null) return t('payment.working');
  if (toPay > 0) return t('payment.pay', { amount: showCents(toPay) });
  if (split.credit === 0) return t('checkout.placeFree');
  return t(isVoucher ? 'checkout.payVoucher' : 'checkout.payCredit', { amount: showCents(split.credit) });
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
