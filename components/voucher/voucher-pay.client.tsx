'use client';

import { Button } from '@/components/ui/button';
import { dollarsOf, centsOf, showCents, showDollars, type Cents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useSurcharge } from '@/lib/payments/use-surcharge';

/** The pay button, there only while there is an amount to pay (spec point 5), with what a card costs on top. */
export function VoucherPay({ cents, isBusy }: { readonly cents: Cents; readonly isBusy: boolean }) {
  const t = useTranslate();
  const surcharge = useSurcharge(cents);
  if (cents <= 0) return null;
  const hasSurcharge = surcharge !== null && surcharge > 0;
  return (
    <>
      <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
        {t('voucher.pay', { amount: showCents(cents) })}
      </Button>
      {hasSurcharge ? (
        <p className="text-sm text-muted">
          {t('payment.surcharge', { amount: showDollars(surcharge) })}
          {' · '}
          {t('payment.total', { amount: showDollars(dollarsOf(cents + centsOf(surcharge))) })}
        </p>
      ) : null}
      <span role="status" className="sr-only">
        {isBusy ? t('payment.leaving') : ''}
      </span>
    </>
  );
}
