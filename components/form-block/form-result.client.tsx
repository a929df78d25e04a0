'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { TicketAddresses } from '@/lib/payments/invoice-address';
import type { PaidState } from '@/lib/payments/use-paid-check';
import { FormOutcome } from './form-outcome';

type FormResultProps = {
  readonly isSent: boolean;
  readonly paid: PaidState;
  /** Path of the invoice, or ''. */
  readonly invoice: string;
  readonly tickets: TicketAddresses;
  readonly onAskAgain: () => void;
};

/** The result of a form: thanks, a successful payment, or a failed one (spec points 4 and 8). */
export function FormResult({ isSent, paid, invoice, tickets, onAskAgain }: FormResultProps) {
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
        <FormOutcome state={paid} paid={{ invoice, tickets, onAskAgain }} t={t} />
      )}
    </div>
  );
}
