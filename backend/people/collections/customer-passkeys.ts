import { secretAccess } from '../../cms/access/permissions.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

/** Customers' passkeys (docs/decisions/0165). A public key gives nobody access; the private key never leaves the device. */
export const customerPasskeys = ownCollection({
  slug: 'customer-passkeys',
  labels: { singular: 'Customer passkey', plural: 'Customer passkeys' },
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  fields: [
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    textField('name', { required: true }),
    // Base64url, like the other bytes below.
    { ...textField('credential_id', { required: true }), unique: true },
    textField('public_key', { required: true }),
    // Signature count; 0 if the device doesn't count.
    numberField('counter', { required: true }),
    // How to reach the device (PASSKEY_TRANSPORTS), separated by spaces.
    textField('transports'),
    momentField('last_used_at'),
  ],
});
