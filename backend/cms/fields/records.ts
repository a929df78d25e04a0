import type { DateField, JSONField, NumberField, RelationshipField } from 'payload';
import { momentField } from './moment.ts';
import { readable } from './readable.ts';
import { numberField, textField, type SingleTextField } from './text.ts';

type Options = { label?: string; index?: boolean; description?: string };

const CENTS = /_?cents$/;
const DOLLARS = '/cms/fields/dollars.client.tsx';

/** A whole number of cents, written by the program and shown to editors as dollars. */
export const centsField = (name: string, options: Options & { required?: boolean } = {}): NumberField => {
  const label = readable(name.replace(CENTS, '') || 'amount');
  const field = numberField(name, { required: true, defaultValue: 0, step: 1, label, ...options });
  const components = { Cell: `${DOLLARS}#DollarsCell`, Field: `${DOLLARS}#DollarsField` };
  return { ...field, admin: { ...field.admin, components } };
};

/** A text that is unique among the records that have one. */
export const keyField = (name: string, { isShown = false }: { isShown?: boolean } = {}): SingleTextField => ({
  ...textField(name),
  unique: true,
  index: true,
  admin: { hidden: !isShown },
});

/** A timestamp written by the program. */
export const notedAt = (name: string, options: Options = {}): DateField => momentField(name, options);

/** The customer that a record belongs to; empty for visitors without an account. */
export const customerField = (name = 'customer'): RelationshipField => ({
  name,
  label: readable(name),
  type: 'relationship',
  relationTo: 'customers',
  index: true,
});

/** Data that only the program reads. */
export const innerData = (name: string): JSONField => ({ name, type: 'json', admin: { hidden: true } });
