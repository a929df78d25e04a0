import type { Tab } from 'payload';
import { SMALL_REST_RULES } from '../../lib/contract/split-payment.ts';
import { choiceField } from '../cms/fields/choices.ts';
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
    choiceField('small_rest', SMALL_REST_RULES, {
      label: 'When less is left to pay than a card can pay (50 cents)',
      description: 'An order for less in all can’t be paid by card at all, unless the rest is waived.',
      labels: {
        keep_credit: 'Use less credit, so that the card pays 50 cents',
        waive: 'Waive what is left',
      },
      defaultValue: 'keep_credit',
    }),
  ],
};
