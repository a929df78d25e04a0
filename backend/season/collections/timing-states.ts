import { secretAccess } from '../../cms/access/permissions.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';
import { innerData } from '../../cms/fields/records.ts';
import { numberField, textField } from '../../cms/fields/text.ts';

/**
 * A timing provider's last call for each session, so that a repeated call does nothing and a late one is rejected. Also the momentary state
 * from such calls, which no version of the session stores (docs/decisions/0191). See `timing/live-state.ts`.
 */
export const timingStates = ownCollection({
  slug: 'timing-states',
  labels: { singular: 'Timing state', plural: 'Timing states' },
  admin: { group: 'Racing', hidden: true },
  access: secretAccess,
  fields: [
    // A number, not a relationship: it neither prevents deleting the session nor is cleared with it.
    { ...numberField('session', { required: true }), unique: true },
    numberField('provider', { required: true }),
    numberField('sequence', { required: true }),
    textField('digest', { required: true }),
    innerData('live'),
  ],
});
