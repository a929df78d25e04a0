import type { Address } from '@/lib/contract/entities/account';
import { fullName } from '@/lib/shared/full-name';
import { postalLines } from '@/lib/shared/postal-lines';

/** A saved address in one line. */
export const addressText = (address: Address): string =>
  [fullName(address), ...postalLines(address)].filter(Boolean).join(', ');
