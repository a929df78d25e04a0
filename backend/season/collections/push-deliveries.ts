import { isAdmin } from '../../cms/access/permissions.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { numberField } from '../../cms/fields/text.ts';

/** Notices waiting to be sent to subscriptions; delivered ones are deleted. See `notifications/outbox.ts`. */
export const pushDeliveries = recordCollection({
  slug: 'push-deliveries',
  labels: { singular: 'Push delivery', plural: 'Push deliveries' },
  // There may be tens of thousands, and every index costs.
  timestamps: false,
  defaultSort: '-id',
  admin: { useAsTitle: 'id', defaultColumns: ['id', 'notice', 'subscription', 'due_at', 'tries'] },
  access: { read: isAdmin },
  fields: [
    numberField('notice', { required: true }),
    numberField('subscription', { required: true, index: true }),
    momentField('due_at', { required: true, index: true }),
    numberField('tries', { required: true }),
  ],
});
