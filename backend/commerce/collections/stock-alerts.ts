import { recordCollection } from '../../cms/collections/record-collection.ts';
import { secretField } from '../../cms/access/permissions.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { numberField, textField } from '../../cms/fields/text.ts';

/** Requests for one email when a SKU is available again. See `stock-alerts/alerts.ts`. */
export const stockAlerts = recordCollection({
  slug: 'stock-alerts',
  labels: { singular: 'Stock alert', plural: 'Stock alerts' },
  fields: [
    numberField('sku', { required: true }),
    textField('email', { required: true }),
    // Opens the page where an address's owner confirms and ends alerts: the same for all alerts of an address.
    { ...textField('key', { required: true, index: true }), access: secretField },
    textField('language', { required: true }),
    // Determines the place in the queue.
    momentField('asked_at', { required: true }),
    momentField('confirmed_at'),
    momentField('sent_at'),
  ],
  indexes: [{ fields: ['sku', 'email'], unique: true }],
});
