import { competitorListBlock } from '../../lib/contract/blocks/site.ts';
import { defineBlock } from './define-block.ts';
import { seriesUrl, text } from './settings.ts';

export const siteCompetitorList = defineBlock(competitorListBlock, {
  group: 'Racing',
  description: 'Documents and links for competitors, round by round.',
  settings: {
    heading: text({ label: 'Heading' }),
    series: seriesUrl(),
  },
});
