'use client';

import { Button, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useEffect, useId, useState } from 'react';
import { CHAMPIONSHIP_TIME_ZONE } from '../../../lib/contract/time-zone.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { RecordPanel, usePanelPress } from '../../cms/panels/record-panel.client.tsx';
import type { ShownReply } from './replies.ts';

type Loaded = { readonly to: string; readonly replies: readonly ShownReply[] };

const isReply = (value: unknown): value is ShownReply =>
  typeof value === 'object' && value !== null && 'text' in value && 'at' in value;

const loadedIn = (answer: unknown): Loaded | null => {
  const replies = propertyOf(answer, 'replies');
  return Array.isArray(replies) ? { to: textIn(answer, 'to'), replies: replies.filter(isReply) } : null;
};

const at = (instant: string) =>
  new Date(instant).toLocaleString('en-NZ', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CHAMPIONSHIP_TIME_ZONE,
  });

const UNREACHABLE =
  'Couldn’t reach the server, so we don’t know whether the reply was sent. Press the button again: unless you change it, it will only be sent once.';

/** Replies to a submission by email, and shows earlier replies. */
export function ReplyPanel() {
  const { id } = useDocumentInfo();
  return id === undefined ? null : <Panel address={`/api/form-submissions/${String(id)}/replies`} />;
}

function Panel({ address }: { readonly address: string }) {
  const { dispatchFields } = useForm();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [text, setText] = useState('');
  const [isDone, setIsDone] = useState(true);
  const { isBusy, outcome, setOutcome, send: post } = usePanelPress(address, UNREACHABLE);
  const [box, done] = [useId(), useId()];

  useEffect(() => {
    fetch(address)
      .then(async (response) => {
        const answer: unknown = await response.json();
        const found = loadedIn(answer);
        if (found) setLoaded(found);
        else setOutcome({ isError: true, message: textIn(answer, 'message') });
      })
      .catch(() => setOutcome({ isError: true, message: 'Couldn’t load the replies. Reload the page.' }));
  }, [address, setOutcome]);

  const send = async () => {
    const sent = await post({ text, done: isDone });
    const found = loadedIn(sent?.answer);
    if (found) setLoaded(found);
    if (sent?.isOk !== true) return;
    setText('');
    const handling = textIn(sent.answer, 'handling');
    // Otherwise the form would save the previous progress.
    dispatchFields({ type: 'UPDATE', path: 'handling', value: handling, initialValue: handling });
  };

  return (
    <RecordPanel title="Reply" outcome={outcome}>
      {(loaded?.replies ?? []).map((reply) => (
        <article key={reply.at}>
          <p className="field-description">
            {at(reply.at)}, {reply.account} to {reply.to}
          </p>
          <p className="reply__text">{reply.text}</p>
        </article>
      ))}
      {loaded && loaded.to === '' ? <p>The sender didn’t leave an email address.</p> : null}
      {loaded && loaded.to !== '' ? (
        <>
          <label htmlFor={box}>To {loaded.to}</label>
          <textarea
            id={box}
            rows={5}
            value={text}
            readOnly={isBusy}
            onChange={({ target }) => setText(target.value)}
          />
          <p className="reply__done">
            <input
              id={done}
              type="checkbox"
              checked={isDone}
              onChange={({ target }) => setIsDone(target.checked)}
            />
            <label htmlFor={done}>Mark as dealt with</label>
          </p>
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void send()}
          >
            {isBusy ? 'Sending…' : 'Send reply'}
          </Button>
        </>
      ) : null}
    </RecordPanel>
  );
}
