'use client';

import { useRef, useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { Field } from './field.client';
import type { FieldProps } from './field.client';

type PasswordFieldProps = FieldProps & {
  /** Whether a password manager should fill in a password or offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly minLength?: number | undefined;
  /** Generates a password to offer, which is shown so that it can be noted down. */
  readonly suggest?: (() => string) | undefined;
};

/** A password, hidden unless the visitor chooses to show it. */
export function PasswordField({ suggest, autoComplete, minLength, ...field }: PasswordFieldProps) {
  const { label } = field;
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? t('forms.hide') : t('forms.show');
  const fill = () => {
    if (!input.current || !suggest) return;
    input.current.value = suggest();
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    setIsShown(true);
  };
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className="field-with-action">
            <input
              {...control}
              ref={input}
              type={isShown ? 'text' : 'password'}
              className="field-control"
              autoComplete={autoComplete}
              minLength={minLength}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              dir="ltr"
            />
            <button
              type="button"
              className="field-action"
              aria-controls={control.id}
              aria-label={`${action} ${label}`}
              onClick={() => setIsShown(!isShown)}
            >
              {action}
            </button>
          </div>
          {suggest ? (
            <button type="button" className="text-link field-suggest" onClick={fill}>
              {t('forms.suggestPassword')}
            </button>
          ) : null}
        </>
      )}
    </Field>
  );
}
