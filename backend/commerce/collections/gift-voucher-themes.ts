import { hiddenOutsideShop } from '../../cms/access/hidden-from-officers.ts';
import { shopAccess } from '../../cms/access/permissions.ts';
import { imageField } from '../../cms/fields/media.ts';
import { sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Pictures to choose from for a gift voucher (spec point 3). */
export const giftVoucherThemes = contentCollection({
  slug: 'gift-voucher-themes',
  access: shopAccess,
  labels: { singular: 'Gift voucher theme', plural: 'Gift voucher themes' },
  admin: {
    group: 'Shop',
    hidden: hiddenOutsideShop,
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'sort'],
  },
  defaultSort: 'sort',
  fields: [textField('name', { required: true }), imageField('image', { required: true }), sortField()],
});
