'use client';

import { useState } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { EmailTextField, SelectField, type SelectOption } from '@/components/form-fields/fields.client';
import { Form } from '@/components/form-fields/form.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Notice } from '@/components/ui/notice';
import { textIn } from '@/lib/account/form-values';
import { asLanguage } from '@/lib/i18n/language';
import { useTranslate } from '@/lib/i18n/use-translate';
import { withLinkReport } from '@/lib/session/with-link-report';

const loadCalls = () => withLinkReport(() => import('@/lib/shop/stock-alerts'));

type StockAlertFormProps = {
  /** Label of the form for screen readers, since a page can have several. */
  readonly label: string;
  /** The sold-out kinds, by the wire ID of their SKU. */
  readonly kinds: readonly SelectOption[];
  /** What the kinds are: sizes, or types of ticket. */
  readonly kindLabel: string;
  readonly language: string;
};

/** Requests one email once there is stock again. The response is the same for any address, so it doesn't reveal who is on the list. */
export function StockAlertForm({ label, kinds, kindLabel, language }: StockAlertFormProps) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState('');
  const [only, ...others] = kinds;
  const isChosen = others.length > 0;
  const send = async (values: FormData) => {
    const email = textIn(values, 'email');
    const sku = Number(isChosen ? textIn(values, 'sku') : only?.value);
    setSentTo('');
    const { requestStockAlert } = await loadCalls();
    const error = await requestStockAlert({ sku, email, language: asLanguage(language) });
    if (error) return problemOf(error, t);
    setSentTo(email);
    return null;
  };
  return (
    <Form prepare={loadCalls} submit={send} label={label}>
      <p>{t('alerts.hint')}</p>
      {isChosen ? <SelectField name="sku" label={kindLabel} required options={kinds} /> : null}
      <EmailTextField name="email" label={t('alerts.email')} required />
      <div className="form-actions">
        <SubmitButton>{t('alerts.send')}</SubmitButton>
      </div>
      {sentTo === '' ? null : (
        <Notice tone="success" live>
          <p>{t('alerts.sent', { email: sentTo })}</p>
        </Notice>
      )}
    </Form>
  );
}
