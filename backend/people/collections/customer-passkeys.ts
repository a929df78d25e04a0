import { secretAccess } from '../../cms/access/rules.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

/** The passkeys that customers sign in with (docs/decisions/0165). A public key lets nobody in; what belongs to it never leaves the device. */
export const customerPasskeys = ownCollection({
  slug: 'customer-passkeys',
  labels: { singular: 'Customer passkey', plural: 'Customer passkeys' },
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    textField('name', { required: true }),
    // Base64url, as are the bytes below.
    { ...textField('credential_id', { required: true }), unique: true },
    textField('public_key', { required: true }),
    // Of its signatures; 0 for one that doesn't count them.
    numberField('counter', { required: true }),
    // How the device is reached (PASSKEY_TRANSPORTS), separated by spaces.
    textField('transports'),
    momentField('last_used_at'),
  ],
});
