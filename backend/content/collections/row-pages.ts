import { ALL_BLOCKS, TEMPLATES } from '../../../lib/contract/blocks/index.ts';
import { WIDGET_LIST_LIMIT } from '../../../lib/contract/limits.ts';
import { choiceField } from '../../cms/fields/choices.ts';
import { rowLabel } from '../../cms/fields/row-label.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { momentField } from '../../cms/fields/moment.ts';
import { flagField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { linkedFromField } from '../links/linked-from-field.ts';
import { linkedFromEndpoint } from '../links/links-endpoint.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

const widgetFields = () => [
  {
    type: 'row' as const,
    fields: [
      {
        ...choiceField('template', TEMPLATES, {
          labels: Object.fromEntries(
            ALL_BLOCKS.map((block) => [block.template, `${block.label} (${block.template})`]),
          ),
        }),
        required: true,
      },
      textField('type'),
    ],
  },
  {
    name: 'templatevar',
    type: 'json' as const,
    label: 'Display options',
    admin: {
      description: "The template's settings, as JSON.",
      components: { Field: '/cms/fields/json-field.client.tsx#JsonField' },
    },
  },
  {
    type: 'collapsible' as const,
    label: 'List',
    admin: { initCollapsed: true },
    fields: [
      { type: 'row' as const, fields: [textField('sort'), textField('outer', { label: 'Outer template' })] },
      {
        type: 'row' as const,
        fields: [
          numberField('limit', { min: 0, step: 1, defaultValue: WIDGET_LIST_LIMIT }),
          numberField('offset', { min: 0, step: 1, defaultValue: 0 }),
          numberField('items_per_page', { min: 1, step: 1 }),
        ],
      },
      {
        type: 'row' as const,
        fields: [
          textField('first_label'),
          textField('previous_label'),
          textField('next_label'),
          textField('last_label'),
        ],
      },
    ],
  },
  flagField('widget_is_visible', { label: 'Visible', defaultValue: true }),
  { type: 'row' as const, fields: [momentField('hidden_before'), momentField('hidden_after')] },
];

/** Pages of the older model: rows of columns or tabs that contain widgets (spec point 3). */
export const rowPages = contentCollection({
  slug: 'row-pages',
  labels: { singular: 'Page with rows (older)', plural: 'Pages with rows (older)' },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
  },
  endpoints: [linkedFromEndpoint('row-pages')],
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Rows',
          fields: [
            {
              name: 'rows',
              type: 'array',
              admin: { initCollapsed: true, components: rowLabel('type') },
              fields: [
                { ...choiceField('type', ['columns', 'tabs'], { defaultValue: 'columns' }), required: true },
                {
                  name: 'blocks',
                  type: 'array',
                  admin: { initCollapsed: true, components: rowLabel('title') },
                  fields: [
                    textField('title', { description: 'The tab’s name, or a heading above the column.' }),
                    {
                      type: 'row',
                      fields: [
                        numberField('width', {
                          label: 'Width in twelfths',
                          min: 1,
                          max: 12,
                          step: 1,
                          defaultValue: 12,
                          required: true,
                        }),
                        numberField('offset', {
                          label: 'Offset in twelfths',
                          min: 0,
                          max: 11,
                          step: 1,
                          defaultValue: 0,
                          required: true,
                        }),
                      ],
                    },
                    {
                      name: 'widgets',
                      type: 'array',
                      admin: { initCollapsed: true, components: rowLabel('template') },
                      fields: widgetFields(),
                    },
                  ],
                },
              ],
            },
          ],
        },
        { label: 'Text', fields: [richTextField('content', { label: 'Text' })] },
        {
          label: 'Search engines',
          fields: [
            textField('title'),
            longTextField('meta_description'),
            { type: 'row', fields: [textField('sitemap_model'), textField('sitemap_group_model')] },
          ],
        },
      ],
    },
    linkedFromField,
    slugField({
      name: 'slug',
      isPath: true,
      description: 'The page’s address. Separate several parts with slashes.',
    }),
  ],
});
