import { FORM_DATA_FIELD_TYPES, FORM_QUESTION_TYPES } from '../../lib/contract/entities/media.ts';
import { choiceField } from '../fields/choices.ts';
import { richTextField } from '../fields/rich-text.ts';
import { slugField } from '../fields/slug.ts';
import { flagField, longTextField, numberField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';
import { rowLabel } from '../fields/row-label.ts';

const fieldName = () => ({
  ...textField('name', {
    required: true,
    description: 'What its value is called in an answer: letters, digits, - and _.',
  }),
  validate: (value: string | null | undefined) =>
    (value && /^[A-Za-z][\w-]*$/.test(value)) || 'Start with a letter; then letters, digits, - and _.',
});

/** Forms. Either style of fields may be used; both are shown, data fields first (spec point 3). */
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
                    textField('subtype', { description: 'For example email, tel, h2 or submit.' }),
                  ],
                },
                { type: 'row', fields: [fieldName(), textField('label')] },
                {
                  type: 'row',
                  fields: [
                    textField('placeholder'),
                    longTextField('value', { label: 'Value to begin with' }),
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    {
                      ...numberField('min', { label: 'Smallest' }),
                      admin: { condition: (_, row) => row?.type === 'number' },
                    },
                    {
                      ...numberField('max', { label: 'Largest' }),
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
                flagField('required', { label: 'Must be filled in' }),
              ],
            },
          ],
        },
        {
          label: 'Questions',
          description: 'The other style of fields: each question may carry its own text.',
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
                  fields: [textField('label'), textField('value', { label: 'Value to begin with' })],
                },
                richTextField('content', { label: 'Text' }),
                flagField('required', { label: 'Must be filled in' }),
              ],
            },
          ],
        },
      ],
    },
    slugField(),
    numberField('cost', {
      label: 'Cost in dollars',
      description: '0 for none.',
      min: 0,
      step: 0.01,
      defaultValue: 0,
      inSidebar: true,
    }),
    {
      name: 'notify_email',
      label: 'Submissions are mailed to',
      type: 'email',
      admin: { position: 'sidebar', description: 'Empty for the address of the organisation.' },
    },
    flagField('is_ticket', {
      label: 'Is a ticket',
      description: 'Whoever has paid can print a ticket.',
      inSidebar: true,
    }),
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'rounds',
      admin: { position: 'sidebar', condition: (data) => data.is_ticket === true },
    },
    flagField('must_be_logged_on', { label: 'For signed-in visitors only', inSidebar: true }),
    flagField('use_captcha', { label: 'Protect against robots', inSidebar: true }),
  ],
});
