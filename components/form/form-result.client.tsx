'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { PaidState } from '@/lib/payments/use-paid-check';
import { FormOutcome } from './form-outcome';

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
      {paid === 'checking' || paid === 'none' ? null : (
        <FormOutcome state={paid} paid={{ invoice, onAskAgain }} t={t} />
      )}
    </div>
  );
}
