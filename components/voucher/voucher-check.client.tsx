'use client';

import { Button } from '@/components/ui/button';
import { formatLocalDay } from '@/lib/account/local-dates';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { CheckedVoucher } from './use-voucher-redeem.client';

/** A code's value and expiry date, and the button: it first checks, if the content server can, then redeems. */
export function VoucherCheck({
  seen,
  isBusy,
}: {
  readonly seen: CheckedVoucher | null;
  readonly isBusy: boolean;
}) {
  const t = useTranslate();
  return (
    <div className="grid gap-3">
      <div role="status">
        {seen ? (
          <p className="voucher-expiry">
            {t('voucher.worth', {
              amount: showDollars(seen.amount),
              day: formatLocalDay(seen.expires_on, document.documentElement.lang),
            })}
          </p>
        ) : null}
      </div>
      <p>
        <Button type="submit" aria-disabled={isBusy} data-busy={isBusy || undefined}>
          {seen
            ? t('voucher.redeemNow', { amount: showDollars(seen.amount) })
            : pageHasExtension('voucher-look')
              ? t('voucher.check')
              : t('voucher.redeem')}
        </Button>
      </p>
    </div>
  );
}
