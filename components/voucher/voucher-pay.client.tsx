'use client';

import { Button } from '@/components/ui/button';
import type { Cents } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import { payLabel, SurchargeNote } from './pay-label';

type VoucherPayProps = {
  /** The voucher's value. */
  readonly cents: Cents;
  /** The card surcharge; null while unknown. */
  readonly surcharge: Cents | null;
  readonly isBusy: boolean;
};

/**
 * The pay button, shown only while there is an amount to pay (spec point 5). It names the amount to be charged, including the card
 * surcharge; until that is known, the button is disabled.
 */
export function VoucherPay({ cents, surcharge, isBusy }: VoucherPayProps) {
  const t = useTranslate();
  if (cents <= 0) return null;
  const isWaiting = isBusy || surcharge === null;
  return (
    <>
      <Button type="submit" aria-disabled={isWaiting} data-busy={isWaiting || undefined}>
        {surcharge === null ? t('payment.working') : payLabel(cents, surcharge, t)}
      </Button>
      <SurchargeNote cents={cents} surcharge={surcharge ?? 0} t={t} />
      <span role="status" className="sr-only">
        {isBusy ? t('payment.leaving') : ''}
      </span>
    </>
  );
}
