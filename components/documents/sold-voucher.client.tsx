'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { writeDay } from '@/lib/account/local-dates';
import { createContractCalls } from '@/lib/api/contract-calls';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { resendVoucher } from '@/lib/contract/endpoints/payments';
import type { Invoice } from '@/lib/contract/entities/documents';
import type { Translator } from '@/lib/i18n/translate';
import { browserApi } from '@/lib/session/browser-api';
import { documentInput, type DocumentAddress } from './use-document.client';

type SoldVoucherProps = {
  readonly voucher: NonNullable<Invoice['voucher']>;
  readonly address: DocumentAddress;
  readonly t: Translator;
};

type Sending =
  { readonly kind: 'idle' | 'sending' | 'sent' } | { readonly kind: 'failed'; readonly why: string };

/** The recipient of a bought voucher, or when a gift will be sent; its buyer can have it emailed again. */
export function SoldVoucher({ voucher, address, t }: SoldVoucherProps) {
  const { holder, goes_out_on: day, can_resend: canResend } = voucher;
  const [sending, setSending] = useState<Sending>({ kind: 'idle' });
  const isBusy = sending.kind === 'sending';
  const send = async () => {
    if (isBusy) return;
    setSending({ kind: 'sending' });
    const result = await createContractCalls(browserApi()).call(resendVoucher, documentInput(address));
    const why = result.ok ? result.value.message || t('forms.server') : problemOf(result.error, t).message;
    setSending(result.ok && result.value.success ? { kind: 'sent' } : { kind: 'failed', why });
  };
  if (day !== '')
    return (
      <p className="mt-6">
        {t('documents.voucherLater', { to: holder, day: writeDay(day, document.documentElement.lang) })}
      </p>
    );
  if (!canResend) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p>{t('documents.voucherSent', { to: holder })}</p>
      {pageHasExtension('voucher-resends') ? (
        <div className="document-actions">
          <Button
            size="small"
            colour="plain"
            aria-disabled={isBusy}
            data-busy={isBusy || undefined}
            onClick={() => void send()}
          >
            {t('documents.voucherResend')}
          </Button>
          <p role="status">{sending.kind === 'sent' ? t('documents.voucherResent') : ''}</p>
          {sending.kind === 'failed' ? (
            <Notice tone="danger" live>
              <p dir="auto">{sending.why}</p>
            </Notice>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
