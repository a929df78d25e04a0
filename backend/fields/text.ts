import type { CheckboxField, DateField, NumberField, TextField, TextareaField } from 'payload';
import { readable } from './readable.ts';

/** A text field that holds one text, not a list of them. */
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

/** A list of words. */
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

/** A yes or no. */
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
    admin: { ...base.admin, components: { Cell: '/components/plain-cells.client.tsx#YesCell' } },
  };
};

/** A number inside bounds. */
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

/** A moment, day and time, kept as a UTC instant. */
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

/** A moment that the program notes down and an editor only reads. */
export const shownMomentField = (name: string, options: Options = {}): DateField => {
  const field = momentField(name, options);
  return { ...field, admin: { ...field.admin, readOnly: true } };
};

const WEB_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/|#)\S*$/;

/** A link: a full address, a path of this site, an anchor, a mail or telephone link. */
export const linkField = (name: string, options: Options = {}): SingleTextField => ({
  ...textField(name, options),
  validate: (value: string | null | undefined) => {
    if (!value) return options.required ? 'A link is needed.' : true;
    return (
      WEB_ADDRESS.test(value) || 'Start with https://, a slash for a page of this site, #, mailto: or tel:.'
    );
  },
});

/** The place of a record in its list. */
export const sortField = (): NumberField =>
  numberField('sort', {
    label: 'Order',
    description: 'Lower comes first.',
    inSidebar: true,
    defaultValue: 0,
    index: true,
  });
