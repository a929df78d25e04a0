'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { PaidState } from '@/lib/payments/use-paid-check';

type FormResultProps = {
  readonly isSent: boolean;
  readonly paid: PaidState;
  /** Path of the invoice, or ''. */
  readonly invoice: string;
  readonly onAskAgain: () => void;
};

/** What came of a form: thanks, a payment that went through, or one that did not (spec points 4 and 8). */
export function FormResult({ isSent, paid, invoice, onAskAgain }: FormResultProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isNews = isSent || (paid !== 'none' && paid !== 'checking');
  useEffect(() => {
    if (isNews) box.current?.focus();
  }, [isNews]);
  return (
    <div ref={box} tabIndex={-1} className="form-outcome" aria-live="polite">
      {isSent ? <Notice tone="success">{t('formBlock.sent')}</Notice> : null}
      {paid === 'checking' ? <p role="status">{t('payment.checking')}</p> : null}
      {paid === 'paid' ? (
        <Notice tone="success">
          <p>{t('payment.paidInvoice')}</p>
          {invoice === '' ? null : (
            <a href={invoice} className="text-link">
              {t('payment.invoice')}
            </a>
          )}
        </Notice>
      ) : null}
      {paid === 'unpaid' ? (
        <Notice tone="danger">
          <p className="font-semibold">{t('payment.failed')}</p>
          <p>{t('payment.failedForm')}</p>
        </Notice>
      ) : null}
      {paid === 'unknown' ? (
        <Notice tone="warning">
          <p>{t('payment.unknown')}</p>
          <Button size="small" className="mt-2" onClick={onAskAgain}>
            {t('payment.askAgain')}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
