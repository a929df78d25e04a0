import { giftVoucherPurchaseBlock } from '../../lib/contract/blocks/core.ts';
import { defineBlock } from './define-block.ts';
import { flag, text } from './settings.ts';

export const coreGiftVoucherPurchase = defineBlock(giftVoucherPurchaseBlock, {
  group: 'Shop',
  description: 'Buy a gift voucher, or redeem one.',
  settings: {
    heading: text({ label: 'Heading' }),
    amounts: text({ description: 'Dollar amounts with a bar between them: 25|50|100.' }),
    allow_custom_amounts: flag({ label: 'Visitors may type an amount' }),
  },
});
