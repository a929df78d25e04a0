'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { documentInput, type DocumentAddress } from '@/components/documents/use-document.client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { createContractCalls } from '@/lib/api/contract-calls';
import { resendOrder } from '@/lib/contract/endpoints/orders';
import type { Translator } from '@/lib/i18n/translate';
import { createIdempotencyKeys } from '@/lib/payments/idempotency-keys';
import { browserApi } from '@/lib/session/browser-api';
import { isFinal } from './is-final';

type ResendOrderProps = {
  /** The buyer's own address. */
  readonly email: string;
  readonly address: DocumentAddress;
  readonly t: Translator;
};

type Sending =
  { readonly kind: 'idle' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly why: string };

/** Where an order's documents were emailed, and a button that emails them there again. */
export function ResendOrder({ email, address, t }: ResendOrderProps) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const [keys] = useState(() => createIdempotencyKeys());
  const isBusy = sending.kind === 'sending';
  const send = async () => {
    if (isBusy) return;
    setSending({ kind: 'sending' });
    const input = { ...documentInput(address), press: keys.take('resend') };
    const result = await createContractCalls(browserApi()).call(resendOrder, input);
    if (isFinal(result)) keys.settle();
    setSending(result.ok ? { kind: 'sent' } : { kind: 'failed', why: problemOf(result.error, t).message });
  };
  return (
    <div className="mt-4 grid gap-3">
      <p className="wrap-anywhere">{t('orders.emailed', { email })}</p>
      <div className="document-actions">
        <Button
          size="small"
          colour="plain"
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
          onClick={() => void send()}
        >
          {t('orders.resend')}
        </Button>
        <p role="status">{sending.kind === 'sent' ? t('orders.resent') : ''}</p>
      </div>
      {sending.kind === 'failed' ? (
        <Notice tone="danger" live>
          <p dir="auto">{sending.why}</p>
        </Notice>
      ) : null}
    </div>
  );
}
