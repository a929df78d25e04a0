import { isAdmin, secretField } from '../../cms/access/permissions.ts';
import { recordCollection } from '../../cms/collections/record-collection.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { longTextField, numberField, textField } from '../../cms/fields/text.ts';

/** Browsers subscribed to notifications (docs/decisions/0190). They belong to no account. See `notifications/subscriptions.ts`. */
export const pushSubscriptions = recordCollection({
  slug: 'push-subscriptions',
  labels: { singular: 'Push subscription', plural: 'Push subscriptions' },
  admin: { useAsTitle: 'id', defaultColumns: ['id', 'language', 'time_zone', 'kinds', 'renewed_at'] },
  access: { read: isAdmin },
  fields: [
    // A hash of the endpoint.
    { ...textField('key', { required: true }), unique: true, access: secretField },
    // Whoever has these can send to the browser.
    { ...longTextField('endpoint', { required: true }), access: secretField },
    { ...textField('public_key', { required: true }), access: secretField },
    { ...textField('auth_secret', { required: true }), access: secretField },
    // The server key that it was created with.
    { ...textField('server_key', { required: true }), access: secretField },
    textField('language', { required: true }),
    textField('time_zone', { required: true }),
    // Lists as one text, with spaces around each entry: ` start change `.
    textField('kinds'),
    longTextField('subjects'),
    numberField('quiet_from'),
    numberField('quiet_until'),
    momentField('renewed_at', { required: true }),
  ],
});
