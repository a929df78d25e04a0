'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ACCOUNT_DELETED_FRAGMENT } from '@/lib/account/account-deleted';
import { useTranslate } from '@/lib/i18n/use-translate';
import { SESSION_ENDED_FRAGMENT, SIGNED_OUT_FRAGMENT } from '@/lib/session/leaving';
import { useSession } from '@/lib/session/use-session';
import { type AccountScreenProps, AccountShell } from './account-shell.client';
import { AccountLinks } from './account-links';
import { CodeForm } from './code-form.client';
import { GoogleButton } from './google-button.client';
import { LinkForm } from './link-form.client';
import { PasskeySignIn } from './passkey-sign-in.client';
import { PasswordForm } from './password-form.client';
import { SentNotice } from './sent-notice.client';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';
import { useSentCode } from './use-sent-code';
import { TextButton } from './text-button.client';

type Step = 'address' | 'password';

/** The page for finding an order, which takes no account. */
const CHECKOUT = /^\/checkout(?:[?#]|$)/;

/** /login: with an emailed link or code, a password, a passkey, or another provider, depending on the configuration. */
export default function LoginScreen({ lang, messages, settings }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Login lang={lang} settings={settings} />
    </AccountShell>
  );
}

function Login({ lang, settings }: Omit<AccountScreenProps, 'messages'>) {
  const t = useTranslate();
  const redirect = useRedirectAfterSignIn(settings.isEventSite);
  const [step, setStep] = useState<Step>('address');
  const [sentTo, setSentTo] = useSentCode('login');
  const [email, setEmail] = useState('');
  const isCodeOnly = settings.login_code_only;
  const isFromCheckout = useSession(({ redirect_after_login: path }) => CHECKOUT.test(path ?? ''));
  const hash = useHydrated() ? window.location.hash : '';

  if (sentTo !== '') {
    return (
      <CodeForm
        email={sentTo}
        lang={lang}
        isCodeOnly={isCodeOnly}
        sentText={t(isCodeOnly ? 'account.codeSent' : 'account.linkSent', { email: sentTo })}
        onEntered={redirect}
        onBack={() => setSentTo('')}
      />
    );
  }
  const shared = { suggestsPasskeys: settings.offersPasskeys, email, onEmail: setEmail };
  return (
    <>
      {hash === ACCOUNT_DELETED_FRAGMENT ? <SentNotice>{t('account.deleted')}</SentNotice> : null}
      {hash === SESSION_ENDED_FRAGMENT ? (
        <SentNotice tone="warning">{t('account.sessionEnded')}</SentNotice>
      ) : null}
      {hash === SIGNED_OUT_FRAGMENT ? <SentNotice>{t('account.signedOutEverywhere')}</SentNotice> : null}
      {step === 'password' ? (
        <PasswordForm {...shared} onEntered={redirect} />
      ) : (
        <LinkForm {...shared} lang={lang} isCodeOnly={isCodeOnly} onSent={setSentTo} />
      )}
      <div className="account-other">
        {settings.offersPasskeys ? <PasskeySignIn onEntered={redirect} /> : null}
        {isCodeOnly ? null : (
          <TextButton onPress={() => setStep(step === 'password' ? 'address' : 'password')}>
            {step === 'password' ? t('account.useLink') : t('account.usePassword')}
          </TextButton>
        )}
        {settings.login_google ? <GoogleButton /> : null}
      </div>
      {settings.hasGuestOrders && isFromCheckout ? (
        <ButtonLink href="/guest-checkout" prefetch={false} colour="plain" fullWidth>
          {t('account.asGuest')}
        </ButtonLink>
      ) : null}
      <AccountLinks
        screens={[
          ...(isCodeOnly ? [] : (['forgotpassword'] as const)),
          'signup',
          ...(settings.hasGuestOrders ? (['find-order'] as const) : []),
        ]}
      />
    </>
  );
}
