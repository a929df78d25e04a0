import { isEditor } from '../../cms/access/permissions.ts';
import { flagField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Overrides for the sitemap, which is otherwise generated from published content (spec point 3). */
export const sitemapOverrides = contentCollection({
  slug: 'sitemap-overrides',
  labels: { singular: 'Sitemap override', plural: 'Sitemap overrides' },
  access: { read: isEditor },
  admin: {
    group: 'Site',
    useAsTitle: 'url',
    defaultColumns: ['url', 'seo_title', 'priority', 'is_left_out'],
    listSearchableFields: ['url', 'seo_title'],
    description: 'Overrides the title, description or priority of an address.',
  },
  fields: [
    {
      ...textField('url', {
        label: 'Path',
        required: true,
        index: true,
        description: 'Without the leading slash, such as news or round/taupo-historic-gp.',
      }),
      unique: true,
      validate: (value: string | null | undefined) =>
        (typeof value === 'string' && /^[^\s/\\][^\s\\]*$/.test(value)) ||
        'Enter a path without its leading slash, such as news.',
    },
    textField('seo_title', { label: 'Title' }),
    longTextField('seo_meta_description', { label: 'Description' }),
    numberField('priority', {
      description: 'From 0 to 100. Leave blank for the default.',
      min: 0,
      max: 100,
      step: 1,
    }),
    flagField('is_left_out', { label: 'Exclude from sitemap' }),
  ],
});
