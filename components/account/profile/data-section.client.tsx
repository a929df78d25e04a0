'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { FailureNotice } from '@/components/ui/failure-notice';
import { ACCOUNT_DELETED_FRAGMENT } from '@/lib/account/account-deleted';
import { accountCalls } from '@/lib/account/calls';
import { textIn } from '@/lib/account/form-values';
import { leaveSignedOut } from '@/lib/account/sign-out';
import {
  confirmAccountDeletion,
  exportAccountData,
  requestAccountDeletion,
} from '@/lib/contract/endpoints/account-extensions';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { SentNotice } from '../sent-notice.client';
import { CodeField } from '../code-field.client';
import { Section } from './section';
import { useOpenedForm } from './use-opened-form';

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The export of the customer's data, and the deletion of the account. */
export function DataSection({ customer, lang }: { readonly customer: Customer; readonly lang: string }) {
  const t = useTranslate();
  const [step, setStep] = useState<'shown' | 'explained' | 'code'>('shown');
  const { opener, box } = useOpenedForm(step !== 'shown');
  const [failure, setFailure] = useState('');
  const [isDownloading, setIsDownloading] = useState(false);

  const download = async () => {
    if (isDownloading) return;
    setIsDownloading(true);
    const result = await accountCalls().call(exportAccountData, {});
    setIsDownloading(false);
    setFailure(result.ok ? '' : problemOf(result.error, t).message);
    if (result.ok) saveFile('my-data.json', JSON.stringify(result.value, null, 2));
  };
  const requestDeletion = async () => {
    const result = await accountCalls().call(requestAccountDeletion, { language: lang });
    if (!result.ok) return problemOf(result.error, t);
    setStep('code');
    return null;
  };
  const remove = async (values: FormData) => {
    const result = await accountCalls().call(confirmAccountDeletion, { code: textIn(values, 'code') });
    if (!result.ok) return problemOf(result.error, t);
    await leaveSignedOut(ACCOUNT_DELETED_FRAGMENT);
    return null;
  };
  const cancel = (
    <Button colour="plain" onClick={() => setStep('shown')}>
      {t('account.cancel')}
    </Button>
  );
  return (
    <Section title={t('account.yourData')}>
      <FailureNotice text={failure} />
      {step === 'shown' ? (
        <>
          <p className="text-muted">{t('account.exportHint')}</p>
          <div className="form-actions">
            <Button
              colour="plain"
              size="small"
              aria-disabled={isDownloading}
              data-busy={isDownloading || undefined}
              onClick={() => void download()}
            >
              {t('account.export')}
            </Button>
            <Button ref={opener} colour="plain" size="small" onClick={() => setStep('explained')}>
              {t('account.delete')}
            </Button>
          </div>
        </>
      ) : null}
      {step === 'explained' ? (
        <div key="explained" ref={box} tabIndex={-1}>
          <Form submit={requestDeletion} label={t('account.delete')}>
            <p>{t('account.deleteGoes')}</p>
            <p>{t('account.deleteStays')}</p>
            <p>{t('account.deleteTickets')}</p>
            <div className="form-actions">
              <SubmitButton>{t('account.sendCode')}</SubmitButton>
              {cancel}
            </div>
          </Form>
        </div>
      ) : null}
      {step === 'code' ? (
        <>
          <SentNotice>{t('account.codeSentTo', { email: customer.email })}</SentNotice>
          <Form key="code" className="form mt-6" submit={remove} label={t('account.delete')}>
            <CodeField name="code" label={t('account.code')} />
            <p className="field-hint">{t('account.deleteFinal')}</p>
            <div className="form-actions">
              <SubmitButton>{t('account.deleteNow')}</SubmitButton>
              {cancel}
            </div>
          </Form>
        </>
      ) : null}
    </Section>
  );
}
