import { shopBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { group, number, text } from './settings.ts';

export const siteShop = defineBlock(shopBlock, {
  group: 'Shop',
  description: 'Products of the group that the address names, page by page. For the page shop.',
  settings: {
    heading: text({ label: 'Heading' }),
    page_size: number({ label: 'Products on a page' }),
    group: group('Product'),
  },
});
