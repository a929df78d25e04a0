'use client';

import { useOrderDraft } from '@/components/checkout/use-order-draft.client';
import { Button } from '@/components/ui/button';
import { SmartLink } from '@/components/ui/smart-link';
import { formatLocalDay } from '@/lib/account/local-dates';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { CheckedVoucher } from './use-voucher-redeem.client';

type VoucherCheckProps = {
  readonly seen: CheckedVoucher | null;
  readonly isBusy: boolean;
  /** Whether it can also be used at the checkout without an account. */
  readonly isForCheckout: boolean;
};

/** A code's value and expiry date, and the button: it first checks, if the content server can, then redeems. */
export function VoucherCheck({ seen, isBusy, isForCheckout }: VoucherCheckProps) {
  const t = useTranslate();
  const draft = useOrderDraft();
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
      {seen && isForCheckout ? (
        <p>
          <SmartLink
            href="/cart"
            prefetch={false}
            className="text-link"
            onClick={() => draft.save({ voucher: seen.code })}
          >
            {t('voucher.atCheckout')}
          </SmartLink>
        </p>
      ) : null}
    </div>
  );
}
