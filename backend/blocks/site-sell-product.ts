import { sellProductBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag } from './settings.ts';

export const siteSellProduct = defineBlock(sellProductBlock, {
  group: 'Shop',
  description: 'The product that the address names. For the page product.',
  settings: {
    show_related: flag({ label: 'Show other products below' }),
  },
});
