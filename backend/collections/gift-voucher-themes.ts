import { imageField } from '../fields/media.ts';
import { sortField, textField } from '../fields/text.ts';
import { contentCollection } from './content-collection.ts';

/** Pictures that a gift voucher can have (spec point 3). */
export const giftVoucherThemes = contentCollection({
  slug: 'gift-voucher-themes',
  labels: { singular: 'Gift voucher theme', plural: 'Gift voucher themes' },
  admin: { group: 'Shop', useAsTitle: 'name', defaultColumns: ['name', 'image', 'sort'] },
  defaultSort: 'sort',
  fields: [textField('name', { required: true }), imageField('image', { required: true }), sortField()],
});
