'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { showDollars } from '@/lib/contract/money';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { PaidCheck } from '@/lib/payments/use-paid-check';
import type { VoucherMode } from './voucher-dom';

type VoucherHeadProps = {
  readonly mode: VoucherMode;
  readonly credit: number | null;
  readonly paid: PaidCheck | null;
  /** A sentence of the server, for the banner of spec point 8. */
  readonly banner: string;
  readonly onToggle: () => void;
};

/** Above the forms: what came of a payment, or the button between buying and redeeming, the own credit, and errors. */
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
        {paid ? <PaidNotice paid={paid} /> : null}
        {banner === '' ? null : (
          <Notice tone="danger" live>
            {/* The server's words (spec point 8), which need not be in the page's language. */}
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
              {t('voucher.credit')} <strong className="numeric">{showDollars(credit)}</strong>
            </p>
          )}
        </div>
      )}
    </>
  );
}

function PaidNotice({ paid }: { readonly paid: PaidCheck }) {
  const t = useTranslate();
  if (paid.state === 'checking')
    return (
      <p role="status" className="waiting">
        {t('payment.checking')}
      </p>
    );
  if (paid.state === 'paid')
    return (
      <Notice tone="success">
        <p className="font-semibold">{t('payment.successful')}</p>
        <p>{t('payment.receipt')}</p>
        <ul>
          {paid.voucherPdf === '' ? null : (
            <li>
              <a href={paid.voucherPdf} className="text-link">
                {t('voucher.print')}
              </a>
            </li>
          )}
          {paid.invoice === '' ? null : (
            <li>
              <a href={paid.invoice} className="text-link">
                {t('payment.invoice')}
              </a>
            </li>
          )}
        </ul>
        <p className="mt-2">
          <Button size="small" onClick={paid.dismiss}>
            {t('voucher.another')}
          </Button>
        </p>
      </Notice>
    );
  if (paid.state === 'unpaid')
    return (
      <Notice tone="danger">
        <p className="font-semibold">{t('payment.failed')}</p>
        <p className="mt-2">
          <Button size="small" onClick={paid.dismiss}>
            {t('payment.again')}
          </Button>
        </p>
      </Notice>
    );
  if (paid.state === 'unknown')
    return (
      <Notice tone="warning">
        <p>{t('payment.unknown')}</p>
        <Button size="small" className="mt-2" onClick={paid.askAgain}>
          {t('payment.askAgain')}
        </Button>
      </Notice>
    );
  return null;
}
