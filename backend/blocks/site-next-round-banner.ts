import { nextRoundBannerBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag, text } from './settings.ts';

export const siteNextRoundBanner = defineBlock(nextRoundBannerBlock, {
  group: 'Racing',
  description: 'The next round with the days to go and its tickets.',
  settings: {
    heading: text({ label: 'Heading' }),
    show_countdown: flag(),
  },
});
