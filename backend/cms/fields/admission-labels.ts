import type { Admission } from '../../../lib/contract/entities/shop.ts';

/** What the office, and order lines without a name of their own, call them. */
export const ADMISSION_LABELS: Readonly<Record<Admission, string>> = {
  adult: 'Adult',
  child: 'Child',
  family: 'Family',
  camping: 'Camping',
  paddock: 'Paddock',
  parking: 'Parking',
  other: 'Other',
};
