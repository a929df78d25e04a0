import { hiddenOutsideShop } from '../../cms/access/hidden-from-officers.ts';
import { shopAccess } from '../../cms/access/permissions.ts';
import { groupsField } from '../../cms/fields/groups.ts';
import { imageField } from '../../cms/fields/media.ts';
import { priceRows, skuRows } from '../../cms/fields/price-rows.ts';
import { richTextField } from '../../cms/fields/rich-text.ts';
import { slugField } from '../../cms/fields/slug.ts';
import { flagField, longTextField, numberField, textField } from '../../cms/fields/text.ts';
import { validateRoundDay } from '../catalogue/validate-round-day.ts';
import { showCurrentStock } from '../catalogue/show-current-stock.ts';
import { roundTicketEndpoints } from '../round-tickets/cms-endpoints.ts';
import { contentCollection, drafts } from '../../cms/collections/content-collection.ts';

/** Products of the shop (spec point 3). A product is in stock if one of its SKUs is. */
export const products = contentCollection({
  slug: 'products',
  access: shopAccess,
  admin: {
    group: 'Shop',
    hidden: hiddenOutsideShop,
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'primary_group', 'is_new', 'is_on_special', '_status'],
    listSearchableFields: ['name', 'slug', 'brand'],
  },
  defaultSort: '-createdAt',
  versions: drafts,
  hooks: { afterRead: [showCurrentStock] },
  endpoints: roundTicketEndpoints,
  fields: [
    textField('name', { required: true }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Product',
          fields: [
            longTextField('blurb', {
              label: 'Summary',
              description: 'One or two sentences below the price.',
            }),
            richTextField('content', {
              label: 'Text',
              description: 'Everything else about the product, on its page.',
            }),
            {
              type: 'row',
              fields: [
                textField('brand', {
                  description: 'Shown above the name. Leave blank for your own products.',
                }),
                textField('badge', { description: 'A word shown on its picture, such as Limited.' }),
              ],
            },
            {
              type: 'row',
              fields: [
                numberField('price', {
                  label: 'Price (dollars)',
                  description:
                    'Shown in the shop; buyers pay the price of the size or colour they choose. Tickets show their lowest price instead.',
                  required: true,
                  min: 0,
                  step: 0.01,
                  index: true,
                }),
                numberField('old_price', {
                  label: 'Price before special',
                  description: 'In dollars. Shown crossed out if it’s higher than the price.',
                  min: 0,
                  step: 0.01,
                }),
              ],
            },
            skuRows(),
            priceRows('addons', {
              label: 'Extras',
              description: 'Optional extras, such as printing.',
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
              admin: { description: 'The first is the main picture.' },
            },
            {
              name: 'video',
              type: 'relationship',
              relationTo: 'videos',
              admin: { description: 'Shown on the product’s page.' },
            },
            imageField('size_chart_image', {
              label: 'Size chart',
              description: 'A picture of the sizes, opened from the product’s page.',
            }),
          ],
        },
        {
          label: 'Search engines',
          fields: [
            textField('title', { description: 'Leave blank to use the name.' }),
            longTextField('meta_description', {
              description: 'One or two sentences for search engines. Leave blank to use the summary.',
            }),
          ],
        },
      ],
    },
    slugField({ name: 'slug' }),
    groupsField('Product', {
      name: 'primary_group',
      hasMany: false,
      label: 'Main group',
      description:
        'The product’s page links back to it and shows others from it. Leave blank to use the first of all groups.',
    }),
    groupsField('Product', { label: 'All groups', description: 'Every group that lists it in the shop.' }),
    flagField('is_ticket', {
      label: 'Is a ticket',
      description: 'Buyers get a ticket for each one, by email and on the page after paying.',
      inSidebar: true,
    }),
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'rounds',
      admin: {
        position: 'sidebar',
        condition: (data) => data.is_ticket === true,
        description: 'The round it lets people into. The round’s page sells it, too.',
      },
    },
    {
      ...numberField('round_day', { label: 'Day of the round', min: 1 }),
      validate: validateRoundDay,
      admin: {
        position: 'sidebar',
        step: 1,
        condition: (data) => data.is_ticket === true && Boolean(data.round),
        description: '1 for its first day. Leave blank if the ticket is for all of them.',
      },
    },
    numberField('max_per_customer', {
      label: 'Most per person',
      min: 1,
      step: 1,
      inSidebar: true,
      description:
        'Across all sizes or kinds, and all orders from one email address. Cancelled and refunded ones don’t count. Leave blank for no limit.',
    }),
    flagField('is_new', { label: 'New', inSidebar: true, description: 'Marks it as new.' }),
    flagField('is_on_special', {
      label: 'On special',
      inSidebar: true,
      description: 'Marks it as on special while it’s in stock. This doesn’t change the price.',
    }),
  ],
});
