'use client';

import { useState, type FormEvent } from 'react';
import { Form } from '@/components/form-fields/form.client';
import { problemOf } from '@/components/form-fields/api-problem';
import { TextField } from '@/components/form-fields/fields.client';
import { SubmitButton } from '@/components/form-fields/submit-button.client';
import { browserApi } from '@/lib/session/browser-api';
import { createContractCalls } from '@/lib/api/contract-calls';
import { createAddress } from '@/lib/contract/endpoints/account';
import type { Address } from '@/lib/contract/entities/account';
import { useTranslate } from '@/lib/i18n/use-translate';
import { selectProfile } from '@/lib/session/store';
import { useSession } from '@/lib/session/use-session';
import { AddressFields } from './address-fields.client';
import type { OrderDraftKeeper } from './order-draft';
import { typedIn } from './typed-in';

type NewAddressProps = {
  readonly draft: OrderDraftKeeper;
  readonly onSaved: (address: Address) => void;
};

/** An address that the customer has not saved yet; saving it chooses it. */
export function NewAddress({ draft, onSaved }: NewAddressProps) {
  const t = useTranslate();
  const profile = useSession(selectProfile);
  const save = async (values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const answer = await createContractCalls(browserApi()).call(createAddress, {
      first_name: text('first_name'),
      last_name: text('last_name'),
      company: text('company'),
      phone: text('phone'),
      street_address: text('street_address'),
      street_address_1: text('street_address_1'),
      postcode: text('postcode'),
      city: text('city'),
      country: text('country'),
    });
    if (!answer.ok) return problemOf(answer.error, t);
    draft.save({ place: {} });
    onSaved(answer.value.item);
    return null;
  };
  const [{ place }] = useState(() => draft.load());
  const keep = ({ target }: FormEvent<HTMLDivElement>) => {
    if (target instanceof HTMLInputElement && target.form) draft.save({ place: typedIn(target.form) });
  };
  return (
    <div onInput={keep}>
      <Form submit={save} label={t('checkout.newAddress')}>
        <div className="form-row">
          <TextField
            name="first_name"
            label={t('checkout.firstName')}
            autoComplete="given-name"
            defaultValue={place['first_name'] ?? profile.first_name}
            maxLength={120}
            required
          />
          <TextField
            name="last_name"
            label={t('checkout.lastName')}
            autoComplete="family-name"
            defaultValue={place['last_name'] ?? profile.last_name}
            maxLength={120}
            required
          />
        </div>
        <AddressFields place={place} phone={profile.mobile_phone} />
        <div className="form-actions">
          <SubmitButton colour="secondary">{t('checkout.saveAddress')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
