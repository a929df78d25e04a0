import { giftVoucherPurchaseBlock } from '../../../lib/contract/blocks/core.ts';
import { sellProductBlock, shopBlock } from '../../../lib/contract/blocks/site.ts';
import { defineBlock, flag, group, number, text, type BlockGroup, type CmsBlock } from './define-block.ts';
import { button, dark, label, light, lines, picture, repeat, title } from './shapes.ts';

const FAMILY: BlockGroup = 'Shop';

/** Blocks in the picker's “Shop” section. */
export const SHOP_BLOCKS: readonly CmsBlock[] = [
  defineBlock(giftVoucherPurchaseBlock, {
    group: FAMILY,
    description: 'Buy or redeem a gift voucher.',
    picture: dark(24, 16, 72, 40) + label(42, 42, '$', 24) + light(60, 34, 26) + button(47, 62),
    settings: {
      heading: text({ label: 'Heading' }),
      amounts: text({ description: 'Dollar amounts separated by |, such as 25|50|100.' }),
      allow_custom_amounts: flag({ label: 'Allow custom amounts' }),
    },
  }),
  defineBlock(shopBlock, {
    group: FAMILY,
    description: 'The products in the group at this address, split into pages. For the shop page.',
    picture: repeat(
      3,
      (n) =>
        picture(10 + n * 35, 10, 30, 36) + lines(10 + n * 35, 50, 26, 1) + label(10 + n * 35, 68, '$', 11),
    ),
    settings: {
      heading: text({ label: 'Heading' }),
      page_size: number({ label: 'Products per page' }),
      group: group('Product'),
    },
  }),
  defineBlock(sellProductBlock, {
    group: FAMILY,
    description: 'The product at this address. For the product page.',
    picture: picture(10, 12, 48, 56) + title(66, 16, 44) + lines(66, 30, 44, 3) + button(66, 54),
    settings: {
      show_related: flag({ label: 'Show other products below' }),
    },
  }),
];
