'use client';

import { useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { Field } from './field.client';
import type { FieldProps } from './field.client';

type PasswordFieldProps = FieldProps & {
  /** Tells a password manager whether to fill in or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  readonly minLength?: number | undefined;
};

/** A password, hidden until the visitor wants to see it. */
export function PasswordField({ name, label, required, hint, autoComplete, minLength }: PasswordFieldProps) {
  const t = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? t('forms.hide') : t('forms.show');
  return (
    <Field name={name} label={label} required={required} hint={hint}>
      {(control) => (
        <div className="field-with-action">
          <input
            {...control}
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
      )}
    </Field>
  );
}
