'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { RemovedItems } from '@/components/cart/removed-items.client';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { ShoppingLink } from '@/components/shop/shopping-link';
import { ButtonLink } from '@/components/ui/button';
import { ScreenFailed } from '@/components/ui/load-failed.client';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { useIsland } from '@/components/ui/use-island.client';
import { RoomSkeleton } from '@/components/waiting-room/room-skeleton';
import { saveNewAccount } from '@/lib/account/new-account';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { browserCart } from '@/lib/cart/browser-cart';
import { shortageOf } from '@/lib/cart/shortage';
import { useLiveCart } from '@/lib/cart/use-live-cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { usePaymentReturn } from '@/lib/payments/use-payment';
import { browserSession } from '@/lib/session/store';
import { CheckoutWaiting } from './checkout-waiting';
import type { ChosenDelivery } from './delivery-step.client';
import { guestIn } from './guest-values';
import { GuestsOnly } from './guests-only.client';
import { OrderForm, type PlacedOrder } from './order-form.client';
import { OrderOutcome } from './order-outcome';
import { useOrderDraft } from './use-order-draft.client';

type CheckoutScreenProps = {
  readonly supplier: number;
  readonly isShopOpen: boolean;
  /** For somebody without an account; the other is for customers (spec point 6). */
  readonly isGuest?: boolean;
  /** False while payments are off. */
  readonly takesCards: boolean;
};

/** The checkout, which is also where an order's payment returns to: the payment's result, or the cart to order. */
export default function CheckoutScreen({
  supplier,
  isShopOpen,
  isGuest = false,
  takesCards,
}: CheckoutScreenProps) {
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
          <CartToOrder supplier={supplier} isGuest={isGuest} takesCards={takesCards} onPlaced={setPlaced} />
        </>
      )}
    </For>
  );
}

type CartToOrderProps = {
  readonly supplier: number;
  readonly isGuest: boolean;
  readonly takesCards: boolean;
  readonly onPlaced: (order: PlacedOrder) => void;
};

/** The order form, once the cart is known; or why the cart can't be ordered. */
function CartToOrder({ supplier, isGuest, takesCards, onPlaced }: CartToOrderProps) {
  const t = useTranslate();
  // Undefined until the customer chooses: until then the cart's stored choice counts.
  const [delivery, setDelivery] = useState<ChosenDelivery | null>();
  const { cart, error, isLoading } = useLiveCart({
    shipping_type: delivery && delivery.quote.shipping_type_id,
    shipping_address: isGuest ? undefined : delivery && (delivery.address?.id ?? null),
    shipping_place: delivery?.place,
  });
  // A server that doesn't respond doesn't mean that the cart is empty: it may have been filled on another device.
  if (error && (!cart || cart.item_count === 0)) return <CallFailed error={error} />;
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
      takesCards={takesCards}
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

type OrderPlacedProps = {
  readonly order: PlacedOrder;
  readonly text: string;
  readonly isShopOpen: boolean;
  readonly isGuest: boolean;
};

/** The order is placed: its number, its tickets, its invoice, and the way on. The cart is empty now. */
function OrderPlaced({
  order: { orderId, orderPage, invoice, tickets },
  text,
  isShopOpen,
  isGuest,
}: OrderPlacedProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const draft = useOrderDraft();
  useEffect(() => {
    box.current?.focus();
    // What a guest added since is under the same key.
    if (isGuest) browserCart().setPromotionCode('');
    else browserCart().reset();
    void browserCartActions().refresh();
  }, [isGuest]);
  const [guest] = useState(() => (isGuest ? guestIn(draft.load().place) : null));
  useEffect(() => {
    if (guest && guest.email !== '') saveNewAccount(guest);
    draft.forget();
  }, [draft, guest]);
  const hasTickets = tickets.page !== '';
  return (
    <div ref={box} tabIndex={-1} className="order-placed grid max-w-3xl gap-6">
      <Notice tone="success" live>
        <p className="font-semibold">{text}</p>
        {orderId === null ? null : <p>{t('checkout.number', { number: orderId })}</p>}
        {hasTickets ? <p>{t('payment.ticketsEmailed')}</p> : null}
        {hasTickets && orderPage !== '' ? <p>{t('checkout.nameTickets')}</p> : null}
        {guest && guest.email !== '' ? <p>{t('checkout.emailedTo', { email: guest.email })}</p> : null}
      </Notice>
      <p className="flex flex-wrap gap-4">
        {hasTickets ? <ButtonLink href={tickets.page}>{t('payment.tickets')}</ButtonLink> : null}
        {tickets.pdf === '' ? null : (
          <ButtonLink href={tickets.pdf} colour="plain">
            {t('payment.ticketsPdf')}
          </ButtonLink>
        )}
        {orderPage === '' ? null : (
          <ButtonLink href={orderPage} colour={hasTickets ? 'plain' : 'brand'}>
            {t('payment.order')}
          </ButtonLink>
        )}
        {invoice === '' ? null : (
          <ButtonLink href={invoice} colour={hasTickets || orderPage !== '' ? 'plain' : 'brand'}>
            {t('payment.invoice')}
          </ButtonLink>
        )}
        {isGuest ? null : (
          <ButtonLink href="/profile" colour="plain">
            {t('checkout.toProfile')}
          </ButtonLink>
        )}
        <ShoppingLink isShopOpen={isShopOpen} text="cart.continueShopping" colour="plain" />
      </p>
      {isGuest ? (
        <SmartLink href="/find-order" prefetch={false} className="text-link justify-self-start">
          {t('checkout.findOrder')}
        </SmartLink>
      ) : null}
      {isGuest ? (
        <section aria-labelledby="checkout-account">
          <h2 id="checkout-account" className="display text-title-sm mb-2">
            {t('checkout.createAccount')}
          </h2>
          <p className="mb-4">{t('checkout.accountWhy')}</p>
          <ButtonLink
            href="/signup"
            colour="plain"
            // Where the order then is.
            onClick={() => browserSession().rememberRedirect('/profile')}
          >
            {t('checkout.createAccount')}
          </ButtonLink>
        </section>
      ) : null}
    </div>
  );
}
