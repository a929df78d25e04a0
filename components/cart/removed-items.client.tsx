'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { browserCart } from '@/lib/cart/browser-cart';
import { selectRemoved, useCart } from '@/lib/cart/use-cart';
import { removedItemSchema, type RemovalReason, type RemovedItem } from '@/lib/contract/entities/cart';
import type { Translator } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';

const SENTENCES = {
  cancelled: 'cart.removedCancelled',
  postponed: 'cart.removedPostponed',
  over: 'cart.removedOver',
  not_for_sale: 'cart.removedNotForSale',
  too_few: 'cart.removedSoldOut',
} as const satisfies Readonly<Record<RemovalReason, string>>;

function sentenceOf({ name, reason, left }: RemovedItem, t: Translator): string {
  if (name === '') return t('cart.removedUnknown');
  return left === undefined ? t(SENTENCES[reason], { name }) : t('cart.reduced', { name, number: left });
}

/** What is no longer in the cart, all or some of it, and why. The next visit doesn't repeat it. */
export function RemovedItems() {
  const t = useTranslate();
  const removed = useCart(selectRemoved);
  const [shown, setShown] = useState(removed);
  if (removed.length > 0 && removed !== shown) setShown(removed);
  useEffect(() => {
    if (removed.length > 0) browserCart().forgetRemoved();
  }, [removed]);
  // The router keeps the previous page as it was.
  useEffect(() => () => setShown([]), []);
  const items = shown.flatMap((item) => {
    const parsed = removedItemSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
  if (items.length === 0) return null;
  return (
    <div className="mb-6 max-w-3xl">
      <Notice tone="warning" live>
        {items.map((item, index) => (
          <p key={index}>{sentenceOf(item, t)}</p>
        ))}
      </Notice>
    </div>
  );
}
