import type { ArrayField, FieldHook } from 'payload';
import { number } from 'payload/shared';
import { ADMISSIONS } from '../../../lib/contract/entities/shop.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { ADMISSION_LABELS } from './admission-labels.ts';
import { choiceField } from './choices.ts';
import { isDay } from './day.ts';
import { numberField, textField, type SingleNumberField, type SingleTextField } from './text.ts';
import { rowLabel } from './row-label.ts';
import { NOT_EARLY } from './typed-price.ts';

type Row = { number?: number | null };

/** Gives each new row the next unused number in its list. Carts and orders refer to rows by number, so it never changes. */
const numberRows: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  const rows: Row[] = value;
  let last = Math.max(0, ...rows.map((row) => row.number ?? 0));
  return rows.map((row) => (row.number ? row : { ...row, number: (last += 1) }));
};

/** A row's number within its list. */
const rowNumber = () => ({ ...numberField('number'), admin: { hidden: true } });

/** Add-ons with a price: a name and dollars. A row's wire id is made from its owner's id and its `number`. */
export const priceRows = (name: string, options: { description: string; label?: string }): ArrayField => ({
  name,
  type: 'array',
  ...(options.label ? { label: options.label } : {}),
  labels: { singular: 'Extra', plural: 'Extras' },
  admin: { description: options.description, initCollapsed: true, components: rowLabel('name') },
  hooks: { beforeChange: [numberRows] },
  fields: [
    {
      type: 'row',
      fields: [
        textField('name', { required: true }),
        numberField('price', { required: true, min: 0, step: 0.01, description: 'In dollars.' }),
      ],
    },
    rowNumber(),
  ],
});

/**
 * How many units had been ordered when the stock was counted (`catalogue/stock.ts`): a count typed into a form stays right even if somebody
 * buys in the meantime. Nothing has been ordered of a copy.
 */
const countedAt = () => ({
  ...numberField('counted_at'),
  admin: { hidden: true },
  disableDuplicate: true,
});

const isOfTicket = (data: Readonly<Record<string, unknown>>): boolean => data['is_ticket'] === true;

const isAwaited = (_data: unknown, row: Readonly<Record<string, unknown>>): boolean =>
  Number(row['waiting'] ?? 0) > 0;

/** An early price and its last day belong together. */
const validateEarlyPrice: NonNullable<SingleNumberField['validate']> = (value, options) => {
  const price = propertyOf(options.siblingData, 'price');
  const until = propertyOf(options.siblingData, 'early_until');
  if (value === null || value === undefined) return until ? 'Enter the early price.' : true;
  if (typeof value === 'number' && typeof price === 'number' && value >= price) return NOT_EARLY;
  return number(value, options);
};

const validateEarlyUntil: NonNullable<SingleTextField['validate']> = (value, { siblingData }) => {
  const price = propertyOf(siblingData, 'early_price');
  if (!value) return typeof price === 'number' ? 'Enter the last day of the early price.' : true;
  return isDay(value) || 'Enter a date such as 2027-01-31.';
};

/** Sizes or colours of a product, or kinds of a ticket, each with code, price and stock. */
export const skuRows = (): ArrayField => ({
  name: 'skus',
  type: 'array',
  label: 'Sizes, colours, or kinds of a ticket',
  labels: { singular: 'Size or colour', plural: 'Sizes and colours' },
  admin: {
    initCollapsed: true,
    components: rowLabel('code', 'name'),
    description: 'Add at least one. Leave stock blank if it’s always available.',
  },
  minRows: 1,
  hooks: { beforeChange: [numberRows] },
  fields: [
    {
      type: 'row',
      fields: [
        textField('code', { required: true, description: 'Stock-keeping code. Must be unique.' }),
        textField('name', { description: 'Such as M or Black.' }),
        numberField('price', { required: true, min: 0, step: 0.01, description: 'In dollars.' }),
        numberField('stock', { min: 0, step: 1, description: 'Number in stock.' }),
      ],
    },
    {
      type: 'row',
      admin: { condition: isOfTicket },
      fields: [
        choiceField('admission', ADMISSIONS, {
          labels: ADMISSION_LABELS,
          description: 'Visitors read it in their own language.',
        }),
        {
          ...numberField('early_price', {
            min: 0,
            step: 0.01,
            description: 'Up to and including the day beside it. After that, the price above applies.',
          }),
          validate: validateEarlyPrice,
        },
        {
          ...textField('early_until', {
            label: 'Last day of the early price',
            description: 'In New Zealand, such as 2027-01-31.',
          }),
          validate: validateEarlyUntil,
        },
      ],
    },
    {
      ...numberField('waiting', { label: 'Waiting for more' }),
      virtual: true,
      admin: {
        readOnly: true,
        description: 'People who get an email when it’s available again.',
        condition: isAwaited,
      },
    },
    rowNumber(),
    countedAt(),
  ],
});
