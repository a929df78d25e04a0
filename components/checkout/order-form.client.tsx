'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { CartTotals } from '@/components/cart/cart-totals';
import { itemName } from '@/components/cart/item-name';
import { problemOf } from '@/components/form-fields/api-problem';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import type { FormProblem } from '@/components/form-fields/validity';
import { useCredit } from '@/components/voucher/use-credit.client';
import { Button, ButtonLink } from '@/components/ui/button';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { Notice } from '@/components/ui/notice';
import { useIsland } from '@/components/ui/use-island.client';
import { RoomSkeleton } from '@/components/waiting-room/room-skeleton';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { shortageOf } from '@/lib/cart/shortage';
import { useLiveCart } from '@/lib/cart/use-live-cart';
import type { Cart } from '@/lib/contract/entities/cart';
import { MAX_ORDER_NOTE } from '@/lib/contract/limits';
import { centsOf, dollarsOf, showCents, showDollars, type Cents } from '@/lib/contract/money';
import { splitPayment, type PaymentSplit } from '@/lib/contract/split-payment';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useSurcharge } from '@/lib/payments/use-surcharge';
import { CheckoutWaiting } from './checkout-waiting';
import { DeliveryStep, firstChoice, type ChosenDelivery } from './delivery-step.client';
import { GUEST_FORM, GuestDetailsForm } from './guest-details.client';
import type { GuestDetails } from './guest-values';
import { PaymentStep, type ChosenPayment } from './payment-step.client';
import { useOrder, type PlacedOrder } from './use-order.client';
import { useOrderDraft } from './use-order-draft.client';

type OrderFormProps = {
  readonly supplier: number;
  /** Without an account. */
  readonly isGuest: boolean;
  readonly onPlaced: (order: PlacedOrder) => void;
};

/** Who buys, delivery, payment, note, and everything once more before the order is placed. A guest pays by card. */
export function OrderForm({ supplier, isGuest, onPlaced }: OrderFormProps) {
  const t = useTranslate();
  // Undefined until the customer chooses: until then the cart's stored choice counts.
  const [delivery, setDelivery] = useState<ChosenDelivery | null>();
  const { cart, error, isLoading } = useLiveCart({
    shipping_type: delivery && delivery.quote.shipping_type_id,
    shipping_address: isGuest ? undefined : delivery && (delivery.address?.id ?? null),
    shipping_place: delivery?.place,
  });
  // A server that does not respond doesn't mean an empty cart.
  if (!cart && error) return <CallFailed error={error} />;
  if (!cart || (isLoading && cart.item_count === 0)) return <CheckoutWaiting t={t} />;
  const obstacle = cart.items.length === 0 ? 'cart.empty' : shortageOf(cart);
  const toCart = obstacle && (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">{t(obstacle)}</p>
      <ButtonLink href="/cart">{t('cart.show')}</ButtonLink>
    </div>
  );
  const steps = (onRefused?: () => void) => (
    <Steps
      cart={cart}
      supplier={supplier}
      isGuest={isGuest}
      delivery={delivery ?? null}
      onDelivery={setDelivery}
      onPlaced={onPlaced}
      onRefused={onRefused}
    />
  );
  if (!cart.needs_turn) return toCart ?? steps();
  // Who can't order what is sold out waits all the same: places come back.
  return (
    <>
      <Held>{(onRefused) => (toCart ? null : steps(onRefused))}</Held>
      {toCart}
    </>
  );
}

/** In place of the delivery, where nothing is delivered. */
const EmailedTickets = () => {
  const t = useTranslate();
  return (
    <section className="checkout-step" aria-labelledby="checkout-how">
      <h2 id="checkout-how" className="display text-title-sm mb-4">
        {t('checkout.how')}
      </h2>
      <p>{t('checkout.ticketsEmailed')}</p>
    </section>
  );
};

const loadTurn = () => import('../waiting-room/queue-gate.client');
/** Prices and stock may have changed during the wait. */
const refreshCart = () => void browserCartActions().refresh();

type HeldProps = { readonly children: (onRefused: () => void) => ReactNode };

