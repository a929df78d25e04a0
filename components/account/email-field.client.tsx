'use client';

import { TextField } from '@/components/form-fields/fields.client';
import { useTranslate } from '@/lib/i18n/use-translate';

type EmailFieldProps = {
  readonly name?: 'email' | 'username';
  readonly defaultValue?: string;
  readonly onValue?: (email: string) => void;
};

/** The email address, which is also the user name for password managers. */
export function EmailField({ name = 'email', defaultValue, onValue }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      name={name}
      label={t('account.email')}
      type="email"
      required
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      dir="ltr"
      defaultValue={defaultValue}
      onChange={(event) => onValue?.(event.target.value)}
    />
  );
}
