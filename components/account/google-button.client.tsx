'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { beginAuthorization } from '@/lib/account/authorization';
import { browserApi } from '@/lib/session/browser-api';
import { useTranslate } from '@/lib/i18n/use-translate';
import { browserSession } from '@/lib/session/store';

/** Goes to the authorize endpoint, which signs the visitor in with Google. */
export function GoogleButton() {
  const t = useTranslate();
  const isAlive = useHydrated();
  const [hasFailed, setHasFailed] = useState(false);
  const signIn = async () => {
    try {
      const address = await beginAuthorization({
        baseUrl: browserApi().baseUrl(),
        origin: window.location.origin,
        tabStorage: window.sessionStorage,
        rememberState: browserSession().setOauth2State,
        identityProvider: 'google',
      });
      window.location.assign(address);
    } catch (cause) {
      // A browser without web cryptography or tab storage cannot keep the sign-in to itself.
      window.reportError(cause);
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button colour="secondary" fullWidth disabled={!isAlive} onClick={() => void signIn()}>
        {t('account.google')}
      </Button>
      {hasFailed ? (
        <Notice tone="danger" live>
          {t('account.authorizationFailed')}
        </Notice>
      ) : null}
    </>
  );
}
