'use client';

import { Button } from '@payloadcms/ui';
import { RecordPanel, usePanelPress } from '../../cms/panels/record-panel.client.tsx';

type Props = { readonly id: number; readonly state: string; readonly maySend: boolean };

/** The state of an invitation, with a button that sends another link. */
export function SendAgain({ id, state, maySend }: Props) {
  const { isBusy, outcome, send } = usePanelPress(
    `/api/users/${String(id)}/invite`,
    'Couldn’t reach the server, or it didn’t respond. Check the email outbox before you try again.',
  );
  return (
    <RecordPanel title="Invitation" outcome={outcome}>
      <p>{state}</p>
      {maySend ? (
        <>
          <p>Sending it again creates a new link and revokes the old one.</p>
          <Button size="small" margin={false} disabled={isBusy} onClick={() => void send({})}>
            Send again
          </Button>
        </>
      ) : null}
    </RecordPanel>
  );
}
