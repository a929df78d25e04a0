'use client';

import { useState } from 'react';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { secretIn, textIn } from '@/lib/account/form-values';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { type AccountScreenProps, AccountShell } from './account-shell.client';
import { AccountLinks } from './account-links';
import { CodeField } from './code-field.client';
import { EmailField } from './email-field.client';
import { NewPasswordField } from './new-password-field.client';
import { SentNotice } from './sent-notice.client';
import { signInProblem } from './sign-in-problem';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import { useSentCode } from './use-sent-code';
import { TextButton } from './text-button.client';

/** /forgotpassword: emails a code, which sets a new password and signs in. */
export default function ForgotPasswordScreen({ lang, messages, settings }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Recovery lang={lang} settings={settings} />
    </AccountShell>
  );
}

function Recovery({ lang, settings }: Omit<AccountScreenProps, 'messages'>) {
  const t = useTranslate();
  const redirect = useRedirectAfterSignIn(settings.isEventSite);
  const [sentTo, setSentTo] = useSentCode('forgotpassword');
  const [isChanged, setIsChanged] = useState(false);
  if (isChanged)
    return (
      <>
        <SentNotice>{t('account.passwordChanged')}</SentNotice>
        <AccountLinks screens={['login']} />
      </>
    );
  return (
    <>
      {sentTo === '' ? (
        <AddressForm lang={lang} onSent={setSentTo} />
      ) : (
        <>
          <SentNotice>{t('account.recoverySent', { email: sentTo })}</SentNotice>
          <NewPasswordForm
            email={sentTo}
            onEntered={redirect}
            onChanged={() => {
              setSentTo('');
              setIsChanged(true);
            }}
            onBack={() => setSentTo('')}
          />
        </>
      )}
      <AccountLinks screens={['login']} />
    </>
  );
}

function AddressForm({ lang, onSent }: { readonly lang: string; readonly onSent: (email: string) => void }) {
  const t = useTranslate();
  return (
    <Form
      prepare={loadSignIn}
      submit={async (values) => {
        const email = textIn(values, 'email');
        const { askForNewPassword } = await loadSignIn();
        const error = await askForNewPassword({ email, language: lang });
        if (error) return signInProblem(error, t);
        onSent(email);
        return null;
      }}
    >
      <EmailField />
      <div className="form-actions">
        <SubmitButton fullWidth>{t('account.sendCode')}</SubmitButton>
      </div>
    </Form>
  );
}

type NewPasswordFormProps = {
  readonly email: string;
  readonly onEntered: () => void;
  /** The password is set, and the visitor has to sign in with it. */
  readonly onChanged: () => void;
  readonly onBack: () => void;
};

function NewPasswordForm({ email, onEntered, onChanged, onBack }: NewPasswordFormProps) {
  const t = useTranslate();
  const setPassword = async (values: FormData, form: HTMLFormElement) => {
    const newpassword = secretIn(values, 'newpassword');
    const { setNewPassword, signInByPassword } = await loadSignIn();
    const refusal = await setNewPassword({ email, code: textIn(values, 'code'), newpassword });
    if (refusal) return signInProblem(refusal, t, t('account.wrongCode'));
    form.reset();
    if (await signInByPassword(email, newpassword)) onChanged();
    else onEntered();
    return null;
  };
  return (
    <>
      <Form className="form mt-6" submit={setPassword}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <CodeField name="code" label={t('account.code')} />
        <NewPasswordField />
        <div className="form-actions">
          <SubmitButton fullWidth>{t('account.changePassword')}</SubmitButton>
        </div>
      </Form>
      <div className="account-other">
        <TextButton onPress={onBack}>{t('account.otherAddress')}</TextButton>
      </div>
    </>
  );
}
