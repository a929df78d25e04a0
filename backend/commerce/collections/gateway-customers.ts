import { recordCollection } from '../../cms/collections/record-collection.ts';
import { customerField, keyField, notedAt } from '../../cms/fields/records.ts';
import { numberField, textField } from '../../cms/fields/text.ts';

/**
 * The payment gateway's records of our customers, with their saved cards. If the customer no longer exists here, the gateway's record is
 * deleted first, then this one (`payments/gateway-customers.ts`).
 */
export const gatewayCustomers = recordCollection({
  slug: 'gateway-customers',
  labels: { singular: 'Customer at the payment gateway', plural: 'Customers at the payment gateway' },
  admin: { useAsTitle: 'gateway_reference', defaultColumns: ['gateway_reference', 'customer', 'createdAt'] },
  fields: [
    { ...customerField(), unique: true },
    { ...keyField('reference'), required: true },
    { ...keyField('gateway_reference', { isShown: true }), label: 'Gateway reference' },
    textField('email'),
    notedAt('next_try_at', { label: 'Next try to delete it' }),
    { ...numberField('tries', { defaultValue: 0 }), admin: { hidden: true } },
  ],
});
