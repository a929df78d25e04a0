import { isEditor } from '../../cms/access/permissions.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { lockBeforeChange } from '../../cms/redirects/flatten-chains.ts';
import { redirectMissingPath } from '../../cms/redirects/set-redirect.ts';
import { checkTarget, type TargetOptions } from '../links/redirect-target.ts';
import { shownMomentField } from '../../cms/fields/moment.ts';
import { numberField, textField } from '../../cms/fields/text.ts';
import { ownCollection } from '../../cms/collections/own-collection.ts';

const readOnly = { readOnly: true } as const;

/** Addresses that visitors recently requested but didn't find. Typing a path here creates a redirect. */
export const missingPaths = ownCollection({
  slug: 'missing-paths',
  labels: { singular: 'Missing page', plural: 'Missing pages' },
  admin: {
    group: 'Site',
    useAsTitle: 'path',
    defaultColumns: ['path', 'hits', 'last_asked', 'redirect_to'],
    listSearchableFields: ['path'],
    description: 'Addresses visitors recently couldn’t find. Open one to redirect it.',
  },
  access: { read: isEditor, update: isEditor, delete: isEditor, create: () => false },
  defaultSort: '-hits',
  hooks: { beforeChange: [lockBeforeChange], afterChange: [redirectMissingPath] },
  fields: [
    { ...textField('path', { required: true }), unique: true, index: true, admin: readOnly },
    {
      ...textField('redirect_to', {
        label: 'Redirect to',
      }),
      admin: {
        description: 'A path on this site, such as /calendar. Saving creates the redirect.',
        components: { Cell: '/cms/fields/plain-cells.client.tsx#TextCell' },
      },
      validate: (to: string | null | undefined, options: TargetOptions) =>
        !to || checkTarget({ from: propertyOf(options.siblingData, 'path'), to }, options),
    },
    { ...numberField('hits', { label: 'Hits', min: 0 }), admin: readOnly },
    shownMomentField('last_asked', { label: 'Last requested' }),
    { ...textField('referrer', { label: 'Linked from' }), admin: readOnly },
  ],
});
