import { categoryViewBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag } from './settings.ts';

export const siteCategoryView = defineBlock(categoryViewBlock, {
  group: 'Racing',
  description: 'The category that the address names. For the page category.',
  settings: {
    show_drivers: flag(),
  },
});
