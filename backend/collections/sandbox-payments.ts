import { choiceField } from '../fields/choices.ts';
import { centsField, keyField } from '../fields/records.ts';
import { textField } from '../fields/text.ts';
import { SANDBOX_STATES } from '../payments/sandbox/states.ts';
import { recordCollection } from './record-collection.ts';

/** The books of the sandbox gateway, which stands where a real one keeps its own. */
export const sandboxPayments = recordCollection({
  slug: 'sandbox-payments',
  fields: [
    { ...keyField('reference'), required: true },
    { ...choiceField('state', SANDBOX_STATES, { defaultValue: 'open' }), required: true },
    centsField('amount_cents'),
    textField('purpose'),
    textField('return_url'),
  ],
});
