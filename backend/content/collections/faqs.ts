import { groupsField } from '../../cms/fields/groups.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { enabledField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Questions and answers (spec point 3). */
export const faqs = contentCollection({
  slug: 'faqs',
  labels: { singular: 'Question and answer', plural: 'Questions and answers' },
  admin: { group: 'Site', useAsTitle: 'name', defaultColumns: ['name', 'groups', 'sort'] },
  defaultSort: 'sort',
  fields: [
    textField('name', { label: 'Question', required: true }),
    richTextField('content', { label: 'Answer' }),
    groupsField('Faq'),
    sortField(),
    enabledField(),
  ],
});
