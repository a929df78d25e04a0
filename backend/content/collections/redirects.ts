import { isEditor } from '../../cms/access/permissions.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { checkOldPath, checkTarget, type TargetOptions } from '../links/redirect-target.ts';
import { lockBeforeChange, pointToFinalTarget, repointOthers } from '../../cms/redirects/flatten-chains.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { textField } from '../../cms/fields/text.ts';

/** Old page paths and their new targets (spec point 2). */
export const redirects = contentCollection({
  slug: 'redirects',
  access: { read: isEditor },
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
  },
  defaultSort: 'from',
  hooks: { beforeChange: [lockBeforeChange, pointToFinalTarget], afterChange: [repointOthers] },
  fields: [
    {
      ...textField('from', {
        label: 'Old path',
        description: 'What visitors ask for, such as /old-page.',
        required: true,
        index: true,
      }),
      unique: true,
      validate: checkOldPath,
    },
    {
      ...textField('to', {
        label: 'New path',
        description: 'Where they’re sent, such as /about.',
        required: true,
      }),
      validate: (to: string | null | undefined, options: TargetOptions) =>
        checkTarget({ from: propertyOf(options.siblingData, 'from'), to, id: options.id }, options),
    },
  ],
});
