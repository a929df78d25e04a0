'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { RecordPanel, usePanelPress } from '../../../cms/panels/record-panel.client.tsx';

type Props = { readonly id: number; readonly since: string };

/** A colleague's second factor, for an administrator: reset when the phone and the recovery codes are lost. */
export function ResetFactor({ id, since }: Props) {
  const { isBusy, outcome, send } = usePanelPress(
    `/api/users/${String(id)}/second-factor/reset`,
    'Couldn’t reach the server, or it didn’t respond. Reload the page to see whether the app was removed.',
  );
  const [isReset, setIsReset] = useState(false);
  const reset = async () => {
    const answer = await send({});
    if (answer?.isOk === true) setIsReset(true);
  };
  return (
    <RecordPanel title="Authenticator app" outcome={outcome}>
      {isReset ? null : (
        <>
          <p>
            Set up since {since}. If they’ve lost their phone and their recovery codes, reset it: their
            password is then enough to sign in. Make sure it’s really them asking.
          </p>
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void reset()}
          >
            Reset the authenticator app
          </Button>
        </>
      )}
    </RecordPanel>
  );
}
