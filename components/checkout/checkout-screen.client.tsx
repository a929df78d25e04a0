'use client';

import { useEffect, useState } from 'react';
import { RequireLogin } from '@/components/account/require-login.client';
import { useTranslate } from '@/lib/i18n/use-translate';
import { invoiceAddress } from '@/lib/payments/invoice-address';
import { usePaidCheck } from '@/lib/payments/use-paid-check';
import { OrderForm } from './order-form.client';
import { OrderOutcome } from './order-outcome';
import { OrderPlaced } from './order-placed.client';
import type { Ending } from './use-order.client';

type CheckoutScreenProps = { readonly supplier: number; readonly isShopOpen: boolean };

/** The checkout (spec point 6: for customers), which is also the return address for an order's payment. */
export default function CheckoutScreen({ supplier, isShopOpen }: CheckoutScreenProps) {
  const t = useTranslate();
  const paid = usePaidCheck();
  const [placed, setPlaced] = useState<Ending | null>(null);
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
      <OrderPlaced
        orderId={paid.orderId}
        invoice={paid.invoice}
        tickets={paid.tickets}
        text={t('payment.paidInvoice')}
        isShopOpen={isShopOpen}
      />
    );
  if (paid.state === 'pending' || paid.state === 'unknown')
    return (
      <div className="max-w-3xl">
        <OrderOutcome state={paid.state} payAddress={paid.payAddress} onAskAgain={paid.askAgain} live t={t} />
      </div>
    );
  return (
    <RequireLogin>
      {paid.state === 'none' ? null : (
        <div className="mb-6 max-w-3xl">
          <OrderOutcome state={paid.state} payAddress={paid.payAddress} live t={t} />
        </div>
      )}
      {placed ? (
        <OrderPlaced
          orderId={placed.orderId}
          invoice={placed.invoiceId === null ? '' : invoiceAddress(placed.invoiceId)}
          tickets={placed.tickets}
          text={t('checkout.thanks')}
          isShopOpen={isShopOpen}
        />
      ) : (
        <OrderForm supplier={supplier} onPlaced={setPlaced} />
      )}
    </RequireLogin>
  );
}
