import { secretAccess } from '../../cms/access/permissions.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

/** Login links, emailed codes and authorization codes: only their hashes, with expiry, failed attempts and whether they were used. */
export const oneTimeSecrets = ownCollection({
  slug: 'one-time-secrets',
  labels: { singular: 'One-time secret', plural: 'One-time secrets' },
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  fields: [
    textField('purpose', { required: true }),
    { name: 'customer', type: 'relationship', relationTo: 'customers', index: true },
    { ...textField('secret_hash'), unique: true },
    textField('code_hash'),
    textField('fingerprint_hash'),
    textField('code_challenge'),
    textField('redirect_uri'),
    numberField('tries', { defaultValue: 0 }),
    momentField('expires_at', { required: true, index: true }),
    momentField('used_at'),
  ],
});
