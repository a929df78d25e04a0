import { contentCollection } from './content-collection.ts';
import { textField } from '../fields/text.ts';

const isPath = (value: string | null | undefined) =>
  (typeof value === 'string' && /^\/(?!\/)[^\s\\]*$/.test(value)) ||
  'Type a path of this site that starts with one slash, for example /calendar.';

/** Old page paths and where they lead now (spec point 2). */
export const redirects = contentCollection({
  slug: 'redirects',
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
  },
  defaultSort: 'from',
  fields: [
    {
      ...textField('from', { label: 'Old path', required: true, index: true }),
      unique: true,
      validate: isPath,
    },
    {
      ...textField('to', { label: 'New path', required: true }),
      validate: (value: string | null | undefined, { siblingData }: { siblingData: object }) => {
        if (value && value === Reflect.get(siblingData, 'from')) return 'A path cannot lead to itself.';
        return isPath(value);
      },
    },
  ],
});
