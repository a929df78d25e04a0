import type {
  CheckboxFieldValidation,
  CollectionBeforeValidateHook,
  DateFieldValidation,
  NumberFieldValidation,
} from 'payload';
import { FORM_QUESTION_TYPES } from '../../../lib/contract/entities/media.ts';
import { propertyOf, textIn } from '../../../lib/shared/record.ts';
import { numberInText } from '../../../lib/shared/text/number-in-text.ts';
import { isShopkeeper } from '../../cms/access/permissions.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { imageField } from '../../cms/fields/media.ts';
import { enabledField, flagField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { formLivePreview } from '../../content/preview/live-preview.ts';
import { namedRows } from '../builder/field-rules.ts';
import { rowsIn } from '../builder/field-names.ts';
import { takenPlaces } from '../places.ts';
import { costRule, formFields, nameField } from './form-fields.ts';

/** Names fields and choices without a name, and copied ones, so that editors only need to type labels. */
const nameFields: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (data === undefined || (data['data'] === undefined && data['questions'] === undefined)) return data;
  const { data: fields, questions } = namedRows({ ...originalDoc, ...data }, originalDoc);
  return {
    ...data,
    ...(data['data'] === undefined ? {} : { data: fields }),
    ...(data['questions'] === undefined ? {} : { questions }),
  };
};

const closesAfterOpening: DateFieldValidation = (value, { siblingData }) => {
  const opens = propertyOf(siblingData, 'opens_at');
  if (!value || !(typeof opens === 'string' || opens instanceof Date)) return true;
  return new Date(value) > new Date(opens) || 'This is before the form opens.';
};

/** At least as many as are taken: existing bookings keep their places. */
const placesRule: NumberFieldValidation = async (value, { id, operation, event, req }) => {
  if (typeof value !== 'number') return true;
  if (value < 1 || !Number.isInteger(value)) return 'Enter a whole number of 1 or more, or leave it blank.';
  if (operation !== 'update' || event === 'onChange') return true;
  const taken = await takenPlaces(req.payload, Number(id));
  return taken <= value || `${numberInText(taken)} places are already taken.`;
};

/** Whether a form has a field whose answer is an email address. */
const asksForEmail = (form: unknown): boolean =>
  rowsIn(propertyOf(form, 'data')).some((row) => textIn(row, 'subtype') === 'email') ||
  rowsIn(propertyOf(form, 'questions')).some((row) => textIn(row, 'field_type') === 'email');

/** Forms. Either style of fields can be used; both are shown, data fields first (spec point 3). */
export const forms = contentCollection({
  slug: 'forms',
  access: { read: isShopkeeper },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'url', 'cost', 'places', 'closes_at', 'updatedAt'],
    livePreview: formLivePreview,
  },
  hooks: { beforeValidate: [nameFields] },
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Fields',
          fields: [
            {
              name: 'form_templates',
              type: 'ui',
              admin: { components: { Field: '/forms/builder/form-templates.client.tsx#FormTemplates' } },
            },
            formFields(),
          ],
        },
        {
          label: 'After sending',
          fields: [
            longTextField('confirmation', {
              label: 'Confirmation',
              description:
                'What visitors read after sending the form or paying for it, and in their email. Leave blank for a plain thank-you.',
            }),
            {
              ...flagField('confirm_by_email', {
                label: 'Email the sender',
                description: 'The confirmation and their answers, once the form is sent or paid for.',
              }),
              validate: ((value, { data }) =>
                value !== true ||
                asksForEmail(data) ||
                'Add an Email field, so there’s an address to write to.') satisfies CheckboxFieldValidation,
            },
            {
              name: 'notify_email',
              label: 'Email submissions to',
              type: 'email',
              admin: { description: 'Leave blank to use the organisation’s address.' },
            },
          ],
        },
        {
          label: 'Questions',
          description: 'An older alternative to fields: each question can have its own text.',
          fields: [
            {
              name: 'questions',
              type: 'array',
              labels: { singular: 'Question', plural: 'Questions' },
              admin: {
                description: 'Shown below the fields.',
                initCollapsed: true,
                components: rowLabel('label', 'name', 'field_type'),
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      ...choiceField('field_type', FORM_QUESTION_TYPES, {
                        description: 'How it’s answered and checked. Content is only for reading.',
                        defaultValue: 'text',
                      }),
                      required: true,
                    },
                    nameField(),
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    textField('label'),
                    textField('value', {
                      label: 'Default value',
                      description: 'Filled in to begin with.',
                    }),
                  ],
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
    {
      ...numberField('cost', {
        label: 'Cost (dollars)',
        description: '0 for none. Choices and quantities can have prices of their own.',
        step: 0.01,
        defaultValue: 0,
        inSidebar: true,
      }),
      validate: costRule,
    },
    {
      ...numberField('places', {
        label: 'Places',
        description: 'How many can book. Leave blank for no limit.',
        step: 1,
        inSidebar: true,
      }),
      validate: placesRule,
    },
    momentField('opens_at', {
      label: 'Opens',
      description: 'Until then, the page says when it opens. Leave blank to open it straight away.',
      inSidebar: true,
    }),
    momentField('closes_at', {
      label: 'Closes',
      description: 'After that, the page says it’s closed. Leave blank to keep it open.',
      inSidebar: true,
      validate: closesAfterOpening,
    }),
    flagField('is_ticket', {
      label: 'Is a ticket',
      description:
        'Everyone who pays gets a ticket, in the name typed into the field Passenger, Holder, Full name, Name, Your name, or First name and Last name. It’s for the round below, or the one chosen in a field called Round. A field that counts places creates that many tickets.',
      inSidebar: true,
    }),
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'rounds',
      admin: {
        position: 'sidebar',
        condition: (data) => data.is_ticket === true,
        description: 'The round that the tickets are for.',
      },
    },
    flagField('must_be_logged_on', {
      label: 'Signed-in visitors only',
      description: 'Everyone else is asked to sign in instead of seeing the form.',
      inSidebar: true,
    }),
    flagField('use_captcha', {
      label: 'Spam protection',
      description:
        'The visitor’s browser works for a second or two before it sends the form. Nobody has to solve a puzzle.',
      inSidebar: true,
    }),
    {
      ...imageField('image', { label: 'Picture' }),
      admin: { position: 'sidebar', description: 'Shown above the fields.' },
    },
    enabledField(),
  ],
});
