'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { BoughtAddresses } from '@/lib/payments/invoice-address';
import type { PaymentReturnState } from '@/lib/payments/use-payment';
import { FormOutcome } from './form-outcome';
import { SentText } from './sent-text';

type FormResultProps = BoughtAddresses & {
  readonly isSent: boolean;
  /** The form's own thank-you message; ''. */
  readonly confirmation: string;
  readonly paid: PaymentReturnState;
  /** Address of the payment page while it is open, or ''. */
  readonly payAddress: string;
  readonly onAskAgain: () => void;
};

/** The result of a form: a thank-you message, a successful payment or a failed one (spec points 4 and 8). */
export function FormResult({ isSent, confirmation, paid, onAskAgain, ...addresses }: FormResultProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isNews = isSent || (paid !== 'none' && paid !== 'checking');
  useEffect(() => {
    if (isNews) box.current?.focus();
  }, [isNews]);
  return (
    <div ref={box} tabIndex={-1} className="form-outcome" aria-live="polite">
      {isSent ? (
        <Notice tone="success">
          <SentText confirmation={confirmation} t={t} />
        </Notice>
      ) : null}
      {paid === 'checking' ? <p role="status">{t('payment.checking')}</p> : null}
      {paid === 'checking' || paid === 'none' ? null : (
        <FormOutcome state={paid} paid={{ ...addresses, onAskAgain }} confirmation={confirmation} t={t} />
      )}
    </div>
  );
}
