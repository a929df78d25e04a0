'use client';

import { useTranslate } from '@/lib/i18n/use-translate';
import type { Phase } from './use-submission.client';

/** Announces that a form is being sent, and shows the progress of its files. */
export function FormStatus({ phase }: { readonly phase: Phase }) {
  const t = useTranslate();
  const upload = phase.kind === 'working' ? phase.upload : null;
  const text =
    upload !== null
      ? t('formBlock.uploading', { name: upload.name, number: upload.number, count: upload.count })
      : phase.kind === 'working'
        ? t('forms.sending')
        : phase.kind === 'leaving'
          ? t('payment.leaving')
          : '';
  return (
    <>
      <p role="status" className={upload === null ? 'sr-only' : 'field-hint'}>
        {text}
      </p>
      {upload === null ? null : (
        <progress className="form-progress" max={1} value={upload.share} aria-label={text} />
      )}
    </>
  );
}
