'use client';

import { useRef, useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { CallFailed } from '@/components/form-fields/call-failed.client';
import { ShoppingLink } from '@/components/shop/shopping-link';
import { ButtonLink } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { shortageOf } from '@/lib/cart/shortage';
import { useLiveCart } from '@/lib/cart/use-live-cart';
import type { Cart, CartItem } from '@/lib/contract/entities/cart';
import { useTranslate } from '@/lib/i18n/use-translate';
import { isLoggedIn } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { CartLine } from './cart-line.client';
import { CartTotals } from './cart-totals';
import { CartSkeleton } from './cart-skeleton';
import { PromotionForm } from './promotion-form.client';
import { RemovedItems } from './removed-items.client';

type CartScreenProps = {
  readonly isShopOpen: boolean;
  /** Whether orders can be placed without an account. */
  readonly hasGuestOrders: boolean;
  /** False while payments are off. */
  readonly takesCards: boolean;
};

/** Whether two tickets come with the same notes for the visit. */
const isSameVisit = ({ ticket: one }: CartItem, { ticket: other }: CartItem): boolean =>
  one !== null &&
  other !== null &&
  (['round_url', 'gates_open', 'what_to_bring', 'parking'] as const).every(
    (fact) => one[fact] === other[fact],
  );

/** The cart: what was removed from it, lines, promotion code, totals, and the link to the checkout. */
export default function CartScreen(props: CartScreenProps) {
  return (
    <>
      <RemovedItems />
      <CurrentCart {...props} />
    </>
  );
}

function CurrentCart({ isShopOpen, hasGuestOrders, takesCards }: CartScreenProps) {
  const t = useTranslate();
  const { cart, error, isLoading } = useLiveCart();
  const isKnown = cart !== null && cart.item_count > 0;
  // It may have been filled on another device.
  if (!isKnown && error) return <CallFailed error={error} />;
  if (cart === null || (isLoading && !isKnown)) return <CartSkeleton t={t} />;
  if (cart.items.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-lg">{t('cart.empty')}</p>
        <ShoppingLink isShopOpen={isShopOpen} text="cart.toShop" />
        {hasGuestOrders ? (
          <SmartLink href="/find-order" prefetch={false} className="text-link">
            {t('cart.findOrder')}
          </SmartLink>
        ) : null}
      </div>
    );
  return (
    <FilledCart cart={cart} isShopOpen={isShopOpen} hasGuestOrders={hasGuestOrders} takesCards={takesCards} />
  );
}

type FilledCartProps = CartScreenProps & { readonly cart: Cart };

function FilledCart({ cart, isShopOpen, hasGuestOrders, takesCards }: FilledCartProps) {
  const t = useTranslate();
  const isSignedIn = useSession(isLoggedIn);
  const [open, setOpen] = useState(0);
  const isBusy = open > 0;
  const [problem, setProblem] = useState('');
  const [news, setNews] = useState('');
  const shortage = shortageOf(cart);

  // One change after another, so that the last answer is the cart as it is.
  const changes = useRef(Promise.resolve());
  const run = (
    work: () => ReturnType<ReturnType<typeof browserCartActions>['refresh']>,
    announcement: string,
  ): Promise<void> => {
    const change = async () => {
      const result = await work();
      setProblem(result.ok ? '' : problemOf(result.error, t).message);
      setNews(result.ok ? announcement : '');
      setOpen((count) => count - 1);
    };
    setOpen((count) => count + 1);
    changes.current = changes.current.then(change, change);
    return changes.current;
  };
  return (
    <div className="cart-layout" aria-busy={isBusy}>
      <div>
        <FailureNotice text={problem} />
        {shortage === null ? null : (
          <Notice tone="warning" live>
            {t(shortage)}
          </Notice>
        )}
        <ul className="cart-lines">
          {cart.items.map((item, index) => (
            <CartLine
              key={item.id}
              item={item}
              isVisitRepeated={cart.items.slice(0, index).some((before) => isSameVisit(before, item))}
              isBusy={isBusy}
              onQty={(qty) => run(() => browserCartActions().update(item.id, qty), t('cart.changed'))}
              onRemove={() => void run(() => browserCartActions().remove(item.id), t('cart.removed'))}
            />
          ))}
        </ul>
        <p role="status" className="sr-only">
          {news}
        </p>
      </div>
      <aside className="cart-aside" aria-label={t('cart.totals')}>
        <PromotionForm applied={cart.promotion_code} isUsedUp={cart.is_promotion_used_up} />
        <CartTotals cart={cart} t={t} />
        {cart.needs_delivery && cart.shipping_type === null ? (
          <p className="text-sm text-muted">{t('cart.shippingLater')}</p>
        ) : null}
        {takesCards || cart.total_amount === 0 ? null : <Notice tone="warning">{t('payment.off')}</Notice>}
        {shortage === null ? (
          <>
            <ButtonLink href="/checkout" fullWidth>
              {t('cart.checkout')}
            </ButtonLink>
            {hasGuestOrders && !isSignedIn ? (
              <ButtonLink href="/guest-checkout" colour="plain" fullWidth>
                {t('cart.asGuest')}
              </ButtonLink>
            ) : null}
          </>
        ) : (
          <p className="text-sm text-muted">
            {t(shortage === 'cart.tooMany' ? 'cart.reduce' : 'cart.updateUnavailable')}
          </p>
        )}
        <ShoppingLink isShopOpen={isShopOpen} text="cart.continueShopping" colour="plain" size="small" />
      </aside>
    </div>
  );
}
