import type { Address } from '../contract/entities/account.ts';

type Place = Pick<
  Address,
  'company' | 'street_address' | 'street_address_1' | 'city' | 'postcode' | 'state' | 'country'
>;

/** An address as it is written below a name, line by line; lines with nothing in them are left out. */
export const postalLines = (place: Place): string[] =>
  [
    place.company,
    place.street_address,
    place.street_address_1,
    [place.city, place.postcode].filter(Boolean).join(' '),
    [place.state, place.country].filter(Boolean).join(', '),
  ].filter(Boolean);
