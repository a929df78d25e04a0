import type { Tab } from 'payload';
import { numberField, textField } from '../cms/fields/text.ts';

/** Surcharges, and the details on invoices. */
export const moneyTab: Tab = {
  label: 'Money',
  fields: [
    {
      name: 'payment_mode_notice',
      type: 'ui',
      admin: { components: { Field: '/site/payment-mode.tsx#PaymentModeNotice' } },
    },
    textField('gst_number', {
      label: 'GST number',
      description:
        'Shown on invoices. Leave blank if the organisation isn’t registered; no GST is shown then.',
    }),
    {
      type: 'row',
      fields: [
        numberField('card_surcharge_percent', {
          label: 'Card surcharge (percent)',
          min: 0,
          max: 10,
          step: 0.01,
        }),
        numberField('card_surcharge_fixed', {
          label: 'Additional card surcharge (dollars)',
          min: 0,
          max: 10,
          step: 0.01,
        }),
      ],
    },
  ],
};
