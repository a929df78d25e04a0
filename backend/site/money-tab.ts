import type { Tab } from 'payload';
import { showCents } from '../../lib/contract/money.ts';
import { CARD_MINIMUM, SMALL_REST_RULES } from '../../lib/contract/split-payment.ts';
import { choiceField } from '../cms/fields/choices.ts';
import { flagField, numberField, textField } from '../cms/fields/text.ts';
import { config } from '../kernel/config.ts';
import { xeroField } from './xero-codes.ts';

const savedCards = flagField('saved_cards', {
  label: 'Let customers save their cards at Stripe',
  description:
    'Stripe’s page offers it to signed-in customers, and shows them the cards they saved. Cards saved before it’s turned off stay at Stripe until their customer’s account is deleted.',
  defaultValue: true,
});

const CARD_MINIMUM_TEXT = showCents(CARD_MINIMUM);

/** Surcharges, the details on invoices, and the accountant's codes. */
export const moneyTab: Tab = {
  label: 'Money',
  fields: [
    {
      name: 'payment_mode_notice',
      type: 'ui',
      admin: { components: { Field: '/site/payment-mode.tsx#PaymentModeField' } },
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
          description: 'Added to what is paid by card. Leave blank for none.',
          min: 0,
          max: 10,
          step: 0.01,
        }),
        numberField('card_surcharge_fixed', {
          label: 'Additional card surcharge (dollars)',
          description: 'Added once to each card payment. Leave blank for none.',
          min: 0,
          max: 10,
          step: 0.01,
        }),
      ],
    },
    // The sandbox has no cards.
    { ...savedCards, admin: { ...savedCards.admin, condition: () => config().stripe !== null } },
    choiceField('small_rest', SMALL_REST_RULES, {
      label: `When credit or a discount leaves less than ${CARD_MINIMUM_TEXT} to pay`,
      description: `Orders under ${CARD_MINIMUM_TEXT} in total can’t be paid by card. If credit or a discount causes that, the remainder can be waived.`,
      labels: {
        keep_credit: `Use less credit, so the card pays ${CARD_MINIMUM_TEXT}`,
        waive: 'Waive the remainder',
      },
      defaultValue: 'keep_credit',
    }),
    numberField('ticket_hold_minutes', {
      label: 'Minutes to hold tickets in a cart',
      min: 0,
      max: 60,
      step: 1,
      defaultValue: 15,
      description:
        'Only tickets with a number in stock, up to ten of a kind in each cart. A fifth of what’s left, and always the last one, goes to whoever pays first. None are held while people have to queue for them. Enter 0 to hold none.',
    }),
    numberField('voucher_limit', {
      label: 'Most gift vouchers per person in 24 hours',
      min: 1,
      step: 1,
      description:
        'Counted by email address, which buyers without an account then have to enter. Refunded ones don’t count. Leave blank for no limit.',
    }),
    numberField('cancel_days_before', {
      label: 'Customers can cancel until this many days before the event',
      description:
        'For orders and bookings with tickets, if none has been used or transferred. They’re refunded in full. 0 means the day it starts. If you leave it blank, customers can only ask for a refund.',
      min: 0,
      max: 365,
      step: 1,
    }),
    xeroField,
  ],
};
