import type { CheckboxField, DateField, NumberField, TextField, TextareaField } from 'payload';
import { propertyOf } from '../../../lib/shared/record.ts';
import { linkAddress } from '../../../lib/contract/link-address.ts';
import { readable } from './readable.ts';

/** Narrows a text field to one that holds a single text, not a list. */
export type SingleTextField = Exclude<TextField, { hasMany: true }>;

type Options = {
  label?: string;
  description?: string;
  required?: boolean;
  inSidebar?: boolean;
  index?: boolean;
};

const common = (name: string, { label, description, required, inSidebar, index }: Options) => ({
  label: label ?? readable(name),
  ...(required ? { required: true } : {}),
  ...(index ? { index: true } : {}),
  admin: { ...(description ? { description } : {}), ...(inSidebar ? { position: 'sidebar' as const } : {}) },
});

/** One line of text. */
export const textField = (name: string, options: Options = {}): SingleTextField => ({
  name,
  type: 'text',
  ...common(name, options),
});

/** A list of short texts. */
export const wordsField = (name: string, options: Options = {}): TextField => ({
  name,
  type: 'text',
  hasMany: true,
  ...common(name, options),
});

/** Several lines of plain text. */
export const longTextField = (name: string, options: Options = {}): TextareaField => ({
  name,
  type: 'textarea',
  ...common(name, options),
});

/** A checkbox. */
export const flagField = (
  name: string,
  options: Options & { defaultValue?: boolean } = {},
): CheckboxField => {
  const base = common(name, options);
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
  }: Options & { min?: number; max?: number; defaultValue?: number; step?: number } = {},
): NumberField => {
  const base = common(name, options);
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

/** A date and time, stored as a UTC instant. */
export const momentField = (name: string, options: Options = {}): DateField => {
  const base = common(name, options);
  return {
    name,
    type: 'date',
    ...base,
    admin: {
      ...base.admin,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeIntervals: 15 },
    },
  };
};

/** A timestamp that the program writes and editors can only read. */
export const shownMomentField = (name: string, options: Options = {}): DateField => {
  const field = momentField(name, options);
  return { ...field, admin: { ...field.admin, readOnly: true } };
};

const NO_LINK =
  'Use a full address starting with https://, a path on this site such as /news, #, mailto: or tel:.';

/** Marks a field as a link, for validation that also applies to drafts (cms/validation/wrong-values.ts). */
const LINK_MARK = { isLink: true } as const;

/** Whether a field was made by `linkField`. */
export const isLinkField = (field: object): boolean =>
  propertyOf(propertyOf(field, 'custom'), 'isLink') === true;

/** A link: a full address, a path on this site, an anchor, an email or phone link. */
export const linkField = (name: string, options: Options = {}): SingleTextField => ({
  ...textField(name, options),
  custom: LINK_MARK,
  validate: (value: string | null | undefined) => {
    if (!value) return options.required ? 'A link is needed.' : true;
    return linkAddress(value) === value || NO_LINK;
  },
});

/** A record's position in its list. */
export const sortField = (): NumberField =>
  numberField('sort', {
    label: 'Order',
    description: 'Lower comes first.',
    inSidebar: true,
    defaultValue: 0,
    index: true,
  });
