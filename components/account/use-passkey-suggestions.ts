'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { loadPasskeys } from '@/lib/account/load-sign-in';
import type { PasskeyError } from '@/lib/account/passkey-error';
import { hasPasskeySuggestions } from '@/lib/account/passkey-suggestions';

/** A request is renewed before the server's challenge expires, which is after ten minutes. */
const RENEWED_AFTER_MS = 9 * 60_000;

type Suggestions = {
  /** Disabled while a dialog asks for a passkey: a browser handles one request at a time. */
  readonly isOn: boolean;
  /** Called with the outcome once somebody has chosen a passkey. */
  readonly onFinished: (error: PasskeyError | null) => void;
};

/**
 * Has the browser offer this site's passkeys among the suggestions of the email field, if it can. It's one way of several, so a failure
 * to offer them isn't reported.
 */
export function usePasskeySuggestions({ isOn, onFinished }: Suggestions): void {
  const [round, setRound] = useState(0);
  const finish = useEffectEvent(onFinished);

  useEffect(() => {
    if (!isOn) return;
    const over = new AbortController();
    const again = () => setRound((before) => before + 1);
    const renewal = window.setTimeout(again, RENEWED_AFTER_MS);

    const offer = async () => {
      if (!(await hasPasskeySuggestions()) || over.signal.aborted) return;
      const { requestPasskey, signInByPasskey } = await loadPasskeys();
      if (over.signal.aborted) return;
      const asked = await requestPasskey('suggestion', over.signal);
      if (!asked.ok || over.signal.aborted) return;
      const error = await signInByPasskey(asked.value);
      if (over.signal.aborted) return;
      finish(error);
      if (error !== null) again();
    };
    // Without its script or a connection, the button and the forms remain, and they report the problem.
    offer().catch(() => undefined);

    return () => {
      window.clearTimeout(renewal);
      over.abort();
    };
  }, [isOn, round]);
}
