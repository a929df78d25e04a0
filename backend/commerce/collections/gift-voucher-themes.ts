import { imageField } from '../../cms/fields/media.ts';
import { sortField, textField } from '../../cms/fields/text.ts';
import { contentCollection } from '../../cms/collections/content-collection.ts';

/** Pictures to choose from for a gift voucher (spec point 3). */
export const giftVoucherThemes = contentCollection({
  slug: 'gift-voucher-themes',
  labels: { singular: 'Gift voucher theme', plural: 'Gift voucher themes' },
  admin: { group: 'Shop', useAsTitle: 'name', defaultColumns: ['name', 'image', 'sort'] },
  defaultSort: 'sort',
  fields: [textField('name', { required: true }), imageField('image', { required: true }), sortField()],
});
