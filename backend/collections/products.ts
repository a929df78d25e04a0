import { groupsField } from '../fields/groups.ts';
import { imageField } from '../fields/media.ts';
import { priceRows, skuRows } from '../fields/price-rows.ts';
import { richTextField } from '../fields/rich-text.ts';
import { slugField } from '../fields/slug.ts';
import { flagField, longTextField, numberField, textField } from '../fields/text.ts';
import { showCurrentStock } from '../shop/show-current-stock.ts';
import { contentCollection, drafts } from './content-collection.ts';

/** Products of the shop (spec point 3). A product is in stock when one of its sizes is. */
export const products = contentCollection({
  slug: 'products',
  admin: {
    group: 'Shop',
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'primary_group', 'is_new', 'is_on_special', '_status'],
    listSearchableFields: ['name', 'slug', 'brand'],
  },
  defaultSort: '-createdAt',
  versions: drafts,
  hooks: { afterRead: [showCurrentStock] },
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Product',
          fields: [
            longTextField('blurb', { label: 'Summary' }),
            richTextField('content', { label: 'Text' }),
            {
              type: 'row',
              fields: [
                textField('brand'),
                textField('badge', { description: 'A word on its picture, for example Limited.' }),
              ],
            },
            {
              type: 'row',
              fields: [
                numberField('price', {
                  label: 'Price in dollars',
                  required: true,
                  min: 0,
                  step: 0.01,
                  index: true,
                }),
                numberField('old_price', { label: 'Price before the special', min: 0, step: 0.01 }),
              ],
            },
            skuRows(),
            priceRows('addons', {
              label: 'Additions',
              description: 'What it can be bought with, for example printing.',
            }),
          ],
        },
        {
          label: 'Pictures',
          fields: [
            {
              name: 'images',
              type: 'upload',
              relationTo: 'media',
              hasMany: true,
              admin: { description: 'The first is the main one.' },
            },
            { name: 'video', type: 'relationship', relationTo: 'videos' },
            imageField('size_chart_image', { label: 'Size chart' }),
          ],
        },
        {
          label: 'Search engines',
          fields: [
            textField('title', { description: 'Empty for the name.' }),
            longTextField('meta_description'),
          ],
        },
      ],
    },
    slugField({ name: 'slug' }),
    groupsField('Product', { name: 'primary_group', hasMany: false, label: 'Main group' }),
    groupsField('Product', { label: 'All groups' }),
    flagField('is_ticket', {
      label: 'Is a ticket',
      description: 'Whoever buys it can print a ticket for each piece.',
      inSidebar: true,
    }),
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'rounds',
      admin: { position: 'sidebar', condition: (data) => data.is_ticket === true },
    },
    flagField('is_new', { label: 'New', inSidebar: true }),
    flagField('is_on_special', { label: 'On special', inSidebar: true }),
  ],
});
