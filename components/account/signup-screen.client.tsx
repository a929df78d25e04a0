'use client';

import { useMemo } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { DateField } from '@/components/form-fields/date-field.client';
import { readDateText } from '@/components/form-fields/date-text';
import { Form } from '@/components/form-fields/form.client';
import { TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { useHydrated } from '@/components/ui/use-hydrated';
import { textIn } from '@/lib/account/form-values';
import { forgetNewAccount, readNewAccount, type NewAccount } from '@/lib/account/new-account';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import { type AccountScreenProps, AccountShell } from './account-shell.client';
import { AccountLinks } from './account-links';
import { CodeForm } from './code-form.client';
import { EmailField } from './email-field.client';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import { useSentCode } from './use-sent-code';

/** /signup: names and email address, and date of birth if the configuration requires it; an email completes it. */
export default function SignupScreen({ lang, messages, settings }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Signup lang={lang} settings={settings} />
    </AccountShell>
  );
}

function Signup({ lang, settings }: Omit<AccountScreenProps, 'messages'>) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useSentCode('signup');
  const isHydrated = useHydrated();
  const known = useMemo(() => (isHydrated ? readNewAccount() : null), [isHydrated]);
  const isCodeOnly = settings.login_code_only;
  const redirect = useRedirectAfterSignIn(settings.isEventSite);
  return (
    <>
      {sentTo === '' ? (
        <SignupForm
          // This tab's stored values are only known in the browser.
          key={known ? 'known' : ''}
          lang={lang}
          known={known}
          asksDateOfBirth={settings.signup_ask_date_of_birth}
          onSent={(email) => {
            forgetNewAccount();
            setSentTo(email);
          }}
        />
      ) : (
        <CodeForm
          email={sentTo}
          lang={lang}
          isCodeOnly={isCodeOnly}
          sentText={t(isCodeOnly ? 'account.codeSent' : 'account.registrationSent', { email: sentTo })}
          onEntered={redirect}
          onBack={() => setSentTo('')}
        />
      )}
      <AccountLinks screens={['login']} />
    </>
  );
}

type SignupFormProps = {
  readonly lang: string;
  /** The details that somebody gave when they ordered without an account. */
  readonly known: NewAccount | null;
  readonly asksDateOfBirth: boolean;
  readonly onSent: (email: string) => void;
};

function SignupForm({ lang, known, asksDateOfBirth, onSent }: SignupFormProps) {
  const t = useTranslate();
  const send = async (values: FormData) => {
    const email = textIn(values, 'email');
    const date_of_birth = readDateText(textIn(values, 'date_of_birth'));
    const { register } = await loadSignIn();
    const error = await register({
      email,
      first_name: textIn(values, 'first_name'),
      last_name: textIn(values, 'last_name'),
      ...(date_of_birth === null ? {} : { date_of_birth }),
      language: lang,
    });
    if (error) return problemOf(error, t);
    onSent(email);
    return null;
  };
  return (
    <Form prepare={loadSignIn} submit={send}>
      <div className="form-row">
        <TextField
          name="first_name"
          label={t('account.firstName')}
          required
          autoComplete="given-name"
          defaultValue={known?.first_name}
          maxLength={80}
        />
        <TextField
          name="last_name"
          label={t('account.lastName')}
          required
          autoComplete="family-name"
          defaultValue={known?.last_name}
          maxLength={80}
        />
      </div>
      <EmailField {...(known ? { defaultValue: known.email } : {})} />
      {asksDateOfBirth ? (
        <DateField name="date_of_birth" label={t('account.dateOfBirth')} autoComplete="bday" />
      ) : null}
      <p className="field-hint">{t('account.signupHint')}</p>
      <div className="form-actions">
        <SubmitButton fullWidth>{t('account.signUp')}</SubmitButton>
      </div>
    </Form>
  );
}
