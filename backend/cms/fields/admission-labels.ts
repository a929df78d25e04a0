import type { Admission } from '../../../lib/contract/entities/shop.ts';

/** Labels for the office, and for order lines whose row has no name. */
export const ADMISSION_LABELS: Readonly<Record<Admission, string>> = {
  adult: 'Adult',
  child: 'Child',
  family: 'Family',
  camping: 'Camping',
  paddock: 'Paddock',
  parking: 'Parking',
  other: 'Other',
};

/** The name of a product's row; an unnamed ticket is named after whom it admits. */
export const skuName = ({
  name,
  admission,
}: {
  readonly name?: string | null | undefined;
  readonly admission?: Admission | null | undefined;
}): string => name || (admission ? ADMISSION_LABELS[admission] : '');
