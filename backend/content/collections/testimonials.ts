import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { enabledField, numberField, sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Testimonials (spec point 3). */
export const testimonials = contentCollection({
  slug: 'testimonials',
  admin: {
    group: 'People and partners',
    useAsTitle: 'name',
    defaultColumns: ['name', 'title', 'rating', 'groups', 'sort'],
  },
  defaultSort: 'sort',
  fields: [
    {
      type: 'row',
      fields: [textField('name', { required: true }), textField('title', { label: 'Who they are' })],
    },
    richTextField('content', { label: 'Quote' }),
    imageField('image', { label: 'Portrait' }),
    numberField('rating', { description: 'One to five, or nothing.', min: 1, max: 5, step: 1 }),
    groupsField('Testimonial'),
    sortField(),
    enabledField(),
  ],
});
