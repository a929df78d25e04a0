import { allResultsBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { seriesUrl, text } from './settings.ts';

export const siteAllResults = defineBlock(allResultsBlock, {
  group: 'Racing',
  description: 'Session results of every round.',
  settings: {
    heading: text({ label: 'Heading' }),
    series: seriesUrl(),
  },
});
