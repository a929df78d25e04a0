import { isAdmin } from '../../cms/access/rules.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { longTextField, numberField, textField } from '../../cms/fields/text.ts';

/** What visitors were notified of, each once. See `notifications/outbox.ts`. */
export const pushNotices = recordCollection({
  slug: 'push-notices',
  labels: { singular: 'Push notice', plural: 'Push notices' },
  admin: { useAsTitle: 'key', defaultColumns: ['key', 'kind', 'ends_at', 'createdAt'] },
  access: { read: isAdmin },
  fields: [
    { ...textField('key', { required: true }), unique: true },
    textField('kind', { required: true }),
    // Whoever wants this kind, too, has been told by another notice.
    textField('unless_kind'),
    // Words with spaces between them, and what it says, as JSON.
    longTextField('subjects', { required: true }),
    longTextField('facts', { required: true }),
    // After that, nobody needs to know any more.
    momentField('ends_at', { required: true }),
    // Up to which subscription its deliveries were planned, and the newest subscription of that time.
    numberField('reached', { required: true }),
    numberField('newest', { required: true }),
  ],
});
