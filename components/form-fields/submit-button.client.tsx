'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { ButtonColour } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useTranslate } from '@/lib/i18n/use-translate';
import { useFormState } from './form-context';

type SubmitButtonProps = {
  readonly colour?: ButtonColour | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly children: ReactNode;
};

/**
 * Submits the form once the page is hydrated; before that, a browser would post it to the page itself. While the form is being sent, the
 * button keeps the focus and shows progress.
 */
export function SubmitButton({ colour, fullWidth, children }: SubmitButtonProps) {
  const t = useTranslate();
  const { isBusy } = useFormState();
  const isHydrated = useHydrated();
  return (
    <>
      <Button
        type="submit"
        colour={colour}
        fullWidth={fullWidth}
        disabled={!isHydrated}
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
