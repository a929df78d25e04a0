import { giftVoucherPurchaseBlock } from '@/lib/contract/blocks/core';
import { defineWidget } from '../define-widget';
import { GiftVoucherPurchaseView } from './gift-voucher-purchase';
import { loadVouchers } from './load';

export const giftVoucherPurchaseWidget = defineWidget({
  block: giftVoucherPurchaseBlock,
  load: loadVouchers,
  View: GiftVoucherPurchaseView,
});