/** The checkout while the waiting room is on. Its code comes only then. */
function Held({ children }: HeldProps) {
  const t = useTranslate();
  const { Island: QueueGate, hasFailed, want } = useIsland(loadTurn);
  useEffect(() => want(), [want]);
  if (hasFailed) return <ScreenFailed />;
  return QueueGate ? <QueueGate onLetIn={refreshCart}>{children}</QueueGate> : <RoomSkeleton t={t} />;
}

type StepsProps = OrderFormProps & {
  readonly cart: Cart;
  readonly delivery: ChosenDelivery | null;
  readonly onDelivery: (delivery: ChosenDelivery | null) => void;
  readonly onRefused: (() => void) | undefined;
};

/** The button shows the amount to be charged; with nothing to pay, or too little, it places the order. */
function orderLabel(toPay: Cents | null, { isTooSmall }: PaymentSplit, t: Translator): string {
  if (isTooSmall) return t('checkout.place');
  if (toPay === null) return t('payment.working');
  return toPay > 0 ? t('payment.pay', { amount: showCents(toPay) }) : t('checkout.place');
}

function Steps({ cart, supplier, isGuest, delivery, onDelivery, onPlaced, onRefused }: StepsProps) {
  const t = useTranslate();
  const draft = useOrderDraft();
  const [kept] = useState(() => draft.load());
  const [payment, setPayment] = useState<ChosenPayment>({ type: kept.payment, use_credit: kept.useCredit });
  const [note, setNote] = useState(kept.note);
  const [isMissing, setIsMissing] = useState(false);
  const { problem, refusals, isBusy, place } = useOrder(onPlaced);
  useEffect(() => {
    if (refusals > 0) onRefused?.();
  }, [refusals, onRefused]);
  const credit = useCredit(supplier, refusals) ?? 0;

  const total = centsOf(cart.total_amount);
  const split = splitPayment(total, {
    credit: payment.type === 'credit' ? total : payment.use_credit ? centsOf(credit) : 0,
    discount: centsOf(cart.discount_amount),
    minimum: centsOf(cart.card_minimum),
    rule: cart.small_rest,
  });
  const surcharge = useSurcharge(split.card, refusals);
  const toPay = surcharge === null ? null : split.card + surcharge;

  const { needs_delivery: needsDelivery } = cart;
  const isDeliveryMissing = needsDelivery && delivery === null;
  /** @returns what was wrong with what the buyer typed; null for nothing, and for what is shown beside the button */
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
        ? { ...order, ...guest, address: isSent ? guest.address : null }
        : {
            ...order,
            address: needsDelivery ? (delivery?.address?.id ?? null) : null,
            paymentGateway: payment.type,
            use_credit: payment.use_credit,
          },
    );
    return failure?.kind === 'invalid' && Object.keys(failure.fields).length > 0
      ? problemOf(failure, t)
      : null;
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
        {isGuest ? null : (
          <PaymentStep
            types={cart.payment_types}
            credit={credit}
            total={cart.total_amount}
            chosen={payment}
            onChoose={(chosen) => {
              draft.save({ payment: chosen.type, useCredit: chosen.use_credit });
              setPayment(chosen);
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
      <aside className="cart-aside" aria-labelledby="checkout-review">
        <h2 id="checkout-review" className="display text-title-sm">
          {t('checkout.review')}
        </h2>
        <ul className="text-sm">
          {cart.items.map((item) => (
            <li key={item.id} className="numeric">
              {item.qty} × {itemName(item)}
            </li>
          ))}
        </ul>
        <CartTotals cart={cart} surcharge={surcharge} credit={split.credit} waived={split.waived} t={t} />
        {split.isTooSmall ? (
          <Notice tone="warning" live>
            {t('checkout.tooSmall', { amount: showDollars(cart.card_minimum) })}
          </Notice>
        ) : null}
        {missing !== '' ? (
          <Notice tone="danger" live>
            <a
              href="#checkout-how"
              className="text-link"
              onClick={(event) => {
                event.preventDefault();
                firstChoice()?.focus();
              }}
            >
              {missing}
            </a>
          </Notice>
        ) : problem.length > 0 ? (
          <Notice tone="danger" live>
            {problem.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Notice>
        ) : null}
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
      </aside>
    </div>
  );
}
