import { shopBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { shopFacts } from './facts';
import { loadShop } from './load';
import { ShopView } from './shop';

export const shopWidget = defineWidget({
  block: shopBlock,
  load: loadShop,
  View: ShopView,
  facts: shopFacts,
});
