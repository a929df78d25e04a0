import type { ArrayField, FieldHook } from 'payload';
import { numberField, textField } from './text.ts';
import { rowLabel } from './row-label.ts';

type Row = { number?: number | null };

/** Gives each new row the next free number of its list: carts and orders keep it, so it never changes. */
const numberRows: FieldHook = ({ value }) => {
  if (!Array.isArray(value)) return value;
  const rows: Row[] = value;
  let last = Math.max(0, ...rows.map((row) => row.number ?? 0));
  return rows.map((row) => (row.number ? row : { ...row, number: (last += 1) }));
};

/** The number that a row is known by inside its list. */
const rowNumber = () => ({ ...numberField('number'), admin: { hidden: true } });

/** Additions with a price: a name and dollars. The wire id of a row is made of its owner's id and its `number`. */
export const priceRows = (name: string, options: { description: string; label?: string }): ArrayField => ({
  name,
  type: 'array',
  ...(options.label ? { label: options.label } : {}),
  labels: { singular: 'Addition', plural: 'Additions' },
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
 * How many pieces orders had taken when the stock was counted (`shop/stock.ts`): what was typed into a form that stood open while
 * somebody bought stays right.
 */
const countedAt = () => ({ ...numberField('counted_at'), admin: { hidden: true } });

/** Sizes or colours of a product, each with code, price and stock. */
export const skuRows = (): ArrayField => ({
  name: 'skus',
  type: 'array',
  label: 'Sizes and colours',
  labels: { singular: 'Size or colour', plural: 'Sizes and colours' },
  admin: {
    initCollapsed: true,
    components: rowLabel('code', 'name'),
    description: 'At least one. Without a number in stock it is always available.',
  },
  minRows: 1,
  hooks: { beforeChange: [numberRows] },
  fields: [
    {
      type: 'row',
      fields: [
        textField('code', { required: true, description: 'Stock-keeping code, unique in the shop.' }),
        textField('name', { description: 'For example M or Black.' }),
        numberField('price', { required: true, min: 0, step: 0.01, description: 'Dollars.' }),
        numberField('stock', { min: 0, step: 1, description: 'Pieces in stock.' }),
      ],
    },
    rowNumber(),
    countedAt(),
  ],
});
