'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { loadPasskeys } from '@/lib/account/load-sign-in';
import type { PasskeyError } from '@/lib/account/passkey-error';
import { useTranslate } from '@/lib/i18n/use-translate';
import { passkeyProblem } from './passkey-problem';
import { usePasskeySuggestions } from './use-passkey-suggestions';

/** Signs in with a passkey, chosen from the suggestions of the email field or in the browser's dialog after a press. */
export function PasskeySignIn({ onEntered }: { readonly onEntered: () => void }) {
  const t = useTranslate();
  const isAlive = useHydrated();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const [failure, setFailure] = useState('');

  const finish = (error: PasskeyError | null) => {
    setFailure(error === null ? '' : passkeyProblem(error, t).message);
    if (error === null) onEntered();
  };
  usePasskeySuggestions({ isOn: !isBusy, onFinished: finish });

  const press = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setFailure('');
    try {
      const { requestPasskey, signInByPasskey } = await loadPasskeys();
      const asked = await requestPasskey('dialog');
      finish(asked.ok ? await signInByPasskey(asked.value) : asked.error);
    } catch (thrown) {
      window.reportError(thrown);
      setFailure(t(navigator.onLine ? 'islands.loadFailed' : 'forms.offline'));
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  };

  return (
    <div className="w-full">
      <Button
        colour="secondary"
        fullWidth
        disabled={!isAlive}
        aria-disabled={isBusy}
        data-busy={isBusy || undefined}
        onClick={() => void press()}
      >
        {t('account.usePasskey')}
      </Button>
      <p role="status" className="field-hint">
        {isBusy ? t('account.passkeyWaiting') : ''}
      </p>
      <FailureNotice text={failure} />
    </div>
  );
}
