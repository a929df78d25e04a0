import type { ArrayField, FieldHook } from 'payload';
import { numberField, textField } from './text.ts';
import { rowLabel } from './row-label.ts';

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
        numberField('price', { required: true, min: 0, step: 0.01 }),
      ],
    },
    rowNumber(),
  ],
});

/**
 * How many units orders had taken when the stock was counted (`catalogue/stock.ts`): a count typed into a form stays right even if somebody
 * buys in the meantime. Of a copy, orders have taken none.
 */
const countedAt = () => ({
  ...numberField('counted_at'),
  admin: { hidden: true },
  disableDuplicate: true,
});

/** Sizes or colours of a product, each with code, price and stock. */
export const skuRows = (): ArrayField => ({
  name: 'skus',
  type: 'array',
  label: 'Sizes and colours',
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
    rowNumber(),
    countedAt(),
  ],
});
