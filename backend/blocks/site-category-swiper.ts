import { categorySwiperBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, text } from './settings.ts';

export const siteCategorySwiper = defineBlock(categorySwiperBlock, {
  group: 'Racing',
  description: 'Racing categories side by side, to slide through.',
  settings: {
    heading: text({ label: 'Heading' }),
    only_in_series: flag({ label: 'Only those that race in a round of a series' }),
  },
});
