'use client';

import { Button, useAuth, useDocumentInfo, useForm } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { showDollars } from '../../../lib/contract/money.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { RecordPanel, usePanelPress } from '../../cms/panels/record-panel.client.tsx';
import type { RefundPanelData } from './panel-data.ts';
import { RefundForm, type RefundDraft } from './refund-form.client.tsx';
import { RefundHistory } from './refund-history.client.tsx';

const CASHIERS: readonly unknown[] = ['admin', 'shop'];

/** Collections whose form has a status field that a refund may change. */
const WITH_STATUS: readonly string[] = ['orders', 'gift-vouchers'];

type Loaded =
  | { readonly kind: 'loading' }
  /** Nothing was paid for the record. */
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'none'; readonly message: string }
  | { readonly kind: 'ready'; readonly panel: RefundPanelData };

const isPanel = (value: unknown): value is RefundPanelData =>
  typeof value === 'object' && value !== null && 'left' in value && 'refunds' in value;

const panelIn = (answer: unknown): RefundPanelData | null => {
  const panel = propertyOf(answer, 'panel');
  return isPanel(panel) ? panel : null;
};

const UNREACHABLE =
  'Couldn’t reach the server, so we don’t know whether the refund was made. Press the button again: it will only be made once.';

async function readPanel(address: string): Promise<Loaded> {
  try {
    const response = await fetch(address);
    if (response.status === 404) return { kind: 'unpaid' };
    const answer: unknown = await response.json();
    return isPanel(answer)
      ? { kind: 'ready', panel: answer }
      : { kind: 'none', message: textIn(answer, 'message') };
  } catch {
    return {
      kind: 'none',
      message: 'Couldn’t reach the server. Reload the page to see what can be refunded.',
    };
  }
}

/** Refunds and cancels a sale, in the form of its order, voucher, booking or invoice. Only administrators and shop staff see it. */
export function RefundPanel() {
  const { user } = useAuth();
  const { id, collectionSlug } = useDocumentInfo();
  if (id === undefined || !CASHIERS.includes(propertyOf(user, 'role'))) return null;
  return (
    <Panel
      address={`/api/refunds/of/${String(collectionSlug)}/${String(id)}`}
      hasStatus={WITH_STATUS.includes(String(collectionSlug))}
    />
  );
}

/** The panel's first step: refunding, or cancelling without a refund. */
const WAYS: readonly {
  readonly way: 'refund' | 'cancel';
  readonly label: string;
  readonly isOffered: (panel: RefundPanelData) => boolean;
}[] = [
  { way: 'refund', label: 'Refund…', isOffered: ({ left }) => left > 0 },
  { way: 'cancel', label: 'Cancel without a refund…', isOffered: ({ items }) => items.length > 0 },
];

type PanelProps = { readonly address: string; readonly hasStatus: boolean };

function Panel({ address, hasStatus }: PanelProps) {
  const { dispatchFields } = useForm();
  const router = useRouter();
  const [state, setState] = useState<Loaded>({ kind: 'loading' });
  const { isBusy, outcome, setOutcome, send: post } = usePanelPress(address, UNREACHABLE);
  const [opened, setOpened] = useState<'refund' | 'cancel' | null>(null);

  useEffect(() => {
    void readPanel(address).then(setState);
  }, [address]);

  const send = async (draft: RefundDraft) => {
    const sent = await post(draft);
    const panel = panelIn(sent?.answer);
    if (panel) setState({ kind: 'ready', panel });
    // Otherwise the form would save the old status again.
    if (panel?.status && hasStatus)
      dispatchFields({
        type: 'UPDATE',
        path: 'status',
        value: panel.status,
        initialValue: panel.status,
      });
    if (sent?.isOk !== true) return;
    setOpened(null);
    router.refresh();
  };

  if (state.kind === 'unpaid') return null;
  return (
    <RecordPanel
      title="Refund and cancel"
      outcome={outcome}
      after={state.kind === 'ready' ? <RefundHistory {...state.panel} /> : null}
    >
      {state.kind === 'loading' ? <p>Loading…</p> : null}
      {state.kind === 'none' ? <p>{state.message}</p> : null}
      {state.kind === 'ready' ? (
        <>
          <p>
            {showDollars(state.panel.paid)} paid, {showDollars(state.panel.left)} left to refund.
          </p>
          {state.panel.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {state.panel.refusal === null ? null : <p>{state.panel.refusal}</p>}
          {state.panel.refusal === null && opened === null ? (
            <div className="refund__buttons">
              {WAYS.filter(({ isOffered }) => isOffered(state.panel)).map(({ way, label }) => (
                <Button
                  key={way}
                  buttonStyle="secondary"
                  size="small"
                  onClick={() => {
                    setOutcome(null);
                    setOpened(way);
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          ) : null}
          {state.panel.refusal === null && opened !== null ? (
            <RefundForm
              key={state.panel.left}
              panel={state.panel}
              isFree={opened === 'cancel'}
              isBusy={isBusy}
              onSend={(draft) => void send(draft)}
              onClose={() => setOpened(null)}
            />
          ) : null}
        </>
      ) : null}
    </RecordPanel>
  );
}
