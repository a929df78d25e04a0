import { fileField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { linkField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Links and documents for competitors, each belonging to a round (spec point 3). */
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
