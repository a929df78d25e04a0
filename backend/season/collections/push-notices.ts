import { isAdmin } from '../../cms/access/permissions.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { longTextField, numberField, textField } from '../../cms/fields/text.ts';

/** What visitors have been notified of, each once. See `notifications/outbox.ts`. */
export const pushNotices = recordCollection({
  slug: 'push-notices',
  labels: { singular: 'Push notice', plural: 'Push notices' },
  admin: { useAsTitle: 'key', defaultColumns: ['key', 'kind', 'ends_at', 'createdAt'] },
  access: { read: isAdmin },
  fields: [
    { ...textField('key', { required: true }), unique: true },
    textField('kind', { required: true }),
    // Subscribers who also want this kind have been notified by another notice.
    textField('unless_kind'),
    // Space-separated subjects, and the content as JSON.
    longTextField('subjects', { required: true }),
    longTextField('facts', { required: true }),
    // After this, the notice is no longer of interest.
    momentField('ends_at', { required: true }),
    // The last subscription that deliveries were planned for, and the newest one at that time.
    numberField('reached', { required: true }),
    numberField('newest', { required: true }),
  ],
});
