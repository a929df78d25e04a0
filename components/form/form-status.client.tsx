'use client';

import { useTranslate } from '@/lib/i18n/use-translate';
import type { Phase } from './use-submission.client';

/** Says aloud that a form is being sent. */
export function FormStatus({ phase }: { readonly phase: Phase['kind'] }) {
  const t = useTranslate();
  return (
    <p role="status" className="sr-only">
      {phase === 'sending' ? t('forms.sending') : phase === 'leaving' ? t('payment.leaving') : ''}
    </p>
  );
}
