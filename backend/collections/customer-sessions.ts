import { secretAccess } from '../access/customer-access.ts';
import { momentField, textField } from '../fields/text.ts';
import { ownCollection } from './own-collection.ts';

/**
 * One row a family of refresh tokens, that is a browser that is signed in (docs/decisions/0010). Only hashes are kept: of the token
 * that is valid now, and of the one before it.
 */
export const customerSessions = ownCollection({
  slug: 'customer-sessions',
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  fields: [
    { ...textField('family', { required: true }), unique: true },
    { name: 'customer', type: 'relationship', relationTo: 'customers', required: true, index: true },
    textField('fingerprint_hash', { required: true }),
    textField('current_hash', { required: true }),
    textField('previous_hash'),
    momentField('rotated_at'),
    momentField('expires_at', { required: true, index: true }),
  ],
});
