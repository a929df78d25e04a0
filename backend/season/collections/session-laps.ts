import { secretAccess } from '../../cms/access/permissions.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';
import { innerData } from '../../cms/fields/records.ts';
import { numberField } from '../../cms/fields/text.ts';

/**
 * The laps of a session, stored apart from it: there are many, and its versions don't need a copy (docs/decisions/0180). Written by timing
 * systems and lap imports. See `laps/stored-laps.ts`.
 */
export const sessionLaps = ownCollection({
  slug: 'session-laps',
  labels: { singular: 'Laps of a session', plural: 'Laps of sessions' },
  admin: { group: 'Racing', hidden: true },
  access: secretAccess,
  fields: [
    // A number, not a relationship, which would prevent deleting the session. A hook of the session deletes it.
    { ...numberField('session', { required: true }), unique: true },
    innerData('laps'),
  ],
});
