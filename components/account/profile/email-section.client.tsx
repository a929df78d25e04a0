'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { EmailTextField } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { accountCalls } from '@/lib/account/calls';
import { textIn } from '@/lib/account/form-values';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import { confirmEmailChange, requestEmailChange } from '@/lib/contract/endpoints/account-extensions';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { SentNotice } from '../sent-notice.client';
import { CodeField } from '../code-field.client';
import { Section } from './section';
import { useCustomerChanged } from './use-customer-update';
import { useDevicesChanged } from './use-device-changes';
import { useOpenedForm } from './use-opened-form';

type Step =
  { readonly kind: 'shown' | 'asking' | 'done' } | { readonly kind: 'codes'; readonly email: string };

/** The account's email address. Changing it takes a code from the old address and one from the new address. */
export function EmailSection({ customer, lang }: { readonly customer: Customer; readonly lang: string }) {
  const t = useTranslate();
  const take = useCustomerChanged();
  const devicesChanged = useDevicesChanged();
  const [step, setStep] = useState<Step>({ kind: 'shown' });

  const requestChange = async (values: FormData) => {
    const email = textIn(values, 'email');
    const result = await accountCalls().call(requestEmailChange, { email, language: lang });
    if (!result.ok) return problemOf(result.error, t);
    setStep({ kind: 'codes', email });
    return null;
  };
  const confirm = (email: string) => async (values: FormData) => {
    const codes = { code: textIn(values, 'code'), new_code: textIn(values, 'new_code') };
    const result = await accountCalls().call(confirmEmailChange, { email, ...codes });
    if (!result.ok) return problemOf(result.error, t);
    take(result.value.item);
    devicesChanged();
    setStep({ kind: 'done' });
    return null;
  };
  const cancel = (
    <Button colour="plain" onClick={() => setStep({ kind: 'shown' })}>
      {t('account.cancel')}
    </Button>
  );
  const isOpen = step.kind === 'asking' || step.kind === 'codes';
  const { opener, box } = useOpenedForm(isOpen);
  const change = isOpen ? null : (
    <Button ref={opener} colour="plain" size="small" onClick={() => setStep({ kind: 'asking' })}>
      {t('account.changeEmail')}
    </Button>
  );
  return (
    <Section title={t('account.email')} action={change} box={box}>
      {step.kind === 'done' ? (
        <Notice tone="success" live>
          <p>{t('account.emailChanged')}</p>
          {pageHasExtension('devices') ? <p>{t('account.othersSignedOut')}</p> : null}
        </Notice>
      ) : null}
      {isOpen ? null : <bdi className="break-all">{customer.email}</bdi>}
      {step.kind === 'asking' ? (
        <Form key="address" submit={requestChange}>
          <EmailTextField name="email" label={t('account.newEmail')} required />
          <div className="form-actions">
            <SubmitButton>{t('account.sendCodes')}</SubmitButton>
            {cancel}
          </div>
        </Form>
      ) : null}
      {step.kind === 'codes' ? (
        <>
          <SentNotice>{t('account.codesSent')}</SentNotice>
          <Form key="codes" className="form mt-6" submit={confirm(step.email)}>
            <CodeField name="code" label={t('account.codeSentTo', { email: customer.email })} />
            <CodeField name="new_code" label={t('account.codeSentTo', { email: step.email })} />
            <div className="form-actions">
              <SubmitButton>{t('account.changeEmail')}</SubmitButton>
              {cancel}
            </div>
          </Form>
        </>
      ) : null}
    </Section>
  );
}
