'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { RemovedItems } from '@/components/cart/removed-items.client';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { ButtonLink } from '@/components/ui/button';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { useIsland } from '@/components/ui/use-island.client';
import { RoomSkeleton } from '@/components/waiting-room/room-skeleton';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { shortageOf } from '@/lib/cart/shortage';
import { useLiveCart } from '@/lib/cart/use-live-cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { usePaymentReturn } from '@/lib/payments/use-payment';
import { CheckoutWaiting } from './checkout-waiting';
import type { ChosenDelivery } from './delivery-step.client';
import { GuestsOnly } from './guests-only.client';
import { OrderForm, type PlacedOrder } from './order-form.client';
import { OrderOutcome } from './order-outcome';
import { OrderPlaced } from './order-placed.client';

type CheckoutScreenProps = {
  readonly supplier: number;
  readonly isShopOpen: boolean;
  /** For somebody without an account; the other is for customers (spec point 6). */
  readonly isGuest?: boolean;
};

/** The checkout, which is also where an order's payment returns to: the payment's result, or the cart to order. */
export default function CheckoutScreen({ supplier, isShopOpen, isGuest = false }: CheckoutScreenProps) {
  const t = useTranslate();
  const paid = usePaymentReturn();
  const [placed, setPlaced] = useState<PlacedOrder | null>(null);
  // The router keeps the previous page as it was; the next order starts again.
  useEffect(() => () => setPlaced(null), []);
  if (paid.state === 'checking')
    return (
      <p role="status" className="waiting">
        {t('payment.checking')}
      </p>
    );
  if (paid.state === 'paid')
    return (
      <OrderPlaced order={paid} text={t('payment.paidInvoice')} isShopOpen={isShopOpen} isGuest={isGuest} />
    );
  if (paid.state === 'pending' || paid.state === 'unknown')
    return (
      <div className="max-w-3xl">
        <OrderOutcome state={paid.state} payAddress={paid.payAddress} onAskAgain={paid.askAgain} live t={t} />
      </div>
    );
  const For = isGuest ? GuestsOnly : RequireLogin;
  return (
    <For>
      {paid.state === 'none' ? null : (
        <div className="mb-6 max-w-3xl">
          <OrderOutcome state={paid.state} payAddress={paid.payAddress} live t={t} />
        </div>
      )}
      {placed ? (
        <OrderPlaced order={placed} text={t('checkout.thanks')} isShopOpen={isShopOpen} isGuest={isGuest} />
      ) : (
        <>
          <RemovedItems />
          <CartToOrder supplier={supplier} isGuest={isGuest} onPlaced={setPlaced} />
        </>
      )}
    </For>
  );
}

type CartToOrderProps = {
  readonly supplier: number;
  readonly isGuest: boolean;
  readonly onPlaced: (order: PlacedOrder) => void;
};

/** The order form, once the cart is known; or why the cart can't be ordered. */
function CartToOrder({ supplier, isGuest, onPlaced }: CartToOrderProps) {
  const t = useTranslate();
  // Undefined until the customer chooses: until then the cart's stored choice counts.
  const [delivery, setDelivery] = useState<ChosenDelivery | null>();
  const { cart, error, isLoading } = useLiveCart({
    shipping_type: delivery && delivery.quote.shipping_type_id,
    shipping_address: isGuest ? undefined : delivery && (delivery.address?.id ?? null),
    shipping_place: delivery?.place,
  });
  // A server that doesn't respond doesn't mean that the cart is empty.
  if (!cart && error) return <CallFailed error={error} />;
  if (!cart || (isLoading && cart.item_count === 0)) return <CheckoutWaiting t={t} />;
  const obstacle = cart.items.length === 0 ? 'cart.empty' : shortageOf(cart);
  const toCart = obstacle && (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">{t(obstacle)}</p>
      <ButtonLink href="/cart">{t('cart.show')}</ButtonLink>
    </div>
  );
  const form = (onRefused?: () => void) => (
    <OrderForm
      cart={cart}
      supplier={supplier}
      isGuest={isGuest}
      delivery={delivery ?? null}
      onDelivery={setDelivery}
      onPlaced={onPlaced}
      onRefused={onRefused}
    />
  );
  if (!cart.needs_turn) return toCart ?? form();
  // Buyers wait even if something in the cart is sold out: it may be available again.
  return (
    <>
      <InWaitingRoom>{(onRefused) => (toCart ? null : form(onRefused))}</InWaitingRoom>
      {toCart}
    </>
  );
}

const loadTurn = () => import('../waiting-room/queue-gate.client');
/** Prices and stock may have changed during the wait. */
const refreshCart = () => void browserCartActions().refresh();

type InWaitingRoomProps = { readonly children: (onRefused: () => void) => ReactNode };

/** The checkout while the waiting room is on. Its code is loaded only then. */
function InWaitingRoom({ children }: InWaitingRoomProps) {
  const t = useTranslate();
  const { Island: InTurn, hasFailed, want } = useIsland(loadTurn);
  useEffect(() => want(), [want]);
  if (hasFailed) return <ScreenFailed />;
  return InTurn ? <InTurn onLetIn={refreshCart}>{children}</InTurn> : <RoomSkeleton t={t} />;
}
