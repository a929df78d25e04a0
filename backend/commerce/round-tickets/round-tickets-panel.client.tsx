'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { propertyOf } from '../../../lib/shared/record.ts';
import { RecordPanel, usePanelPress } from '../../cms/panels/record-panel.client.tsx';
import type { RoundTicketsData } from './panel-data.ts';

const TITLE = 'Tickets of this round';
const CASHIERS: readonly unknown[] = ['admin', 'shop'];
const UNREACHABLE =
  'Couldn’t reach the server, so we don’t know whether it was done. Press the button again: nobody is emailed or refunded twice.';

const isData = (value: unknown): value is RoundTicketsData =>
  typeof value === 'object' && value !== null && 'open' in value && 'areMailed' in value;

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

/** The server's data about a round's tickets; none for a draft, which has no tickets for sale. */
async function readData(address: string): Promise<RoundTicketsData | 'none' | 'failed'> {
  try {
    const response = await fetch(address);
    if (response.status === 404) return 'none';
    const answer: unknown = await response.json();
    return isData(answer) ? answer : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * A round's valid tickets, with buttons for emailing their holders about its change and for refunding them. For administrators and shop
 * staff.
 */
export function RoundTicketsPanel() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (id === undefined || !CASHIERS.includes(propertyOf(user, 'role'))) return null;
  return <Panel address={`/api/products/of-round/${String(id)}`} />;
}

function Panel({ address }: { readonly address: string }) {
  const [data, setData] = useState<RoundTicketsData | 'loading' | 'none' | 'failed'>('loading');
  const [opened, setOpened] = useState<'mail' | 'refund' | null>(null);
  const mailing = usePanelPress(`${address}/tell`, UNREACHABLE);
  const refunding = usePanelPress(`${address}/refund`, UNREACHABLE);
  useEffect(() => {
    void readData(address).then(setData);
  }, [address]);
  if (data === 'loading' || data === 'none') return null;
  if (data === 'failed')
    return (
      <RecordPanel title={TITLE} outcome={null}>
        <p role="alert">This round’s tickets couldn’t be loaded. Reload the page to try again.</p>
      </RecordPanel>
    );
  const outcome = refunding.outcome ?? mailing.outcome;
  // The outcome of a refund is shown before the panel disappears.
  if (data.open === 0 && data.used === 0 && outcome === null) return null;

  const press = async (way: typeof mailing, body: object) => {
    const sent = await way.send(body);
    const panel = propertyOf(sent?.answer, 'panel');
    if (isData(panel)) setData(panel);
    if (sent?.isOk === true) setOpened(null);
  };
  const begin = (way: 'mail' | 'refund') => {
    mailing.setOutcome(null);
    refunding.setOutcome(null);
    setOpened(way);
  };
  // Another user may have refunded them all since the question was opened: nothing is left to ask about.
  const question = data.open === 0 ? null : opened;
  const buyers = counted(data.holders, 'buyer', 'buyers');
  const isChanged = data.change !== '';
  return (
    <RecordPanel title={TITLE} outcome={outcome}>
      <p>
        {data.open === 0
          ? 'No valid tickets'
          : `${counted(data.open, 'valid ticket', 'valid tickets')}, bought by ${buyers}`}
        {data.used > 0 ? `; ${String(data.used)} used` : ''}.
      </p>
      {isChanged && data.areMailed ? (
        <p>Ticket holders have been told that the round is {data.change}.</p>
      ) : null}
      {question === null && data.open > 0 ? (
        <div className="refund__buttons">
          {isChanged && !data.areMailed ? (
            <Button buttonStyle="secondary" size="small" onClick={() => begin('mail')}>
              Tell ticket holders…
            </Button>
          ) : null}
          <Button buttonStyle="secondary" size="small" onClick={() => begin('refund')}>
            Refund all…
          </Button>
        </div>
      ) : null}
      {question === 'mail' ? (
        <Question
          text={`Each of the ${buyers} gets an email saying the round is ${data.change}, with its reason${data.change === 'cancelled' ? '' : ' and their tickets, which stay valid'}. The email uses the round as it’s published. Nobody gets the same email twice.`}
          action={mailing.isBusy ? 'Sending…' : `Email ${buyers}`}
          isBusy={mailing.isBusy}
          onGo={() => void press(mailing, {})}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {question === 'refund' ? (
        <Question
          text={`Cancels ${counted(data.open, 'ticket', 'tickets')} and refunds what ${buyers} paid for them, as it was paid. Used tickets stay as they are. This can’t be undone.`}
          action={refunding.isBusy ? 'Refunding…' : 'Refund all'}
          needsReason
          isBusy={refunding.isBusy}
          onGo={(reason) => void press(refunding, { reason })}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </RecordPanel>
  );
}

type QuestionProps = {
  readonly text: string;
  readonly action: string;
  readonly needsReason?: boolean;
  readonly isBusy: boolean;
  readonly onGo: (reason: string) => void;
  readonly onClose: () => void;
};

/** Confirms an action before it happens. */
function Question({ text, action, needsReason = false, isBusy, onGo, onClose }: QuestionProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const go = () => {
    const lacks = needsReason && reason.trim() === '';
    setIsMissing(lacks);
    if (lacks) document.getElementById(`${id}-reason`)?.focus();
    else onGo(reason.trim());
  };
  return (
    <div className="refund__form" role="group" aria-labelledby={`${id}-text`} tabIndex={-1} ref={box}>
      <p id={`${id}-text`}>{text}</p>
      {needsReason ? (
        <>
          <label htmlFor={`${id}-reason`}>Reason</label>
          <textarea
            id={`${id}-reason`}
            rows={2}
            maxLength={500}
            value={reason}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-problem` : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
          {isMissing ? (
            <p id={`${id}-problem`} role="alert">
              Enter a reason.
            </p>
          ) : null}
        </>
      ) : null}
      <div className="refund__buttons">
        <Button size="small" disabled={isBusy} onClick={go}>
          {action}
        </Button>
        <Button size="small" buttonStyle="secondary" disabled={isBusy} onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
