'use client';

import { TextField } from '@/components/form-fields/fields.client';
import { useTranslate } from '@/lib/i18n/use-translate';

type AddressFieldsProps = {
  /** What was typed before, by the names of the fields. */
  readonly place: Readonly<Record<string, string>>;
  /** The phone number to start with. */
  readonly phone?: string;
  readonly required?: boolean;
};

/** The fields of an address, without whose it is. */
export function AddressFields({ place, phone = '', required = true }: AddressFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField
        name="street_address"
        label={t('checkout.street')}
        autoComplete="address-line1"
        defaultValue={place['street_address'] ?? ''}
        maxLength={120}
        required={required}
      />
      <TextField
        name="street_address_1"
        label={t('checkout.street2')}
        autoComplete="address-line2"
        defaultValue={place['street_address_1'] ?? ''}
        maxLength={120}
      />
      <div className="form-row">
        <TextField
          name="postcode"
          label={t('checkout.postcode')}
          autoComplete="postal-code"
          defaultValue={place['postcode'] ?? ''}
          maxLength={12}
          required={required}
        />
        <TextField
          name="city"
          label={t('checkout.city')}
          autoComplete="address-level2"
          defaultValue={place['city'] ?? ''}
          maxLength={80}
          required={required}
        />
      </div>
      <div className="form-row">
        <TextField
          name="country"
          label={t('checkout.country')}
          autoComplete="country-name"
          defaultValue={place['country'] ?? 'New Zealand'}
          maxLength={80}
          required={required}
        />
        <TextField
          name="phone"
          type="tel"
          label={t('checkout.phone')}
          autoComplete="tel"
          defaultValue={place['phone'] ?? phone}
          maxLength={40}
        />
      </div>
    </>
  );
}
