import type { AddressInput } from '@/lib/contract/entities/account';

/** Who buys without an account, and where goods go. */
export type GuestDetails = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly address: AddressInput;
};

/** What was typed, by the names of the fields. */
export function guestIn(typed: Readonly<Record<string, string>>): GuestDetails {
  const text = (name: string) => (typed[name] ?? '').trim();
  const [email, first_name, last_name] = [text('email'), text('first_name'), text('last_name')];
  return {
    email,
    first_name,
    last_name,
    address: {
      email,
      first_name,
      last_name,
      phone: text('phone'),
      street_address: text('street_address'),
      street_address_1: text('street_address_1'),
      postcode: text('postcode'),
      city: text('city'),
      country: text('country'),
    },
  };
}
