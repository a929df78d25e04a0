'use client';

import { problemOf } from '@/components/form-fields/api-problem';
import { formatLocalDay } from '@/lib/account/local-dates';
import { createContractCalls } from '@/lib/api/contract-calls';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { resendVoucher } from '@/lib/contract/endpoints/documents';
import type { Invoice } from '@/lib/contract/entities/documents';
import type { Translator } from '@/lib/i18n/translate';
import { browserApi } from '@/lib/session/browser-api';
import { ResendButton, ResendFailure, useResend } from './resend.client';
import { documentInput, type DocumentAddress } from './use-document.client';

type SoldVoucherProps = {
  readonly voucher: NonNullable<Invoice['voucher']>;
  readonly address: DocumentAddress;
  readonly t: Translator;
};

/** The recipient of a bought voucher, or when a gift will be sent; its buyer can have it emailed again. */
export function SoldVoucher({ voucher, address, t }: SoldVoucherProps) {
  const { holder, goes_out_on: day, can_resend: canResend } = voucher;
  const resend = useResend(async () => {
    const result = await createContractCalls(browserApi()).call(resendVoucher, documentInput(address));
    if (!result.ok) return problemOf(result.error, t).message;
    return result.value.success ? '' : result.value.message || t('forms.server');
  });
  if (day !== '')
    return (
      <p className="mt-6">
        {t('documents.voucherLater', { to: holder, day: formatLocalDay(day, document.documentElement.lang) })}
      </p>
    );
  if (!canResend) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p>{t('documents.voucherSent', { to: holder })}</p>
      {pageHasExtension('voucher-resends') ? (
        <div className="document-actions">
          <ResendButton
            resend={resend}
            label={t('documents.voucherResend')}
            sentText={t('documents.voucherResent')}
          />
          <ResendFailure resend={resend} />
        </div>
      ) : null}
    </div>
  );
}
