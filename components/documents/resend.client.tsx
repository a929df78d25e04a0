'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

type Resend = {
  readonly state: 'idle' | 'sending' | 'sent' | 'failed';
  readonly error: string;
  readonly press: () => void;
};

/**
 * Emails something again on a press.
 * @param send resolves to '' or the error message
 */
export function useResend(send: () => Promise<string>): Resend {
  const [{ state, error }, setShown] = useState<Omit<Resend, 'press'>>({ state: 'idle', error: '' });
  const press = async () => {
    if (state === 'sending') return;
    setShown({ state: 'sending', error: '' });
    const message = await send();
    setShown({ state: message === '' ? 'sent' : 'failed', error: message });
  };
  return { state, error, press: () => void press() };
}

type ResendButtonProps = { readonly resend: Resend; readonly label: string; readonly sentText: string };

/** The button that emails it again, and its confirmation. */
export const ResendButton = ({ resend: { state, press }, label, sentText }: ResendButtonProps) => (
  <>
    <Button
      size="small"
      colour="plain"
      aria-disabled={state === 'sending'}
      data-busy={state === 'sending' || undefined}
      onClick={press}
    >
      {label}
    </Button>
    <p role="status">{state === 'sent' ? sentText : ''}</p>
  </>
);

/** Why it could not be emailed again; otherwise nothing. */
export const ResendFailure = ({ resend: { state, error } }: { readonly resend: Resend }) =>
  state === 'failed' ? (
    <Notice tone="danger" live>
      <p dir="auto">{error}</p>
    </Notice>
  ) : null;
