import type { Address } from '@/lib/contract/entities/account';
import { fullName } from '@/lib/shared/full-name';

/** A saved address in one line. */
export const addressText = (address: Address): string =>
  [
    fullName(address),
    address.company,
    address.street_address,
    address.street_address_1,
    [address.city, address.postcode].filter(Boolean).join(' '),
    address.state,
    address.country,
  ]
    .filter(Boolean)
    .join(', ');
