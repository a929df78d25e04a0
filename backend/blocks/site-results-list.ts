import { resultsListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { text } from './settings.ts';

export const siteResultsList = defineBlock(resultsListBlock, {
  group: 'Racing',
  description: 'Session results of the round that the address names, day by day. For the page results.',
  settings: {
    heading: text({ label: 'Heading' }),
  },
});
