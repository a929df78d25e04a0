import type { CheckboxField, NumberField, TextField, TextareaField } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { linkAddress } from '../../../lib/contract/link-address.ts';
import { readable } from './readable.ts';

/** Narrows a text field to one that holds a single text, not a list. */
export type SingleTextField = Exclude<TextField, { hasMany: true }>;

/** A text field that holds a list. */
type ManyTextField = Extract<TextField, { hasMany: true }>;

/** The same as for a single text, for a number. */
export type SingleNumberField = Exclude<NumberField, { hasMany: true }>;

export type FieldOptions = {
  label?: string;
  description?: string;
  required?: boolean;
  inSidebar?: boolean;
  index?: boolean;
};

/** Options common to all kinds of fields. */
export const commonOptions = (
  name: string,
  { label, description, required, inSidebar, index }: FieldOptions,
) => ({
  label: label ?? readable(name),
  ...(required ? { required: true } : {}),
  ...(index ? { index: true } : {}),
  admin: { ...(description ? { description } : {}), ...(inSidebar ? { position: 'sidebar' as const } : {}) },
});

/** One line of text. */
export const textField = (name: string, options: FieldOptions = {}): SingleTextField => ({
  name,
  type: 'text',
  ...commonOptions(name, options),
});

/** A list of short texts. */
export const wordsField = (name: string, options: FieldOptions = {}): ManyTextField => ({
  name,
  type: 'text',
  hasMany: true,
  ...commonOptions(name, options),
});

/** Several lines of plain text. */
export const longTextField = (name: string, options: FieldOptions = {}): TextareaField => ({
  name,
  type: 'textarea',
  ...commonOptions(name, options),
});

/** A checkbox. */
export const flagField = (
  name: string,
  options: FieldOptions & { defaultValue?: boolean } = {},
): CheckboxField => {
  const base = commonOptions(name, options);
  return {
    name,
    type: 'checkbox',
    defaultValue: options.defaultValue ?? false,
    ...base,
    admin: { ...base.admin, components: { Cell: '/cms/fields/plain-cells.client.tsx#YesCell' } },
  };
};

/** A number within a range. */
export const numberField = (
  name: string,
  {
    min,
    max,
    defaultValue,
    step,
    ...options
  }: FieldOptions & { min?: number; max?: number; defaultValue?: number; step?: number } = {},
): SingleNumberField => {
  const base = commonOptions(name, options);
  return {
    name,
    type: 'number',
    ...base,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    admin: { ...base.admin, ...(step === undefined ? {} : { step }) },
  };
};

const NO_LINK =
  'Use a full address starting with https://, a path on this site such as /news, #, mailto: or tel:.';

/** Marks a field as a link, for validation that also applies to drafts (cms/validation/wrong-values.ts). */
const LINK_MARK = { isLink: true } as const;

/** Whether a field was made by `linkField`. */
export const isLinkField = (field: object): boolean =>
  propertyOf(propertyOf(field, 'custom'), 'isLink') === true;

/** A link: a full address, a path on this site, an anchor, an email or phone link. */
export const linkField = (name: string, options: FieldOptions = {}): SingleTextField => ({
  ...textField(name, options),
  custom: LINK_MARK,
  validate: (value: string | null | undefined) => {
    if (!value) return options.required ? 'Enter a link.' : true;
    return linkAddress(value) === value || NO_LINK;
  },
});

/** Whether visitors see a record. A disabled one is left out wherever it would appear (`records/readable.ts`). */
export const enabledField = (): CheckboxField =>
  flagField('enabled', {
    description: 'Turn off to hide it without deleting it.',
    inSidebar: true,
    defaultValue: true,
  });

/** A record's position in its list. */
export const sortField = (): NumberField =>
  numberField('sort', {
    label: 'Order',
    description: 'Lower numbers come first.',
    inSidebar: true,
    defaultValue: 0,
    index: true,
  });
