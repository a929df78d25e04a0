import type { Tab } from 'payload';
import { numberField, textField } from '../fields/text.ts';

/** What paying costs, and what stands on invoices. */
export const moneyTab: Tab = {
  label: 'Money',
  fields: [
    textField('gst_number', {
      label: 'GST number',
      description:
        'Stands on invoices. Empty for an organisation that is not registered: no GST is shown then.',
    }),
    {
      type: 'row',
      fields: [
        numberField('card_surcharge_percent', {
          label: 'Card surcharge in percent',
          min: 0,
          max: 10,
          step: 0.01,
        }),
        numberField('card_surcharge_fixed', {
          label: 'Card surcharge in dollars, on top',
          min: 0,
          max: 10,
          step: 0.01,
        }),
      ],
    },
  ],
};
