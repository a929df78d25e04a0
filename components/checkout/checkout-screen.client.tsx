'use client';

import { useEffect, useState } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { usePaymentReturn } from '@/lib/payments/use-payment-return';
import { GuestsOnly } from './guests-only.client';
import { OrderForm } from './order-form.client';
import { OrderOutcome } from './order-outcome';
import { OrderPlaced } from './order-placed.client';
import type { PlacedOrder } from './use-order.client';

type CheckoutScreenProps = {
  readonly supplier: number;
  readonly isShopOpen: boolean;
  /** For somebody without an account; the other is for customers (spec point 6). */
  readonly isGuest?: boolean;
};

/** The checkout, which is also the return address for an order's payment. */
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
        <OrderForm supplier={supplier} isGuest={isGuest} onPlaced={setPlaced} />
      )}
    </For>
  );
}
