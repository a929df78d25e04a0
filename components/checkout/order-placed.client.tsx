'use client';

import { useEffect, useRef } from 'react';
import { ShoppingLink } from '@/components/shop/shopping-link';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { TicketAddresses } from '@/lib/payments/invoice-address';
import { useOrderDraft } from './use-order-draft.client';

type OrderPlacedProps = {
  readonly orderId: number | null;
  /** Path of the invoice, or ''. */
  readonly invoice: string;
  readonly tickets: TicketAddresses;
  readonly text: string;
  readonly isShopOpen: boolean;
};

/** The order is placed: its number, its tickets, its invoice, and the way on. The cart is empty now. */
export function OrderPlaced({ orderId, invoice, tickets, text, isShopOpen }: OrderPlacedProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const draft = useOrderDraft();
  useEffect(() => {
    box.current?.focus();
    browserCart().reset();
    void browserCartActions().refresh();
  }, []);
  useEffect(() => draft.forget(), [draft]);
  const hasTickets = tickets.page !== '';
  return (
    <div ref={box} tabIndex={-1} className="order-placed grid max-w-3xl gap-6">
      <Notice tone="success" live>
        <p className="font-semibold">{text}</p>
        {orderId === null ? null : <p>{t('checkout.number', { number: orderId })}</p>}
        {hasTickets ? <p>{t('payment.ticketsEmailed')}</p> : null}
      </Notice>
      <p className="flex flex-wrap gap-4">
        {hasTickets ? <ButtonLink href={tickets.page}>{t('payment.tickets')}</ButtonLink> : null}
        {tickets.pdf === '' ? null : (
          <ButtonLink href={tickets.pdf} colour="plain">
            {t('payment.ticketsPdf')}
          </ButtonLink>
        )}
        {invoice === '' ? null : (
          <ButtonLink href={invoice} colour={hasTickets ? 'plain' : 'brand'}>
            {t('payment.invoice')}
          </ButtonLink>
        )}
        <ButtonLink href="/profile" colour="plain">
          {t('checkout.toProfile')}
        </ButtonLink>
        <ShoppingLink isShopOpen={isShopOpen} text="cart.continueShopping" colour="plain" />
      </p>
    </div>
  );
}
