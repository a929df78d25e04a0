'use client';

import { useState } from 'react';
import { ResendButton, ResendFailure, useResend } from '@/components/documents/resend.client';
import { problemOf } from '@/components/form-fields/api-problem';
import { documentInput, type DocumentAddress } from '@/components/documents/use-document.client';
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

/** Where an order's documents were emailed, and a button that emails them there again. */
export function ResendOrder({ email, address, t }: ResendOrderProps) {
  const [keys] = useState(() => createIdempotencyKeys());
  const resend = useResend(async () => {
    const input = { ...documentInput(address), press: keys.take('resend') };
    const result = await createContractCalls(browserApi()).call(resendOrder, input);
    if (isFinal(result)) keys.settle();
    return result.ok ? '' : problemOf(result.error, t).message;
  });
  return (
    <div className="mt-4 grid gap-3">
      <p className="wrap-anywhere">{t('orders.emailed', { email })}</p>
      <div className="document-actions">
        <ResendButton resend={resend} label={t('orders.resend')} sentText={t('orders.resent')} />
      </div>
      <ResendFailure resend={resend} />
    </div>
  );
}
