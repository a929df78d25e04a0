import { isPath } from '../redirects/is-path.ts';
import { leadStraight, shortenOthers } from '../redirects/keep-direct.ts';
import { contentCollection } from './content-collection.ts';
import { textField } from '../fields/text.ts';

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
  hooks: { beforeChange: [leadStraight], afterChange: [shortenOthers] },
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
