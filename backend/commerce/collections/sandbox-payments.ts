import { choiceField } from '../../cms/fields/choices.ts';
import { centsField, keyField } from '../../cms/fields/records.ts';
import { textField } from '../../cms/fields/text.ts';
import { SANDBOX_STATES } from '../payments/sandbox/sandbox-gateway.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';

/** The sandbox gateway's own records, as a real gateway would keep them. */
export const sandboxPayments = recordCollection({
  slug: 'sandbox-payments',
  labels: { singular: 'Sandbox payment', plural: 'Sandbox payments' },
  fields: [
    { ...keyField('reference'), required: true },
    { ...choiceField('state', SANDBOX_STATES, { defaultValue: 'open' }), required: true },
    centsField('amount_cents'),
    textField('purpose'),
    textField('return_url'),
  ],
});

/** Refunds at the sandbox gateway: one per key. */
export const sandboxRefunds = recordCollection({
  slug: 'sandbox-refunds',
  labels: { singular: 'Sandbox refund', plural: 'Sandbox refunds' },
  fields: [
    { ...keyField('reference'), required: true },
    { ...textField('payment', { required: true, index: true }) },
    centsField('amount_cents'),
  ],
});
