'use client';

import type { ReactNode } from 'react';
import { CartTotals } from '@/components/cart/cart-totals';
import { itemName } from '@/components/cart/item-name';
import { Notice } from '@/components/ui/notice';
import type { Cart } from '@/lib/contract/entities/cart';
import type { Cents } from '@/lib/contract/money';
import type { PaymentSplit } from '@/lib/contract/split-payment';
import { useTranslate } from '@/lib/i18n/use-translate';
import { firstChoice } from './delivery-step.client';

type OrderReviewProps = {
  readonly cart: Cart;
  /** How the total is paid. */
  readonly split: PaymentSplit;
  /** Why what is left can't be paid by card; '' if it can. */
  readonly obstacle: string;
  /** Whether its credit is a gift voucher's. */
  readonly isVoucher: boolean;
  /** Null until it is known. */
  readonly surcharge: Cents | null;
  /** What still has to be chosen; '' for nothing. */
  readonly missing: string;
  /** Why the order couldn't be placed, in sentences. */
  readonly problem: readonly string[];
  /** The buttons. */
  readonly children: ReactNode;
};

/** Everything once more before the order is placed: lines, totals, and what is wrong. */
export function OrderReview({
  cart,
  split,
  obstacle,
  isVoucher,
  surcharge,
  missing,
  problem,
  children,
}: OrderReviewProps) {
  const t = useTranslate();
  return (
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
      <CartTotals
        cart={cart}
        surcharge={surcharge}
        credit={split.credit}
        isVoucher={isVoucher}
        waived={split.waived}
        t={t}
      />
      {obstacle === '' ? null : (
        <Notice tone="warning" live>
          {obstacle}
        </Notice>
      )}
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
      {children}
    </aside>
  );
}
