'use client';

import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { textIn } from '../../../lib/shared/record.ts';
import { RecordPanel, usePanelPress } from '../../cms/panels/record-panel.client.tsx';

const UNREACHABLE =
  'Couldn’t reach the server, so we don’t know whether the booking was cancelled. Press the button again: it will only be cancelled once.';

/** Cancels a free booking, with a reason for its sender. Shown only where that is possible. */
export function CancelPanel() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Panel address={`/api/form-submissions/${String(id)}/cancel`} />;
}

function Panel({ address }: { readonly address: string }) {
  const { dispatchFields } = useForm();
  const [state, setState] = useState<'hidden' | 'open' | 'done'>('hidden');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isBusy, outcome, setOutcome, send: post } = usePanelPress(address, UNREACHABLE);
  const box = useRef<HTMLTextAreaElement>(null);
  const ids = useId();

  useEffect(() => {
    fetch(address)
      .then(async (response) => {
        const answer: unknown = await response.json();
        if (response.ok && textIn(answer, 'refusal') === '') setState('open');
      })
      .catch(() => {
        setState('done');
        setOutcome({
          isError: true,
          message: 'Couldn’t check whether this can be cancelled. Reload the page.',
        });
      });
  }, [address, setOutcome]);

  const send = async () => {
    setIsMissing(reason.trim() === '');
    if (reason.trim() === '') {
      box.current?.focus();
      return;
    }
    const sent = await post({ reason: reason.trim() });
    if (sent?.isOk !== true) return;
    setState('done');
    // Otherwise the form would save the previous values.
    for (const [path, value] of [
      ['status', 'cancelled'],
      ['notes', textIn(sent.answer, 'notes')],
    ] as const)
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value });
  };

  if (state === 'hidden') return null;
  return (
    <RecordPanel title="Cancel the booking" outcome={outcome}>
      {state === 'open' ? (
        <div className="refund__form">
          <label htmlFor={`${ids}-reason`}>Reason, which the sender gets by email</label>
          <textarea
            id={`${ids}-reason`}
            ref={box}
            rows={2}
            maxLength={500}
            value={reason}
            readOnly={isBusy}
            aria-invalid={isMissing}
            aria-describedby={`${ids}-problem`}
            onChange={({ target }) => setReason(target.value)}
          />
          <p id={`${ids}-problem`} className="refund__problem">
            {isMissing ? 'Enter a reason. It’s also kept in the notes.' : ''}
          </p>
          <div className="refund__buttons">
            <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void send()}>
              {isBusy ? 'Cancelling…' : 'Cancel the booking'}
            </Button>
          </div>
        </div>
      ) : null}
    </RecordPanel>
  );
}
