'use client';

import { PasswordField } from '@/components/form-fields/password-field.client';
import { suggestPassword } from '@/lib/account/random-text';
import { PASSWORD_MIN } from '@/lib/contract/limits';
import { useTranslate } from '@/lib/i18n/use-translate';

/** A new password, named `newpassword`; it can be generated. */
export function NewPasswordField() {
  const t = useTranslate();
  return (
    <PasswordField
      name="newpassword"
      label={t('account.newPassword')}
      required
      autoComplete="new-password"
      minLength={PASSWORD_MIN}
      hint={t('forms.tooShort', { min: PASSWORD_MIN })}
      suggest={suggestPassword}
    />
  );
}
