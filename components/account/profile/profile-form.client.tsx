'use client';

import { useEffect, useRef } from 'react';
import { DateField } from '@/components/form-fields/date-field.client';
import { readDateText } from '@/components/form-fields/date-text';
import { Form } from '@/components/form-fields/form.client';
import { SelectField, TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { textIn } from '@/lib/account/form-values';
import { fieldText, type ProfileField } from '@/lib/account/profile-fields';
import type { ProfileInput } from '@/lib/contract/endpoints/account';
import type { Customer } from '@/lib/contract/entities/account';
import { LICENCE_STATES } from '@/lib/contract/entities/licence-states';
import { useTranslate } from '@/lib/i18n/use-translate';
import { AbnField } from './abn-field.client';
import { useCustomerUpdate } from './use-customer-update';

type ProfileFormProps = {
  readonly fields: readonly ProfileField[];
  readonly labelOf: (field: ProfileField) => string;
  readonly customer: Customer;
  readonly onDone: () => void;
};

/** The value that a field sends. */
function sentValue({ kind, name }: ProfileField, values: FormData): string | number | null {
  const text = textIn(values, name);
  switch (kind) {
    case 'date':
      return readDateText(text) ?? '';
    case 'state':
      return text === '' ? null : Number(text);
    default:
      return text;
  }
}

/** The editable fields of a section. */
export function ProfileForm({ fields, labelOf, customer, onDone }: ProfileFormProps) {
  const t = useTranslate();
  const update = useCustomerUpdate(customer.id);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('.field-control')?.focus(), []);

  const submit = async (values: FormData) => {
    const changes: ProfileInput = Object.fromEntries(
      fields.map((field) => [field.name, sentValue(field, values)]),
    );
    const problem = await update(changes);
    if (problem === null) onDone();
    return problem;
  };
  return (
    <div ref={box} className="mt-5">
      <Form submit={submit}>
        <div className="form-row">
          {fields.map((field) => (
            <ProfileInputField key={field.name} field={field} label={labelOf(field)} customer={customer} />
          ))}
        </div>
        <div className="form-actions">
          <SubmitButton>{t('account.save')}</SubmitButton>
          <Button colour="plain" onClick={onDone}>
            {t('account.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

type ProfileInputFieldProps = {
  readonly field: ProfileField;
  readonly label: string;
  readonly customer: Customer;
};

function ProfileInputField({ field, label, customer }: ProfileInputFieldProps) {
  const { name, kind, required, autoComplete, max } = field;
  const shared = { name, label, required, autoComplete, defaultValue: fieldText(field, customer) };
  switch (kind) {
    case 'date':
      return <DateField {...shared} />;
    case 'state':
      return (
        <SelectField
          {...shared}
          options={LICENCE_STATES.map(({ id, name: state }) => ({ value: String(id), label: state }))}
        />
      );
    case 'abn':
      return <AbnField {...shared} />;
    case 'url':
      return (
        <TextField {...shared} type="text" inputMode="url" maxLength={max} dir="ltr" autoCapitalize="none" />
      );
    case 'tel':
      return <TextField {...shared} type="tel" maxLength={max} dir="ltr" />;
    case 'text':
      return <TextField {...shared} maxLength={max} />;
  }
}
