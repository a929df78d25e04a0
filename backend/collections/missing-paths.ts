import { isEditor } from '../access/is-editor.ts';
import { isPath } from '../redirects/is-path.ts';
import { redirectMissingPath } from '../redirects/redirect-missing-path.ts';
import { numberField, shownMomentField, textField } from '../fields/text.ts';
import { ownCollection } from './own-collection.ts';

const readOnly = { readOnly: true } as const;

/** Addresses that visitors asked for lately and did not find. A path typed here becomes a redirect. */
export const missingPaths = ownCollection({
  slug: 'missing-paths',
  labels: { singular: 'Missing page', plural: 'Missing pages' },
  admin: {
    group: 'Site',
    useAsTitle: 'path',
    defaultColumns: ['path', 'hits', 'last_asked', 'redirect_to'],
    listSearchableFields: ['path'],
    description: 'Addresses that visitors asked for lately and did not find. Open one to lead it elsewhere.',
  },
  access: { read: isEditor, update: isEditor, delete: isEditor, create: () => false },
  defaultSort: '-hits',
  hooks: { afterChange: [redirectMissingPath] },
  fields: [
    { ...textField('path', { required: true }), unique: true, index: true, admin: readOnly },
    {
      ...textField('redirect_to', {
        label: 'Lead it to',
      }),
      admin: {
        description: 'A path of this site, for example /calendar. Saving makes the redirect.',
        components: { Cell: '/components/plain-cells.client.tsx#TextCell' },
      },
      validate: (value: string | null | undefined) => !value || isPath(value),
    },
    { ...numberField('hits', { label: 'Times asked for', min: 0 }), admin: readOnly },
    shownMomentField('last_asked', { label: 'Last asked for' }),
    { ...textField('referrer', { label: 'Linked from' }), admin: readOnly },
  ],
});
