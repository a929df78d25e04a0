'use client';

import { useState } from 'react';
import { Form } from '@/components/form-fields/form.client';
import { PasswordField } from '@/components/form-fields/password-field.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { secretIn } from '@/lib/account/form-values';
import { pageHasExtension } from '@/lib/content/extensions-mark';
import type { Customer } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { NewPasswordField } from '../new-password-field.client';
import { Section } from './section';
import { useCustomerUpdate } from './use-customer-update';
import { useDevicesChanged } from './use-device-changes';
import { useOpenedForm } from './use-opened-form';

/** Sets or changes the password. */
export function PasswordSection({ customer }: { readonly customer: Customer }) {
  const t = useTranslate();
  const update = useCustomerUpdate(customer.id);
  const devicesChanged = useDevicesChanged();
  const [state, setState] = useState<'shown' | 'editing' | 'done'>('shown');
  const { opener, box } = useOpenedForm(state === 'editing');
  // A content server that doesn't say whether there is a password still accepts a new one.
  const isPasswordKnown = pageHasExtension('account-management');
  const label =
    customer.has_password || !isPasswordKnown ? t('account.changePassword') : t('account.setPassword');

  const submit = async (values: FormData, form: HTMLFormElement) => {
    const problem = await update({
      newpassword: secretIn(values, 'newpassword'),
      ...(customer.has_password ? { password: secretIn(values, 'password') } : {}),
    });
    if (problem !== null) return problem;
    form.reset();
    devicesChanged();
    setState('done');
    return null;
  };
  const open =
    state === 'editing' ? null : (
      <Button ref={opener} colour="plain" size="small" onClick={() => setState('editing')}>
        {label}
      </Button>
    );
  return (
    <Section title={t('account.password')} action={open} box={box}>
      {state === 'done' ? (
        <Notice tone="success" live>
          <p>{t('account.passwordChanged')}</p>
          {pageHasExtension('devices') ? <p>{t('account.othersSignedOut')}</p> : null}
        </Notice>
      ) : null}
      {state === 'editing' ? (
        <Form submit={submit}>
          <input
            type="email"
            name="username"
            autoComplete="username"
            value={customer.email}
            readOnly
            hidden
          />
          <div className="form-row">
            {customer.has_password ? (
              <PasswordField
                name="password"
                label={t('account.currentPassword')}
                required
                autoComplete="current-password"
              />
            ) : null}
            <NewPasswordField />
          </div>
          <div className="form-actions">
            <SubmitButton>{label}</SubmitButton>
            <Button colour="plain" onClick={() => setState('shown')}>
              {t('account.cancel')}
            </Button>
          </div>
        </Form>
      ) : null}
      {state === 'shown' && isPasswordKnown ? (
        <p className="text-muted">
          {customer.has_password ? t('account.hasPassword') : t('account.hasNoPassword')}
        </p>
      ) : null}
    </Section>
  );
}
