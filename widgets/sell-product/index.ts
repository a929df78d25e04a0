import { sellProductBlock } from '@/lib/contract/blocks/site';
import { defineWidget } from '../define-widget';
import { productFacts } from './facts';
import { loadProduct } from './load';
import { SellProductView } from './sell-product';

export const sellProductWidget = defineWidget({
  block: sellProductBlock,
  load: loadProduct,
  View: SellProductView,
  facts: productFacts,
});
