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

/** The name of a product's row; a ticket without one of its own is named after whom it admits. */
export const skuName = ({
  name,
  admission,
}: {
  readonly name?: string | null | undefined;
  readonly admission?: Admission | null | undefined;
}): string => name || (admission ? ADMISSION_LABELS[admission] : '');
