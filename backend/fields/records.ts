import type { DateField, JSONField, NumberField, RelationshipField } from 'payload';
import { readable } from './readable.ts';
import { numberField, textField, type SingleTextField } from './text.ts';

type Options = { label?: string; index?: boolean; description?: string };

/** A whole number of cents. */
export const centsField = (name: string, options: Options & { required?: boolean } = {}): NumberField =>
  numberField(name, { required: true, defaultValue: 0, step: 1, ...options });

/** A text that no two records share, where they have it at all. */
export const keyField = (name: string, { isShown = false }: { isShown?: boolean } = {}): SingleTextField => ({
  ...textField(name),
  unique: true,
  index: true,
  admin: { hidden: !isShown },
});

/** A moment that the program notes down. */
export const notedAt = (name: string, options: Options = {}): DateField => ({
  name,
  type: 'date',
  label: options.label ?? readable(name),
  ...(options.index ? { index: true } : {}),
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } },
});

/** The customer whom a record belongs to; none for a visitor without an account. */
export const customerField = (name = 'customer'): RelationshipField => ({
  name,
  label: readable(name),
  type: 'relationship',
  relationTo: 'customers',
  index: true,
});

/** Data that only the program reads. */
export const innerData = (name: string): JSONField => ({ name, type: 'json', admin: { hidden: true } });
