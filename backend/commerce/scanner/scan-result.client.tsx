'use client';

import type { ScanOutcome } from './admission.ts';
import type { AdmissionState, CheckFailure } from './use-admission.client.ts';

const FAILURES: Readonly<Record<CheckFailure, string>> = {
  lost: 'No connection. This ticket hasn’t been checked yet. Trying again won’t count it twice.',
  signed_out: 'Your session has ended. Sign in again to continue.',
  server: 'The server couldn’t check this ticket. Try again.',
};

/** A symbol beside the text and the colour, for people who can't tell green from red. */
const SIGNS: Readonly<Record<ScanOutcome, string>> = {
  admitted: '✓',
  used: '✕',
  unknown: '?',
  void: '✕',
  cancelled: '✕',
  passed_on: '✕',
  wrong_event: '✕',
  wrong_day: '✕',
};

/** The result of the ticket just presented, in large type and announced at once. */
export function ScanResultPanel({ state }: { readonly state: AdmissionState }) {
  if (state.kind === 'ready') return <div role="status" />;
  if (state.kind === 'checking')
    return (
      <div role="status" className="gate__result" data-outcome="checking">
        <p>Checking…</p>
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div role="alert" className="gate__result" data-outcome="failed">
        <p className="gate__title">Not checked</p>
        <p>{FAILURES[state.failure]}</p>
      </div>
    );
  const { outcome, title, message, ticket } = state.admission;
  return (
    <div role="alert" className="gate__result" data-outcome={outcome}>
      <p className="gate__title">
        <span aria-hidden="true">{SIGNS[outcome]}</span> {title}
      </p>
      {message === '' ? null : <p>{message}</p>}
      {ticket ? (
        <p className="gate__ticket">
          <strong>{ticket.holder}</strong>
          <span>{ticket.title}</span>
          <span>{ticket.event}</span>
        </p>
      ) : null}
    </div>
  );
}
