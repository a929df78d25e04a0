import { flagField, longTextField, numberField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Corrections of the sitemap, which is otherwise made of what is published (spec point 3). */
export const sitemapOverrides = contentCollection({
  slug: 'sitemap-overrides',
  labels: { singular: 'Sitemap correction', plural: 'Sitemap corrections' },
  admin: {
    group: 'Site',
    useAsTitle: 'url',
    defaultColumns: ['url', 'seo_title', 'priority', 'is_left_out'],
    listSearchableFields: ['url', 'seo_title'],
    description:
      'Title, description and priority of single addresses, where they should differ from the usual.',
  },
  fields: [
    {
      ...textField('url', {
        label: 'Path',
        required: true,
        index: true,
        description: 'Without the first slash, for example news or round/taupo-historic-gp.',
      }),
      unique: true,
      validate: (value: string | null | undefined) =>
        (typeof value === 'string' && /^[^\s/\\][^\s\\]*$/.test(value)) ||
        'Type a path without its first slash, for example news.',
    },
    textField('seo_title', { label: 'Title' }),
    longTextField('seo_meta_description', { label: 'Description' }),
    numberField('priority', {
      description: 'From 0 to 100; empty for the usual one.',
      min: 0,
      max: 100,
      step: 1,
    }),
    flagField('is_left_out', { label: 'Leave out of the sitemap' }),
  ],
});
