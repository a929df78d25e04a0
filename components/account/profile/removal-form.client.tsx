'use client';

import { useEffect, useRef } from 'react';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import type { FormProblem } from '@/components/form-fields/validity';
import { Button } from '@/components/ui/button';
import { useTranslate } from '@/lib/i18n/use-translate';

type RemovalFormProps = {
  /** Names the item to be removed, for screen readers. */
  readonly label: string;
  /** Explains what removing it means. */
  readonly hint: string;
  /** @returns null once removed, or the error message */
  readonly onRemove: () => Promise<FormProblem | null>;
  readonly onCancel: () => void;
};

/** Asks for confirmation before removing something. The question receives the focus. */
export function RemovalForm({ label, hint, onRemove, onCancel }: RemovalFormProps) {
  const t = useTranslate();
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <Form className="form mt-4" submit={onRemove} label={label}>
      <p ref={question} tabIndex={-1}>
        {hint}
      </p>
      <div className="form-actions">
        <SubmitButton colour="danger">{t('account.remove')}</SubmitButton>
        <Button colour="plain" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </Form>
  );
}
