import { hiddenOutsideShop } from '../../cms/access/hidden-from-officers.ts';
import { isShopkeeper, shopAccess } from '../../cms/access/permissions.ts';
import { normalPromotionCode } from '../../../lib/contract/typed-code.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { flagField, numberField, textField } from '../../cms/fields/text.ts';
import { keepConcurrentChanges } from '../../cms/hooks/keep-concurrent-changes.ts';
import { PROMOTION_KINDS } from '../cart/promotion.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Percent. */
const ALL = 100;

/** Promotion codes with their discounts. */
export const promotionCodes = contentCollection({
  slug: 'promotion-codes',
  labels: { singular: 'Promotion code', plural: 'Promotion codes' },
  access: { ...shopAccess, read: isShopkeeper },
  admin: {
    group: 'Shop',
    hidden: hiddenOutsideShop,
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'value', 'used', 'max_uses', 'is_enabled'],
  },
  hooks: { beforeChange: [keepConcurrentChanges] },
  fields: [
    {
      ...textField('code', {
        required: true,
        description: 'What customers enter in the cart: 3 to 40 letters, digits and hyphens.',
      }),
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
            labels: { percent: 'Percent off', amount: 'Dollars off' },
          }),
          required: true,
        },
        {
          ...numberField('value', {
            label: 'Amount',
            description: 'Percent or dollars off the goods, not off delivery. Up to 100 percent.',
            required: true,
            min: 0,
            step: 0.01,
          }),
          validate: (
            value: number | number[] | null | undefined,
            { siblingData }: { siblingData: object },
          ) => {
            if (typeof value !== 'number' || value <= 0) return 'Enter an amount greater than 0.';
            return (
              value <= ALL ||
              propertyOf(siblingData, 'kind') !== 'percent' ||
              'A discount can’t be more than 100 percent.'
            );
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        momentField('from', { label: 'Valid from', description: 'Leave blank to start straight away.' }),
        momentField('to', { label: 'Valid to', description: 'Leave blank for no end.' }),
      ],
    },
    numberField('min_total', {
      label: 'Minimum spend (dollars)',
      description: 'On goods, without delivery. Leave blank for none.',
      min: 0,
      step: 0.01,
    }),
    {
      type: 'row',
      fields: [
        numberField('max_uses', {
          label: 'Maximum uses',
          description: 'Across all customers. Leave blank for no limit.',
          min: 1,
          step: 1,
        }),
        numberField('max_per_customer', {
          label: 'Maximum uses per person',
          min: 1,
          step: 1,
          description:
            'Orders from one email address. Cancelled and refunded ones don’t count. Leave blank for no limit.',
        }),
      ],
    },
    {
      ...numberField('used', { label: 'Times used', defaultValue: 0 }),
      // Orders update this count: the value in an open form is stale.
      access: { update: () => false },
      admin: { readOnly: true },
      disableDuplicate: true,
    },
    {
      ...flagField('is_enabled', {
        label: 'Active',
        description: 'Turn off to stop the code from working.',
        defaultValue: true,
        inSidebar: true,
      }),
      // A copy's code could be guessed until somebody changed it.
      hooks: { beforeDuplicate: [() => false] },
    },
  ],
});
