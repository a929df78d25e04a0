'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonColour } from '@/components/ui/button';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useFormState } from './form-context';

type SubmitButtonProps = {
  readonly colour?: ButtonColour | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly children: ReactNode;
};

/** Sends the form. While it is being sent the button stays where focus is, and says so. */
export function SubmitButton({ colour, fullWidth, children }: SubmitButtonProps) {
  const t = useTranslate();
  const { isBusy } = useFormState();
  return (
    <>
      <Button
        type="submit"
        colour={colour}
        fullWidth={fullWidth}
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
      >
        {children}
      </Button>
      <span role="status" className="sr-only">
        {isBusy ? t('forms.sending') : ''}
      </span>
    </>
  );
}
