'use client';

import { useState } from 'react';
import { useTranslate } from '@/lib/i18n/use-translate';
import { AccountShell } from './account-shell.client';
import type { AccountScreenProps } from './account-screen.client';
import { AccountLinks } from './account-links';
import { CodeForm } from './code-form.client';
import { GoogleButton } from './google-button.client';
import { LinkForm } from './link-form.client';
import { PasswordForm } from './password-form.client';
import { useArrival } from './use-arrival';
import { TextButton } from './text-button.client';

type Step = { readonly kind: 'address' | 'password' } | { readonly kind: 'code'; readonly email: string };

/** /login: by a mailed link or code, by password, or by another provider, as the configuration has it. */
export default function LoginScreen({ lang, messages, settings }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Login lang={lang} settings={settings} />
    </AccountShell>
  );
}

function Login({ lang, settings }: Omit<AccountScreenProps, 'messages'>) {
  const t = useTranslate();
  const arrive = useArrival(settings.isEventSite);
  const [step, setStep] = useState<Step>({ kind: 'address' });
  const [email, setEmail] = useState('');
  const isCodeOnly = settings.login_code_only;

  if (step.kind === 'code') {
    return (
      <CodeForm
        email={step.email}
        lang={lang}
        isCodeOnly={isCodeOnly}
        sentText={t(isCodeOnly ? 'account.codeSent' : 'account.linkSent', { email: step.email })}
        onEntered={arrive}
        onBack={() => setStep({ kind: 'address' })}
      />
    );
  }
  return (
    <>
      {step.kind === 'password' ? (
        <PasswordForm email={email} onEmail={setEmail} onEntered={arrive} />
      ) : (
        <LinkForm
          lang={lang}
          isCodeOnly={isCodeOnly}
          email={email}
          onEmail={setEmail}
          onSent={(sentTo) => setStep({ kind: 'code', email: sentTo })}
        />
      )}
      <div className="account-other">
        {isCodeOnly ? null : (
          <TextButton onPress={() => setStep({ kind: step.kind === 'password' ? 'address' : 'password' })}>
            {step.kind === 'password' ? t('account.useLink') : t('account.usePassword')}
          </TextButton>
        )}
        {settings.login_google ? <GoogleButton /> : null}
      </div>
      <AccountLinks screens={isCodeOnly ? ['signup'] : ['forgotpassword', 'signup']} />
    </>
  );
}
