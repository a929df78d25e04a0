import { fileField } from '../fields/media.ts';
import { richTextField } from '../fields/rich-text.ts';
import { linkField, sortField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Links and documents for competitors, each under a round (spec point 3). */
export const competitorLinks = contentCollection({
  slug: 'competitor-links',
  labels: { singular: 'Competitor link', plural: 'Competitor links' },
  admin: {
    group: 'Racing',
    useAsTitle: 'name',
    defaultColumns: ['name', 'round', 'link', 'file', 'sort'],
    listSearchableFields: ['name'],
  },
  defaultSort: 'sort',
  fields: [
    textField('name', { required: true }),
    { name: 'round', type: 'relationship', relationTo: 'rounds', required: true, index: true },
    { type: 'row', fields: [linkField('link'), fileField('file')] },
    richTextField('content', { label: 'Text' }),
    sortField(),
  ],
});
