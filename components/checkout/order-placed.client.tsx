'use client';

import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { browserCart } from '@/lib/cart/browser-cart';
import { browserCartActions } from '@/lib/cart/browser-actions';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useOrderDraft } from './use-order-draft.client';

type OrderPlacedProps = {
  readonly orderId: number | null;
  /** Path of the invoice, or ''. */
  readonly invoice: string;
  readonly text: string;
};

/** The order is placed: its number, its invoice, and the way on. The cart is empty now. */
export function OrderPlaced({ orderId, invoice, text }: OrderPlacedProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const draft = useOrderDraft();
  useEffect(() => {
    box.current?.focus();
    browserCart().reset();
    void browserCartActions().refresh();
  }, []);
  useEffect(() => draft.forget(), [draft]);
  return (
    <div ref={box} tabIndex={-1} className="order-placed grid max-w-3xl gap-6">
      <Notice tone="success" live>
        <p className="font-semibold">{text}</p>
        {orderId === null ? null : <p>{t('checkout.number', { number: orderId })}</p>}
      </Notice>
      <p className="flex flex-wrap gap-4">
        {invoice === '' ? null : <ButtonLink href={invoice}>{t('payment.invoice')}</ButtonLink>}
        <ButtonLink href="/profile" colour="plain">
          {t('checkout.toProfile')}
        </ButtonLink>
        <ButtonLink href="/shop" colour="plain">
          {t('cart.goOn')}
        </ButtonLink>
      </p>
    </div>
  );
}
