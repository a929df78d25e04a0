import { secretAccess } from '../../cms/access/rules.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';
import { innerData } from '../../cms/fields/records.ts';
import { numberField, textField } from '../../cms/fields/text.ts';

/**
 * The last call of a timing provider for each session, so that a repeated one does nothing and a late one is refused; and what such calls say
 * of the moment, which no version of the session keeps (docs/decisions/0191). See `timing/live-state.ts`.
 */
export const timingStates = ownCollection({
  slug: 'timing-states',
  labels: { singular: 'Timing state', plural: 'Timing states' },
  admin: { group: 'Racing', hidden: true },
  access: secretAccess,
  fields: [
    // A number, not a relationship: it neither keeps a session from being deleted nor is emptied with it.
    { ...numberField('session', { required: true }), unique: true },
    numberField('provider', { required: true }),
    numberField('sequence', { required: true }),
    textField('digest', { required: true }),
    innerData('live'),
  ],
});
