import { choiceField } from '../fields/choices.ts';
import { flagField, momentField, numberField, textField } from '../fields/text.ts';
import { normalPromotionCode, PROMOTION_KINDS } from '../shop/promotion.ts';
import { contentCollection } from './content-collection.ts';

/** Percent. */
const ALL = 100;

/** Codes that make an order cheaper. */
export const promotionCodes = contentCollection({
  slug: 'promotion-codes',
  admin: {
    group: 'Shop',
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'value', 'used', 'max_uses', 'is_enabled'],
  },
  fields: [
    {
      ...textField('code', { required: true, description: 'Capitals, digits and hyphens.' }),
      unique: true,
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? normalPromotionCode(value) : value)],
      },
      validate: (value: string | null | undefined) =>
        (value && /^[A-Z0-9-]{3,40}$/.test(value)) || 'Use 3 to 40 letters, digits and hyphens.',
    },
    {
      type: 'row',
      fields: [
        {
          ...choiceField('kind', PROMOTION_KINDS, {
            defaultValue: 'percent',
            labels: { percent: 'Percent of the goods', amount: 'Dollars off' },
          }),
          required: true,
        },
        {
          ...numberField('value', { label: 'How much', required: true, min: 0, step: 0.01 }),
          validate: (
            value: number | number[] | null | undefined,
            { siblingData }: { siblingData: object },
          ) => {
            if (typeof value !== 'number' || value <= 0) return 'Say how much, more than 0.';
            return (
              value <= ALL ||
              Reflect.get(siblingData, 'kind') !== 'percent' ||
              'Nothing is more than 100 percent off.'
            );
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [momentField('from', { label: 'Valid from' }), momentField('to', { label: 'Valid to' })],
    },
    numberField('min_total', { label: 'From goods for dollars', min: 0, step: 0.01 }),
    numberField('max_uses', { label: 'Orders that may use it', min: 1, step: 1 }),
    { ...numberField('used', { label: 'Orders that used it', defaultValue: 0 }), admin: { readOnly: true } },
    flagField('is_enabled', { label: 'Can be used', defaultValue: true, inSidebar: true }),
  ],
});
