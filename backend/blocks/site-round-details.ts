import { roundDetailsBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { flag } from './settings.ts';

export const siteRoundDetails = defineBlock(roundDetailsBlock, {
  group: 'Racing',
  description: 'The round that the address names. For the page round.',
  settings: {
    show_results: flag(),
  },
});
