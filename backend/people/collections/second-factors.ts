import { secretAccess } from '../../cms/access/permissions.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';
import { innerData } from '../../cms/fields/records.ts';
import { longTextField, numberField } from '../../cms/fields/text.ts';

/** The authenticator app of a CMS account, and what is left of its recovery codes (docs/decisions/0040). */
export const secondFactors = ownCollection({
  slug: 'second-factors',
  labels: { singular: 'Second factor', plural: 'Second factors' },
  admin: { group: 'Administration', hidden: true },
  access: secretAccess,
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      unique: true,
      index: true,
    },
    // Encrypted (people/staff/second-factor/sealed.ts).
    longTextField('secret', { required: true }),
    // The time step of the last code used: no code is accepted twice.
    numberField('last_step', { required: true }),
    // Hashes.
    innerData('recovery_codes'),
  ],
});
