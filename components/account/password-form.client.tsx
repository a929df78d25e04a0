'use client';

import { Form } from '@/components/form-fields/form.client';
import { PasswordField } from '@/components/form-fields/password-field.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { secretIn, textIn } from '@/lib/account/form-values';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { EmailField } from './email-field.client';
import { signInProblem } from './sign-in-problem';

type PasswordFormProps = {
  readonly suggestsPasskeys: boolean;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onEntered: () => void;
};

/** Signs in with email address and password. */
export function PasswordForm({ suggestsPasskeys, email, onEmail, onEntered }: PasswordFormProps) {
  const t = useTranslate();
  return (
    <Form
      prepare={loadSignIn}
      submit={async (values, form) => {
        const { signInByPassword } = await loadSignIn();
        const error = await signInByPassword(textIn(values, 'username'), secretIn(values, 'password'));
        if (error) return signInProblem(error, t, t('account.wrongPassword'));
        form.reset();
        onEntered();
        return null;
      }}
    >
      <EmailField
        name="username"
        suggestsPasskeys={suggestsPasskeys}
        defaultValue={email}
        onValue={onEmail}
      />
      <PasswordField name="password" label={t('account.password')} required autoComplete="current-password" />
      <div className="form-actions">
        <SubmitButton fullWidth>{t('account.signIn')}</SubmitButton>
      </div>
    </Form>
  );
}
