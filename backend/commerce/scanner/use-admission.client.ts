'use client';

import { useRef, useState } from 'react';
import type { Admission } from './admission.ts';

/** Why a ticket couldn't be checked. */
export type CheckFailure = 'lost' | 'signed_out' | 'server';

export type AdmissionState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'answered'; readonly admission: Admission }
  | { readonly kind: 'failed'; readonly failure: CheckFailure };

/** Longest wait for a response at a gate. */
const DEADLINE_MS = 8_000;
const GOOD_BUZZ = [90];
/** After this long out of view, a ticket counts as removed. */
const OUT_OF_SIGHT_MS = 1_500;
const BAD_BUZZ = [90, 70, 90, 70, 250];

/** Not `randomUUID`, which insecure pages don't have: codes can be typed there too. */
const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const isAdmission = (answer: unknown): answer is Admission =>
  typeof answer === 'object' && answer !== null && 'outcome' in answer && 'title' in answer;

async function ask(body: object): Promise<AdmissionState> {
  const response = await fetch('/api/ticket-scans/admit', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  if (response.status === 401 || response.status === 403) return { kind: 'failed', failure: 'signed_out' };
  const answer: unknown = await response.json();
  return response.ok && isAdmission(answer)
    ? { kind: 'answered', admission: answer }
    : { kind: 'failed', failure: 'server' };
}

/** Checks one ticket after another with the server. */
export function useAdmission(round: number | null): {
  readonly state: AdmissionState;
  /** Checks a code; does nothing while another is being checked or its result is still shown. */
  readonly check: (code: string) => void;
  /** The same for a code seen by the camera; the ticket just checked must leave the camera's view first. */
  readonly see: (code: string) => void;
  /** Retries the ticket whose response was lost. It isn't counted twice. */
  readonly retry: () => void;
  /** Gets ready for the next ticket. */
  readonly next: () => void;
} {
  const [state, setState] = useState<AdmissionState>({ kind: 'ready' });
  const shown = useRef<{ readonly code: string; readonly attempt: string } | null>(null);

  const seen = useRef({ code: '', at: 0 });

  const run = async () => {
    setState({ kind: 'checking' });
    const answer = await ask({ ...shown.current, round }).catch((): AdmissionState => ({
      kind: 'failed',
      failure: 'lost',
    }));
    const isGood = answer.kind === 'answered' && answer.admission.outcome === 'admitted';
    if ('vibrate' in navigator) navigator.vibrate(isGood ? GOOD_BUZZ : BAD_BUZZ);
    setState(answer);
  };

  const check = (code: string) => {
    if (shown.current) return;
    shown.current = { code, attempt: newAttempt() };
    void run();
  };

  return {
    state,
    check,
    see: (code) => {
      const { code: last, at } = seen.current;
      const isStillThere = code === last && Date.now() - at < OUT_OF_SIGHT_MS;
      if (!isStillThere && shown.current) return;
      seen.current = { code, at: Date.now() };
      if (!isStillThere) check(code);
    },
    retry: () => void run(),
    next: () => {
      shown.current = null;
      setState({ kind: 'ready' });
    },
  };
}
