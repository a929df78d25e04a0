import { FORM_DATA_FIELD_TYPES, FORM_QUESTION_TYPES } from '../../../lib/contract/entities/media.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { flagField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';

const fieldName = () => ({
  ...textField('name', {
    required: true,
    description: 'The name of its value in an answer. Use letters, digits, - and _.',
  }),
  validate: (value: string | null | undefined) =>
    (value && /^[A-Za-z][\w-]*$/.test(value)) || 'Start with a letter, then use letters, digits, - and _.',
});

/** Forms. Either style of fields can be used; both are shown, data fields first (spec point 3). */
export const forms = contentCollection({
  slug: 'forms',
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'cost', 'must_be_logged_on', 'updatedAt'],
  },
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Fields',
          fields: [
            {
              name: 'data',
              type: 'array',
              label: 'Fields',
              labels: { singular: 'Field', plural: 'Fields' },
              admin: { initCollapsed: true, components: rowLabel('label', 'name', 'type') },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      ...choiceField('type', FORM_DATA_FIELD_TYPES, { defaultValue: 'text' }),
                      required: true,
                    },
                    textField('subtype', { description: 'Such as email, tel, h2 or submit.' }),
                  ],
                },
                { type: 'row', fields: [fieldName(), textField('label')] },
                {
                  type: 'row',
                  fields: [textField('placeholder'), longTextField('value', { label: 'Default value' })],
                },
                {
                  type: 'row',
                  fields: [
                    {
                      ...numberField('min', { label: 'Minimum' }),
                      admin: { condition: (_, row) => row?.type === 'number' },
                    },
                    {
                      ...numberField('max', { label: 'Maximum' }),
                      admin: { condition: (_, row) => row?.type === 'number' },
                    },
                  ],
                },
                {
                  name: 'values',
                  type: 'array',
                  label: 'Choices',
                  admin: { condition: (_, row) => row?.type === 'select' },
                  fields: [
                    {
                      type: 'row',
                      fields: [
                        textField('label', { required: true }),
                        textField('value', { required: true }),
                      ],
                    },
                  ],
                },
                flagField('required', { label: 'Required' }),
              ],
            },
          ],
        },
        {
          label: 'Questions',
          description: 'An alternative to fields: each question can have its own text.',
          fields: [
            {
              name: 'questions',
              type: 'array',
              labels: { singular: 'Question', plural: 'Questions' },
              admin: { initCollapsed: true, components: rowLabel('label', 'name', 'field_type') },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      ...choiceField('field_type', FORM_QUESTION_TYPES, { defaultValue: 'text' }),
                      required: true,
                    },
                    fieldName(),
                  ],
                },
                {
                  type: 'row',
                  fields: [textField('label'), textField('value', { label: 'Default value' })],
                },
                richTextField('content', { label: 'Text' }),
                flagField('required', { label: 'Required' }),
              ],
            },
          ],
        },
      ],
    },
    slugField(),
    numberField('cost', {
      label: 'Cost (dollars)',
      description: '0 for none.',
      min: 0,
      step: 0.01,
      defaultValue: 0,
      inSidebar: true,
    }),
    {
      name: 'notify_email',
      label: 'Email submissions to',
      type: 'email',
      admin: { position: 'sidebar', description: 'Leave blank to use the organisation’s address.' },
    },
    flagField('is_ticket', {
      label: 'Is a ticket',
      description:
        'Everyone who pays gets a ticket, in the name typed into a field called passenger, holder, name, or first_name and last_name. It’s for the round below, or the one chosen in a field called round.',
      inSidebar: true,
    }),
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'rounds',
      admin: { position: 'sidebar', condition: (data) => data.is_ticket === true },
    },
    flagField('must_be_logged_on', { label: 'Signed-in visitors only', inSidebar: true }),
    flagField('use_captcha', { label: 'Spam protection', inSidebar: true }),
  ],
});
