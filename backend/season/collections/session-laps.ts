import { secretAccess } from '../../cms/access/rules.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';
import { innerData } from '../../cms/fields/records.ts';
import { numberField } from '../../cms/fields/text.ts';

/**
 * The laps of a session, in one record apart from it: they are many, and none of its versions needs a copy (docs/decisions/0180). Timing
 * systems and the import of laps write them. See `laps/stored-laps.ts`.
 */
export const sessionLaps = ownCollection({
  slug: 'session-laps',
  labels: { singular: 'Laps of a session', plural: 'Laps of sessions' },
  admin: { group: 'Racing', hidden: true },
  access: secretAccess,
  fields: [
    // A number, not a relationship, which would keep a session from being deleted. A hook of the session deletes it.
    { ...numberField('session', { required: true }), unique: true },
    innerData('laps'),
  ],
});
