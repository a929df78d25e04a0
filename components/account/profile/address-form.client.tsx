'use client';

import { useEffect, useRef } from 'react';
import { problemOf } from '@/components/form-fields/api-problem';
import { Form } from '@/components/form-fields/form.client';
import { TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { Button } from '@/components/ui/button';
import { accountCalls } from '@/lib/account/calls';
import { textIn } from '@/lib/account/form-values';
import { createAddress, updateAddress } from '@/lib/contract/endpoints/account';
import type { Address, AddressInput, Customer } from '@/lib/contract/entities/account';
import type { TranslationKey } from '@/lib/i18n/translate';
import { useTranslate } from '@/lib/i18n/use-translate';

type AddressField = {
  readonly name: keyof AddressInput;
  readonly label: TranslationKey;
  readonly autoComplete?: string;
  readonly type?: 'email' | 'tel';
  readonly required?: boolean;
  readonly max: number;
};

/** Spec point 3, address. */
const FIELDS: readonly AddressField[] = [
  { name: 'display_name', label: 'account.addressName', max: 120 },
  { name: 'company', label: 'account.companyName', autoComplete: 'organization', max: 120 },
  { name: 'first_name', label: 'account.firstName', autoComplete: 'given-name', max: 120 },
  { name: 'last_name', label: 'account.lastName', autoComplete: 'family-name', max: 120 },
  { name: 'email', label: 'account.email', type: 'email', autoComplete: 'email', max: 254 },
  { name: 'phone', label: 'account.mobilePhone', type: 'tel', autoComplete: 'tel', max: 40 },
  {
    name: 'street_address',
    label: 'account.street',
    autoComplete: 'address-line1',
    required: true,
    max: 120,
  },
  { name: 'street_address_1', label: 'account.street2', autoComplete: 'address-line2', max: 120 },
  { name: 'city', label: 'account.city', autoComplete: 'address-level2', required: true, max: 80 },
  { name: 'postcode', label: 'account.postcode', autoComplete: 'postal-code', required: true, max: 12 },
  { name: 'state', label: 'account.state', autoComplete: 'address-level1', max: 80 },
  { name: 'country', label: 'account.country', autoComplete: 'country-name', max: 80 },
];

type AddressFormProps = {
  readonly customer: Customer;
  /** The address to edit; a new one if omitted. */
  readonly address?: Address;
  readonly onDone: () => void;
};

/** Saves an address: creates it if it has no id, otherwise updates it (spec point 3, generic record). */
export function AddressForm({ customer, address, onDone }: AddressFormProps) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('.field-control')?.focus(), []);

  const known: Partial<AddressInput> = address ?? {
    first_name: customer.first_name,
    last_name: customer.last_name,
    email: customer.email,
    phone: customer.mobile_phone,
  };
  const submit = async (values: FormData) => {
    const input: AddressInput = {
      street_address: textIn(values, 'street_address'),
      postcode: textIn(values, 'postcode'),
      city: textIn(values, 'city'),
      ...Object.fromEntries(FIELDS.map(({ name }) => [name, textIn(values, name)])),
    };
    const result = address
      ? await accountCalls().call(updateAddress, { ...input, id: address.id })
      : await accountCalls().call(createAddress, input);
    if (!result.ok) return problemOf(result.error, t);
    onDone();
    return null;
  };
  return (
    <div ref={box} className="mb-6">
      <Form submit={submit} label={address ? t('account.edit') : t('account.addAddress')}>
        <div className="form-row">
          {FIELDS.map(({ name, label, type = 'text', max, ...field }) => (
            <TextField
              key={name}
              name={name}
              label={t(label)}
              type={type}
              maxLength={max}
              defaultValue={known[name]}
              {...field}
            />
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
