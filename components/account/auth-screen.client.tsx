'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { SmartLink } from '@/components/ui/smart-link';
import { readAuthorizationReturn, returnAddress } from '@/lib/account/authorization';
import { loadSignIn } from '@/lib/account/load-sign-in';
import { useTranslate } from '@/lib/i18n/use-translate';
import type { Translator } from '@/lib/i18n/translate';
import { browserSession } from '@/lib/session/store';
import { startSession } from '@/lib/session/start';
import { type AccountScreenProps, AccountShell } from './account-shell.client';
import { signInProblem } from './sign-in-problem';
import { useRedirectAfterSignIn } from './use-redirect-after-sign-in';

/** /auth: the return address for the authorize endpoint. */
export default function AuthScreen({ lang, messages, settings }: AccountScreenProps) {
  return (
    <AccountShell lang={lang} messages={messages}>
      <Return settings={settings} />
    </AccountShell>
  );
}

/** One return at a time: it uses up its state and its code. */
let underWay: Promise<string> | null = null;

/** Completes the sign-in. @returns '' or an error message */
async function complete(t: Translator): Promise<string> {
  const session = browserSession();
  const { origin, pathname, search } = window.location;
  const query = new URLSearchParams(search);
  window.history.replaceState(window.history.state, '', pathname);
  const expected = session.getState().oauth2_state;
  session.setOauth2State(null);
  const returned = readAuthorizationReturn(query, expected, window.sessionStorage);
  if (returned.kind === 'badState') return t('account.badState');
  if (returned.kind === 'refused') return t('account.authorizationFailed');
  const { signInByAuthorization } = await loadSignIn();
  const error = await signInByAuthorization(returned.code, returned.verifier, returnAddress(origin));
  return error ? signInProblem(error, t, t('account.authorizationFailed')).message : '';
}

function Return({ settings }: Pick<AccountScreenProps, 'settings'>) {
  const t = useTranslate();
  const redirect = useRedirectAfterSignIn(settings.isEventSite);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const stop = startSession();
    underWay ??= complete(t).finally(() => {
      underWay = null;
    });
    let isShown = true;
    void underWay.then((sentence) => {
      if (!isShown) return;
      setFailure(sentence);
      if (sentence === '') redirect();
    });
    return () => {
      isShown = false;
      stop();
    };
    // The address is read once, when the visitor returns to it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (failure === '') return <p role="status">{t('account.signingIn')}</p>;
  return (
    <>
      <Notice tone="danger" live>
        {failure}
      </Notice>
      <p className="mt-4">
        <SmartLink href="/login" className="text-link">
          {t('account.signIn')}
        </SmartLink>
      </p>
    </>
  );
}
