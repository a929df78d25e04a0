'use client';

import { useEffect, useRef, useState } from 'react';
import { ShoppingLink } from '@/components/shop/shopping-link';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { browserSession } from '@/lib/session/store';
import { useTranslate } from '@/lib/i18n/use-translate';
import { saveNewAccount } from '@/lib/account/new-account';
import { guestIn } from './guest-values';
import type { PlacedOrder } from './order-form.client';
import { useOrderDraft } from './use-order-draft.client';

type OrderPlacedProps = {
  readonly order: PlacedOrder;
  readonly text: string;
  readonly isShopOpen: boolean;
  readonly isGuest: boolean;
};

/** The order is placed: its number, its tickets, its invoice, and the way on. The cart is empty now. */
export function OrderPlaced({
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
