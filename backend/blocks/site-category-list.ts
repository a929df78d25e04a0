import { categoryListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, text } from './settings.ts';

export const siteCategoryList = defineBlock(categoryListBlock, {
  group: 'Racing',
  description: 'All racing categories.',
  settings: {
    heading: text({ label: 'Heading' }),
    only_in_series: flag({ label: 'Only those that race in a round of a series' }),
  },
});
