import { isCashier } from '../../cms/access/permissions.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';
import { keyField, notedAt } from '../../cms/fields/records.ts';
import { flagField, longTextField } from '../../cms/fields/text.ts';

/** The customer's text can't be changed. */
const asSent = { admin: { readOnly: true }, access: { update: () => false } };

/** Buyers' requests for refunds. The office refunds on the invoice, or replies and marks the request as done. */
export const refundRequests = recordCollection({
  slug: 'refund-requests',
  labels: { singular: 'Refund request', plural: 'Refund requests' },
  admin: {
    group: 'Shop',
    useAsTitle: 'message',
    defaultColumns: ['asked_at', 'invoice', 'message', 'is_answered'],
    listSearchableFields: ['message'],
    description:
      'Open the invoice to refund it: the request is then done. If you won’t refund it, email the customer and tick Answered.',
  },
  access: { update: isCashier },
  fields: [
    { ...flagField('is_answered', { label: 'Answered' }), index: true },
    { name: 'invoice', type: 'relationship', relationTo: 'invoices', index: true, ...asSent },
    { ...longTextField('message', { label: 'Reason' }), ...asSent },
    { ...notedAt('asked_at'), ...asSent },
    { ...keyField('request'), required: true },
  ],
});
