'use client';

import { EmailTextField } from '@/components/form-fields/fields.client';
import { useTranslate } from '@/lib/i18n/use-translate';

type EmailFieldProps = {
  readonly name?: 'email' | 'username';
  /** Whether the browser may suggest passkeys here, which sign in at once. */
  readonly suggestsPasskeys?: boolean;
  readonly defaultValue?: string;
  readonly onValue?: (email: string) => void;
};

/** The email address, which is also the user name for password managers. */
export function EmailField({
  name = 'email',
  suggestsPasskeys = false,
  defaultValue,
  onValue,
}: EmailFieldProps) {
  const t = useTranslate();
  return (
    <EmailTextField
      name={name}
      label={t('account.email')}
      required
      autoComplete={suggestsPasskeys ? 'username webauthn' : 'username'}
      defaultValue={defaultValue}
      onChange={(event) => onValue?.(event.target.value)}
    />
  );
}
