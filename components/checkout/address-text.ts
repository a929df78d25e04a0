import type { Address } from '@/lib/contract/entities/account';

/** A saved address in one line. */
export const addressText = (address: Address): string =>
  [
    [address.first_name, address.last_name].filter(Boolean).join(' '),
    address.company,
    address.street_address,
    address.street_address_1,
    [address.city, address.postcode].filter(Boolean).join(' '),
    address.state,
    address.country,
  ]
    .filter(Boolean)
    .join(', ');
