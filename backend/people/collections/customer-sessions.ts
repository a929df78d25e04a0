import { secretAccess } from '../../cms/access/permissions.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { textField } from '../../cms/fields/text.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

/**
 * One row per refresh token family, that is, per signed-in browser (docs/decisions/0010). Only hashes of the current and the previous token
 * are stored.
 */
export const customerSessions = ownCollection({
  slug: 'customer-sessions',
  labels: { singular: 'Customer session', plural: 'Customer sessions' },
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  fields: [
    { ...textField('family', { required: true }), unique: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    textField('fingerprint_hash', { required: true }),
    // The everyday names of the browser and its system; empty if unknown. Each renewal updates them.
    textField('browser'),
    textField('system'),
    textField('current_hash', { required: true }),
    textField('previous_hash'),
    momentField('rotated_at'),
    // When the customer last entered a code to confirm that it's them (auth/confirmation.ts).
    momentField('confirmed_at'),
    momentField('expires_at', { required: true, index: true }),
  ],
});
