import { slugField } from '../../cms/fields/slug.ts';
import { sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { raiseEntriesOfSeries } from './raise-revisions.ts';

/** Series of rounds (spec point 3). */
export const series = contentCollection({
  slug: 'series',
  labels: { singular: 'Series', plural: 'Series' },
  admin: { group: 'Racing', useAsTitle: 'name', defaultColumns: ['name', 'url', 'sort'] },
  defaultSort: 'sort',
  hooks: { afterChange: [raiseEntriesOfSeries] },
  fields: [textField('name', { required: true }), slugField(), sortField()],
});
