'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { LeftToRight } from '@/components/ui/left-to-right';
import { Notice } from '@/components/ui/notice';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { PaymentReturn } from '@/lib/payments/use-payment';
import type { VoucherMode } from './voucher-dom';
import { VoucherOutcome } from './voucher-outcome';

type VoucherHeadProps = {
  readonly mode: VoucherMode;
  readonly credit: number | null;
  readonly paid: PaymentReturn | null;
  /** A message from the server, for the banner of spec point 8. */
  readonly banner: string;
  readonly onToggle: () => void;
};

/** Above the forms: the outcome of a payment, or the toggle between buying and redeeming, the customer's credit, and errors. */
export function VoucherHead({ mode, credit, paid, banner, onToggle }: VoucherHeadProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isNews = banner !== '' || (paid !== null && paid.state !== 'none' && paid.state !== 'checking');
  useEffect(() => {
    if (isNews) box.current?.focus();
  }, [isNews, banner]);
  return (
    <>
      <div ref={box} tabIndex={-1} className="form-outcome" aria-live="polite">
        {paid?.state === 'checking' ? (
          <p role="status" className="waiting">
            {t('payment.checking')}
          </p>
        ) : paid && paid.state !== 'none' ? (
          <VoucherOutcome state={paid.state} paid={paid} t={t} />
        ) : null}
        {banner === '' ? null : (
          <Notice tone="danger" live>
            {/* The server's message (spec point 8), which may not be in the page's language. */}
            <p dir="auto">{banner}</p>
          </Notice>
        )}
      </div>
      {paid && paid.state !== 'none' ? null : (
        <div className="voucher-toggle">
          <Button size="small" colour="plain" onClick={onToggle}>
            {mode === 'buy' ? t('voucher.toRedeem') : t('voucher.toBuy')}
          </Button>
          {credit === null ? null : (
            <p>
              {t('voucher.credit')}{' '}
              <strong className="numeric">
                <LeftToRight>{showDollars(credit)}</LeftToRight>
              </strong>
            </p>
          )}
        </div>
      )}
    </>
  );
}
